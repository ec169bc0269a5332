/**
 * The sports that the vendor plays today, each one tap from its board; what has most matches stands
 * where the vendor put it.
 */
import { SPORT } from '@site/domain/reference/sports';
import { Link, usePlatform } from '@site/platform';
import { color, px, radius, type } from '@site/ui';
import { SportGlyph } from '@site/ui/sport-glyphs';
import styled from 'styled-components';
import { choose } from '../board/board-view';
import { useSportCounts } from '../board/use-counts';
import { BOARD } from '../phrases/board';
import { HOME } from '../phrases/home';
import { sportText } from '../phrases/names';
import { useSports } from '../state/use-sports';
import type { SportCount } from '../vendors/port';

const HEIGHT = 64;
const StyledSports = styled.nav`
  display: flex;
  gap: ${px(6)};
  height: ${px(HEIGHT)};
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scrollbar-width: none;
  margin-inline: ${px(-12)};
  padding-inline: ${px(12)};
  &::-webkit-scrollbar {
    display: none;
  }
`;
const StyledSport = styled(Link)`
  flex: none;
  display: grid;
  justify-items: center;
  align-content: center;
  gap: ${px(3)};
  min-width: ${px(66)};
  padding-inline: ${px(8)};
  border-radius: ${radius.m};
  background: ${color('surface')};
  box-shadow: inset 0 0 0 1px ${color('line')};
  font-size: ${type.xs};
  color: ${color('text')};
  white-space: nowrap;
  svg {
    color: ${color('brand-text')};
  }
  &:active {
    background: ${color('raised')};
  }
  small {
    font-size: inherit;
    color: ${color('text-2')};
  }
`;

/** Where the vendor does not say what it plays: what every vendor plays. */
const COMMON: readonly number[] = [SPORT.SOCCER, SPORT.BASKETBALL, SPORT.TENNIS];

/** A sport with what its chip opens: matches to come, or those in play where today has no others. */
interface ShownSport {
  readonly sportId: number;
  readonly tab: 'TODAY' | 'RUNNING';
  /** Null where the number is not known. */
  readonly count: number | null;
}

/** The sports to show. */
function sportsOf(counts: readonly SportCount[]): readonly ShownSport[] {
  const known = counts
    .filter(({ sportId }) => sportId !== SPORT.ALL)
    .map(({ sportId, counts: { TODAY, RUNNING } }): ShownSport & { readonly count: number } =>
      TODAY > 0
        ? { sportId, tab: 'TODAY', count: TODAY }
        : { sportId, tab: 'RUNNING', count: RUNNING },
    )
    .filter(({ count }) => count > 0);
  return known.length > 0
    ? known
    : COMMON.map((sportId) => ({ sportId, tab: 'TODAY', count: null }));
}

/** The strip; as high before it is known what there is. */
export function HomeSports({ base }: { readonly base: string }) {
  const platform = usePlatform();
  const { vendor } = useSports();
  const { data, isPending } = useSportCounts(vendor);
  if (isPending) return <div className="sk" style={{ height: px(HEIGHT) }} aria-hidden="true" />;
  return (
    <StyledSports aria-label={BOARD.sports} data-testid="home-sports" data-bleeds>
      {sportsOf(data ?? []).map(({ sportId, tab, count }) => (
        <StyledSport
          key={sportId}
          to={base}
          data-testid={`home-sport-${sportId}`}
          aria-label={HOME.sport(sportText(sportId), tab, count)}
          onClick={() => choose(platform, vendor.id, { sportId, tab })}
        >
          <SportGlyph sportId={sportId} size={22} />
          <span>
            {sportText(sportId)} {count === null ? null : <small className="num">{count}</small>}
          </span>
        </StyledSport>
      ))}
    </StyledSports>
  );
}

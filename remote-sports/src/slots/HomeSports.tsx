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
import type { SportCount, TabCounts } from '../vendors/port';

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
const ofToday = ({ RUNNING, TODAY }: TabCounts): number => RUNNING + TODAY;

/** The sports to show with their matches of today; null of one whose number is not known. */
function sportsOf(counts: readonly SportCount[]): readonly (readonly [number, number | null])[] {
  const known = counts
    .filter((sport) => sport.sportId !== SPORT.ALL && ofToday(sport.counts) > 0)
    .map((sport) => [sport.sportId, ofToday(sport.counts)] as const);
  return known.length > 0 ? known : COMMON.map((id) => [id, null] as const);
}

/** The strip; as high before it is known what there is. */
export function HomeSports({ base }: { readonly base: string }) {
  const platform = usePlatform();
  const { vendor } = useSports();
  const { data, isPending } = useSportCounts(vendor);
  if (isPending) return <div className="sk" style={{ height: px(HEIGHT) }} aria-hidden="true" />;
  const counts = data ?? [];
  return (
    <StyledSports aria-label={BOARD.sports} data-testid="home-sports" data-bleeds>
      {sportsOf(counts).map(([sportId, count]) => {
        const own = counts.find((sport) => sport.sportId === sportId)?.counts;
        const tab = own?.TODAY === 0 ? 'RUNNING' : 'TODAY';
        return (
          <StyledSport
            key={sportId}
            to={base}
            data-testid={`home-sport-${sportId}`}
            aria-label={HOME.sport(sportText(sportId), count)}
            onClick={() => choose(platform, vendor.id, { sportId, tab })}
          >
            <SportGlyph sportId={sportId} size={22} />
            <span>
              {sportText(sportId)} {count === null ? null : <small className="num">{count}</small>}
            </span>
          </StyledSport>
        );
      })}
    </StyledSports>
  );
}

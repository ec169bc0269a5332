/**
 * Other matches of the league, one tap away: those in play first. It may be missing; nothing waits
 * for it.
 */
import { formatShort } from '@site/domain/formatting/date';
import { Link, STALE, useQuery, valueOrThrow } from '@site/platform';
import { Section, color, px, radius, type } from '@site/ui';
import styled from 'styled-components';
import { EVENT } from '../../phrases/event';
import { useSports } from '../../state/use-sports';
import type { SportEvent } from '../../vendors/port';
import { eventAddress, useBoardPlace } from '../board-place';
import { liveText } from '../LiveTag';

const MOST = 12;
const StyledRow = styled.ul`
  display: flex;
  gap: ${px(8)};
  overflow-x: auto;
  scrollbar-width: none;
  margin-inline: ${px(-12)};
  padding-inline: ${px(12)};
  &::-webkit-scrollbar {
    display: none;
  }
  & > li {
    flex: none;
    width: ${px(156)};
  }
  a {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${px(1)} ${px(6)};
    padding: ${px(8)} ${px(10)};
    border-radius: ${radius.m};
    background: ${color('surface')};
    box-shadow: inset 0 0 0 1px ${color('line')};
    font-size: ${type.s};
    font-weight: 600;
  }
  & small {
    grid-column: 1 / -1;
    font-size: ${type.xs};
    font-weight: 500;
    color: ${color('text-3')};
  }
  & small[data-live] {
    color: ${color('red')};
  }
  & span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & b {
    color: ${color('gold-text')};
  }
`;

/** Matches of the league but this one, in play first, then by kick-off. */
export const othersOf = (found: readonly SportEvent[], event: SportEvent): readonly SportEvent[] =>
  found
    .filter(
      ({ id, leagueId, isOutright }) =>
        id !== event.id && leagueId === event.leagueId && !isOutright,
    )
    .toSorted((a, b) => Number(b.live !== null) - Number(a.live !== null) || a.startAt - b.startAt)
    .slice(0, MOST);

export function SameLeague({ event }: { readonly event: SportEvent }) {
  const { vendor } = useSports();
  const { base } = useBoardPlace();
  const { data = [] } = useQuery({
    queryKey: ['sports.same-league', vendor.id, event.leagueName],
    queryFn: async () => valueOrThrow(await vendor.search(event.leagueName)),
    staleTime: STALE.minute,
  });
  const others = othersOf(data, event);
  if (others.length === 0) return null;
  return (
    <Section title={EVENT.sameLeague}>
      <StyledRow>
        {others.map((other) => (
          <li key={other.id}>
            <Link to={eventAddress(base, other)} replace>
              <small className="num" data-live={other.live !== null || undefined}>
                {other.live === null
                  ? formatShort(other.startAt)
                  : liveText(other.live, other.sportId)}
              </small>
              <span>{other.homeName}</span>
              <b className="num">{other.live?.score.home}</b>
              <span>{other.awayName}</span>
              <b className="num">{other.live?.score.away}</b>
            </Link>
          </li>
        ))}
      </StyledRow>
    </Section>
  );
}

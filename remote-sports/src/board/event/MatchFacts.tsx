/**
 * What the title bar has no room for: league with its chips, points and danger, and the parts of a
 * match in a table where no tracker says them.
 */
import { formatShort } from '@site/domain/formatting/date';
import { Card, color, px, type } from '@site/ui';
import styled from 'styled-components';
import { BOARD } from '../../phrases/board';
import { EVENT } from '../../phrases/event';
import type { SportEvent } from '../../vendors/port';
import { DangerTag } from '../LiveTag';
import { LeagueChips } from './LeagueChips';
import { PartTable } from './PartTable';

const StyledFacts = styled.p`
  display: flex;
  gap: ${px(6)};
  align-items: center;
  min-width: 0;
  min-height: max(40px, ${px(40)});
  font-size: ${type.s};
  color: ${color('text-2')};
  white-space: nowrap;
  .league {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  /* Letters so large that the line has no room for all of it. */
  @media (max-width: 17em) {
    flex-wrap: wrap;
  }
`;
const StyledParts = styled(Card)`
  padding: 0;
`;

/** The facts. */
export function MatchFacts({
  event,
  hasTracker,
}: {
  readonly event: SportEvent;
  /** The tracker stands below and says what the table would. */
  readonly hasTracker: boolean;
}) {
  const { live, isOutright, isVirtual } = event;
  const isTold = live === null || hasTracker;
  return (
    <>
      <StyledFacts data-testid="event-facts">
        <span className="league">{event.leagueName}</span>
        {isOutright ? (
          <span className="num">{BOARD.endsOn(formatShort(event.startAt))}</span>
        ) : null}
        {live !== null && live.points !== '' ? (
          <span className="num">{EVENT.points(live.points)}</span>
        ) : null}
        {isTold ? null : <DangerTag danger={live.danger} />}
        {isOutright || isVirtual ? null : <LeagueChips event={event} />}
      </StyledFacts>
      {isTold ? null : (
        <StyledParts>
          <PartTable event={event} live={live} />
        </StyledParts>
      )}
    </>
  );
}

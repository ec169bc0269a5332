/** From SABA's words to a leg as it is asked for. */
import type { placeSabaParlay } from '@site/contracts/vendor-saba-bets';
import type { LegOrder } from '../../bets/legs';
import type { BodyOf } from '../mount-row';

type Ticket = BodyOf<typeof placeSabaParlay>['tickets'][number];

/** A ticket of a parlay, or the body of a single. */
export const legOf = (ticket: Ticket): LegOrder => ({
  marketId: ticket.marketId,
  key: ticket.key,
  price: ticket.price,
  line: ticket.point,
  note: {
    group: ticket.selectionGroup,
    lineId: ticket.lineId,
    lineStatus: ticket.lineStatus,
    teamId: ticket.teamId,
    teamName: ticket.teamName,
    currentLine: ticket.currentPoint,
    extra: ticket.extraInfo,
  },
});

/** From BTI's words to a leg as it is asked for. */
import type { placeBtiBet } from '@site/contracts/vendor-bti-bets';
import type { LegOrder } from '../../bets/legs';
import { keyOfSelection, type VendorBackend } from '../backend';
import type { BodyOf } from '../mount-row';

type Pick = BodyOf<typeof placeBtiBet>['selections'][number];

/** A selection of an order. */
export const legOf =
  (backend: VendorBackend) =>
  (pick: Pick): LegOrder => ({
    marketId: pick.marketId,
    key: keyOfSelection(backend, pick.marketId, pick.selectionId),
    price: pick.decimal,
    line: pick.points,
    note: {
      group: pick.group,
      lineId: pick.lineId,
      lineStatus: pick.lineState,
      teamId: pick.teamId,
      teamName: pick.teamName,
      currentLine: pick.currentPoints,
      extra: pick.note,
    },
  });

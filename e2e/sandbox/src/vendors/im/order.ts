/** From IM's words to a leg as it is asked for. */
import type { placeImBet } from '@site/contracts/vendor-im-bets';
import type { LegOrder } from '../../bets/legs';
import { keyOfSelection, type VendorBackend } from '../backend';
import type { BodyOf } from '../mount-row';
import { fromNative } from './map';

type Pick = BodyOf<typeof placeImBet>['Picks'][number];

/** A pick of an order. */
export const legOf =
  (backend: VendorBackend) =>
  (pick: Pick): LegOrder => ({
    marketId: pick.LineId,
    key: keyOfSelection(backend, pick.LineId, pick.SelectionId),
    price: fromNative(pick.Odds, pick.OddsType) ?? '',
    line: pick.Handicap,
    note: {
      group: pick.SelectionGroup,
      lineId: pick.LineId,
      lineStatus: pick.LineStatusId,
      teamId: pick.TargetTeamId,
      teamName: pick.TargetTeamName,
      currentLine: pick.RealHandicap,
      extra: pick.ExtraInfo,
    },
  });

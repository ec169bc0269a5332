/** The bets that the button would send, as the rule of the least stake asks for them. */
import { tooPoorFor, type LeastBet } from '@site/domain/betting/least-stake';
import { winRisk } from '@site/domain/betting/win-risk';
import { fenOf } from '@site/domain/money';
import { comboRows, stakedCombos, straightRow, type ComboRow } from './combo-rows';
import {
  betOddsType,
  purseOf,
  singlesToPlace,
  type SlipContext,
  type SlipReason,
} from './slip-check';
import { comboField, type SlipRow, type SlipState } from './slip-model';

/** Least stake and debit of a combo. */
export const leastOfCombo = ({ limits, lines }: ComboRow): LeastBet => ({
  least: limits?.min ?? null,
  riskOf: (stake) => fenOf(stake * BigInt(lines)),
});

/** Least stake and debit of a single. */
export const leastOfSingle = (row: SlipRow, { oddsType }: SlipContext): LeastBet => ({
  least: row.info?.min ?? null,
  riskOf: (stake) => winRisk(stake, row.selection.price, betOddsType(row, oddsType)).risk,
});

/** Combos with a stake; while there is none, the one that is typed into, or that of all. */
function combosToPlace(slip: SlipState, { vendor }: SlipContext): readonly ComboRow[] {
  const rows = comboRows(slip, vendor);
  const staked = stakedCombos(rows);
  const next = rows.find(({ id }) => comboField(id) === slip.activeId) ?? straightRow(rows);
  return staked.length > 0 || next === null ? staked : [next];
}

/** The reason, or that the purse does not reach as far as any stake. */
export function orTooPoor(
  reason: SlipReason | null,
  slip: SlipState,
  context: SlipContext,
): SlipReason | null {
  if (reason?.kind !== 'stake') return reason;
  const bets =
    slip.mode === 'single'
      ? singlesToPlace(slip).map((row) => leastOfSingle(row, context))
      : combosToPlace(slip, context).map(leastOfCombo);
  const least = tooPoorFor(reason.id, bets, purseOf(slip, context));
  if (least === null) return reason;
  return slip.freeBet ? { kind: 'freeBetShort' } : { kind: 'tooPoor', bets: bets.length, least };
}

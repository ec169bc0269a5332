/**
 * A purse that does not pay the least stake: no amount helps, so that is the reason whatever was
 * typed.
 */
import type { StakeReason } from '@site/domain/betting/stake-check';
import { winRisk } from '@site/domain/betting/win-risk';
import { fenOf, sumFen, type Fen } from '@site/domain/money';
import { comboRows, stakedCombos, straightRow } from './combo-rows';
import { betOddsType, singlesToPlace, type SlipContext, type SlipReason } from './slip-check';
import type { SlipState } from './slip-model';

/** Reasons that speak of an amount, or of none. */
const OF_AMOUNT: ReadonlySet<StakeReason> = new Set<StakeReason>([
  'stakeEmpty',
  'stakeUnderMin',
  'stakeOverMax',
  'balanceShort',
]);

/** Debits of the least stakes of what the button would send; null of one that is not known. */
function leastDebits(slip: SlipState, { vendor, oddsType }: SlipContext): readonly (Fen | null)[] {
  if (slip.mode === 'single')
    return singlesToPlace(slip).map((row) =>
      row.info === null
        ? null
        : winRisk(row.info.min, row.selection.price, betOddsType(row, oddsType)).risk,
    );
  const rows = comboRows(slip, vendor);
  const staked = stakedCombos(rows);
  const straight = straightRow(rows);
  return (staked.length > 0 || straight === null ? staked : [straight]).map(({ limits, lines }) =>
    limits === null ? null : fenOf(limits.min * BigInt(lines)),
  );
}

/** The reason, or that the purse does not reach as far as any stake. */
export function orTooPoor(
  reason: SlipReason | null,
  slip: SlipState,
  context: SlipContext,
): SlipReason | null {
  const { balance } = context;
  if (reason?.kind !== 'stake' || !OF_AMOUNT.has(reason.id) || slip.freeBet || balance === null)
    return reason;
  const debits = leastDebits(slip, context);
  const least = sumFen(debits.filter((debit) => debit !== null));
  return least > balance && !debits.includes(null)
    ? { kind: 'tooPoor', bets: debits.length, least }
    : reason;
}

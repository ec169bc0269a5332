/** What the vendor's words make of a quick bet, by the rules of the slip. */
import type { QuickOffer } from '@site/domain/betting/quick-bet';
import { slipReason, type SlipContext, type SlipReason } from './slip-check';
import { movedPrice, type SlipState } from './slip-model';
import { slipAtOffer } from './slip-offer';

/** Reasons that mean no more than that an answer is still on its way. */
const COMES: ReadonlySet<string> = new Set(['accountUnknown', 'limitsUnknown', 'balanceUnknown']);

/** The offer, and the reason where it is refused. */
export interface QuickVerdict {
  readonly offer: QuickOffer;
  readonly reason: SlipReason | null;
}

export function quickVerdict(slip: SlipState, context: SlipContext): QuickVerdict {
  const [row] = slip.rows;
  if (row === undefined) return { offer: 'waits', reason: null };
  // Why the vendor did not answer is said by the row itself.
  if (row.trouble !== null) return { offer: 'refused', reason: null };
  const reason = slipReason(slipAtOffer(slip), context);
  if (reason !== null)
    return reason.kind === 'stake' && COMES.has(reason.id)
      ? { offer: 'waits', reason: null }
      : { offer: 'refused', reason };
  // What the vendor turned down goes nowhere again by itself, whatever its price is now.
  if (row.result !== null) return { offer: 'moved', reason: null };
  return { offer: movedPrice(row) === null ? 'ready' : 'moved', reason: null };
}

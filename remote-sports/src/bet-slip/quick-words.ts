/** What a quick bet says of itself, and how it looks. */
import { isOfLine } from '@site/domain/betting/bet-codes';
import type { QuickPhase } from '@site/domain/betting/quick-bet';
import type { StakeReason } from '@site/domain/betting/stake-check';
import { QuickBet } from '@site/domain/constants';
import type { AppError } from '@site/domain/errors/app-error';
import { formatCnyShort } from '@site/domain/money';
import { QUICK } from '../phrases/quick';
import { reasonText, refusalText, SLIP, troubleText } from '../phrases/slip';
import type { SlipReason } from './slip-check';
import type { SlipRow } from './slip-model';

/** Reasons that the vendor's limits explain. */
const OF_LIMITS: ReadonlySet<StakeReason> = new Set(['stakeUnderMin', 'stakeOverMax'] as const);

/** The vendor was asked since it turned the price down, and it is as agreed again. */
const isPriceBack = (phase: QuickPhase, { requestedAt }: SlipRow): boolean =>
  phase.at === 'asks' && requestedAt !== null && requestedAt > phase.until - QuickBet.askMs;

const refusedText = (error: AppError): string => `${SLIP.placedNone} · ${refusalText(error)}`;
const isLineRefusal = (error: AppError): boolean => error.kind === 'api' && isOfLine(error.code);

/**
 * What stands under the bet, in words.
 *
 * @param reason why it was not sent; null while it may be.
 */
export function quickWords(phase: QuickPhase, row: SlipRow, reason: SlipReason | null): string {
  const { result, trouble, sending } = row;
  if (trouble !== null) return trouble.kind === 'api' ? troubleText(trouble) : SLIP.notSent;
  if (phase.at === 'refused') {
    if (reason === null) return QUICK.canNow;
    // Why the vendor, or the gate, turned it down stays said; of a line that pauses its code says too much.
    if (result?.phase === 'refused' && !isLineRefusal(result.error))
      return refusedText(result.error);
    const { info } = row;
    // What the vendor takes stands beside what it does not.
    const limits =
      info !== null && reason.kind === 'stake' && OF_LIMITS.has(reason.id)
        ? [SLIP.limits(formatCnyShort(info.min), formatCnyShort(info.max))]
        : [];
    return [QUICK.notBet, reasonText(reason), ...limits].join(' · ');
  }
  if (phase.at === 'asking') return QUICK.asking;
  if (sending || result?.phase === 'submitting') return SLIP.placing;
  switch (result?.phase) {
    case 'unknown':
      return SLIP.unknown;
    case 'pending':
      return `${SLIP.waitingTitle} · ${SLIP.waiting}`;
    case 'done':
      return `${SLIP.placed} · ${SLIP.receipt(result.result.wagers[0]?.id ?? '')}`;
    case 'notPlaced':
      return SLIP.notPlaced;
    case 'refused':
      return isPriceBack(phase, row) ? SLIP.priceBack : refusedText(result.error);
    case undefined:
      return '';
  }
}

/**
 * Whether it went well, asks for a look, or goes on.
 *
 * @param reason why it was not sent; null while it may be.
 */
export const quickTone = (
  phase: QuickPhase,
  { result, trouble }: SlipRow,
  reason: SlipReason | null,
): 'ok' | 'warn' | 'plain' => {
  if (result?.phase === 'done') return 'ok';
  const isPlain = phase.at === 'counting' || (phase.at === 'asking' && trouble === null);
  return isPlain || (phase.at === 'refused' && trouble === null && reason === null)
    ? 'plain'
    : 'warn';
};

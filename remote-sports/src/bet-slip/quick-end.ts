/** Where a quick bet came to its end, and what can be done where it came to nothing. */
import { betStep, isNewPrice, isOfLine, type BetStep } from '@site/domain/betting/bet-codes';
import { isQuickOpen, type QuickPhase } from '@site/domain/betting/quick-bet';
import type { StakeReason } from '@site/domain/betting/stake-check';
import type { AppError } from '@site/domain/errors/app-error';
import type { SlipReason } from './slip-check';
import { isLocked, isPlaced, type SlipRow } from './slip-model';

/** What a bet that is not on its way offers. */
export interface QuickWays {
  /** The same bet at the price of now may be taken. */
  readonly again: boolean;
  /** In the slip it can be looked at and changed. */
  readonly slip: boolean;
  /** The purse does not pay it. */
  readonly deposit: boolean;
}

/** Steps of a code that mean no more than "later". */
const LATER: ReadonlySet<BetStep> = new Set<BetStep>(['refresh', 'retryLater', 'wait']);
/** Reasons that pass by themselves. */
const PASSES: ReadonlySet<StakeReason> = new Set<StakeReason>(['feedStale', 'lineClosed']);
/** Reasons of the account, which the slip changes nothing about. */
const OF_ACCOUNT: ReadonlySet<StakeReason> = new Set<StakeReason>(['signIn', 'bettingDisabled']);

const canPass = (error: AppError): boolean =>
  error.kind !== 'api' || LATER.has(betStep(error.code));

/**
 * The ways from a bet that came to its end and was not placed.
 *
 * @param reason why it was not sent, where it was not.
 */
export const waysFrom = (
  phase: QuickPhase,
  row: SlipRow,
  reason: SlipReason | null,
): QuickWays => ({ ...triesFrom(phase, row, reason), deposit: isUnpaid(row, reason) });

function triesFrom(
  phase: QuickPhase,
  { result, trouble }: SlipRow,
  reason: SlipReason | null,
): Omit<QuickWays, 'deposit'> {
  if (trouble !== null) return { again: canPass(trouble), slip: true };
  // What stopped it after the vendor's own question is the younger word.
  if (result !== null && phase.at !== 'refused')
    return {
      again: result.phase === 'notPlaced' || (result.phase === 'refused' && canPass(result.error)),
      slip: true,
    };
  switch (reason?.kind) {
    case 'stake':
      return { again: PASSES.has(reason.id), slip: !OF_ACCOUNT.has(reason.id) };
    case 'status':
    case 'unread':
    case undefined:
      return { again: true, slip: true };
    case 'gone':
    case 'parlay':
    case 'tooPoor':
    case 'freeBetShort':
      return { again: false, slip: true };
  }
}

/** What it lacks is money. */
const isUnpaid = ({ result, trouble }: SlipRow, reason: SlipReason | null): boolean => {
  const error = trouble ?? (result?.phase === 'refused' ? result.error : null);
  if (error !== null) return error.kind === 'api' && betStep(error.code) === 'deposit';
  return reason?.kind === 'tooPoor' || (reason?.kind === 'stake' && reason.id === 'balanceShort');
};

/** Turned down for what may pass by itself, as a line does that pauses. */
export const mayPass = ({ result }: SlipRow): boolean =>
  result?.phase === 'refused' &&
  (canPass(result.error) || (result.error.kind === 'api' && isOfLine(result.error.code)));

/** What is in the way passes by itself. */
export const isPause = (reason: SlipReason | null): boolean =>
  reason?.kind === 'status' || (reason?.kind === 'stake' && PASSES.has(reason.id));

/** Another try would come to nothing while this stands in its way; it passes by itself. */
export const isInTheWay = (phase: QuickPhase, reason: SlipReason | null): boolean =>
  phase.at === 'refused' && (reason?.kind === 'status' || reason?.kind === 'stake');

/** Where it came to its end; a price that the vendor turned down is a question yet. */
export function endOf(phase: QuickPhase, row: SlipRow | undefined) {
  const result = row?.result ?? null;
  const isReturned =
    result?.phase === 'refused' && result.error.kind === 'api' && isNewPrice(result.error.code);
  const isRead = phase.at !== 'sent' || result !== null || (row?.trouble ?? null) !== null;
  const isAsked = isReturned && phase.at === 'sent';
  const isFree = row !== undefined && !isQuickOpen(phase) && !isLocked(row) && !isAsked;
  const isOver = isFree && isRead;
  return { result, isReturned, isOver, isOff: isOver && !isPlaced(row) } as const;
}

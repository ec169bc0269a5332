/**
 * Answers to money in the site's words: accepted, refused, or unknown and to be looked up (safety
 * D3).
 */
import type { MoneyAnswer } from '@site/platform';
import { BET_STATUS } from '@site/domain/betting/statuses';
import { done, failed, type AppError, type Outcome } from '@site/domain/errors/app-error';
import type { Lookup } from '@site/domain/money-action/machine';
import { REASON_TEXT } from '../../phrases/wager-reasons';
import type { PlacedBet, Wager } from '../port';

const BET_FAILED = '13050';

/** A refusal with a code of §8. Status 409: definite, nothing was taken. */
export const refusal = (code: string, description = ''): AppError => ({
  kind: 'api',
  code,
  description,
  status: 409,
});
/** Nobody knows: ask by the key. */
export const UNKNOWN: AppError = { kind: 'network' };

/** Why wagers were turned down after all; the wager's own reason says more than the code. */
const turnedDown = ([first]: readonly Wager[]): AppError =>
  refusal(
    BET_FAILED,
    first === undefined || first.reason === null ? '' : REASON_TEXT[first.reason],
  );
const allRejected = (wagers: readonly Wager[]): boolean =>
  wagers.length > 0 && wagers.every(({ responseStatus }) => responseStatus === BET_STATUS.DECLINE);

/** What an answer to a placement says. No wager in it means unknown, never "not placed". */
export function placedAnswer(wagers: readonly Wager[]): Outcome<MoneyAnswer<PlacedBet>> {
  if (wagers.length === 0) return failed(UNKNOWN);
  if (allRejected(wagers)) return failed(turnedDown(wagers));
  return done({
    result: { wagers },
    pending: wagers.some(({ responseStatus }) => responseStatus === BET_STATUS.PROCESS),
  });
}

/** A vendor's answer to "what became of this key" with its result already read. */
export interface ReadLookup<R> {
  readonly state: Lookup<R>['state'];
  readonly sealed?: boolean | undefined;
  readonly settleBy: number | null;
  readonly result: R | null;
  readonly error: { readonly errorCode: string; readonly description: string } | null;
}

const errorOf = (error: ReadLookup<unknown>['error']): AppError | null =>
  error === null ? null : refusal(error.errorCode, error.description);

/** The fate of a placement. "Done" without a wager proves nothing and is asked again. */
export function placedLookup({
  result,
  error,
  ...said
}: ReadLookup<readonly Wager[]>): Outcome<Lookup<PlacedBet>> {
  const wagers = result ?? [];
  if (allRejected(wagers))
    return done({ ...said, state: 'refused', result: null, error: turnedDown(wagers) });
  if (said.state === 'done' && wagers.length === 0) return failed(UNKNOWN);
  return done({ ...said, result: wagers.length === 0 ? null : { wagers }, error: errorOf(error) });
}

/** The fate of a sale; "done" without one proves nothing. */
export function saleLookup<R>({ result, error, ...said }: ReadLookup<R>): Outcome<Lookup<R>> {
  return said.state === 'done' && result === null
    ? failed(UNKNOWN)
    : done({ ...said, result, error: errorOf(error) });
}

/** What a vendor says of a sale. */
export type SaleVerdict = 'waiting' | 'accepted' | 'rejected' | 'newPrice';

const SALE_CODE = { rejected: BET_FAILED, newPrice: '14010' } as const;

/** What an answer to a sale says. */
export function soldAnswer<R>(verdict: SaleVerdict, sale: R): Outcome<MoneyAnswer<R>> {
  if (verdict === 'rejected' || verdict === 'newPrice') return failed(refusal(SALE_CODE[verdict]));
  return done({ result: sale, pending: verdict === 'waiting' });
}

/** The one union of failures a caller can meet (§8). Transport makes it and decides nothing. */

/** Why a call gave no value. */
export type AppError =
  /** The server refused with a code of §8; `description` is its text, already cleaned (B17). */
  | {
      readonly kind: 'api';
      readonly code: string;
      readonly description: string;
      readonly status: number;
    }
  /** An HTTP status without a usable body. */
  | { readonly kind: 'http'; readonly status: number }
  /** No answer: refused, reset, offline. */
  | { readonly kind: 'network' }
  /** No answer within the deadline. */
  | { readonly kind: 'timeout' }
  /** The caller gave up. */
  | { readonly kind: 'aborted' }
  /** A body that does not fit the contract. */
  | { readonly kind: 'contract'; readonly where: string };

/** Value or failure of a call. */
export type Outcome<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: AppError };

/** A value as an outcome. */
export const done = <T>(value: T): Outcome<T> => ({ ok: true, value });
/** A failure as an outcome. */
export const failed = (error: AppError): { readonly ok: false; readonly error: AppError } => ({
  ok: false,
  error,
});

/** Statuses in the 4xx range that say "later" and not "no". */
const LATER: ReadonlySet<number> = new Set([408, 425, 429]);
/**
 * "Unknown" and "still processing" (§8 99999, 13051): the bet may have arrived, and the same key
 * may be worked on.
 */
const NOT_KNOWN: ReadonlySet<string> = new Set(['99999', '13051']);

/**
 * True when the server said a definite no, so that a money action did not happen.
 * Everything else on a money call is unknown and must be reconciled (safety D3).
 */
export const isDefiniteRefusal = (error: AppError): boolean =>
  error.kind === 'api' &&
  error.status >= 400 &&
  error.status < 500 &&
  !LATER.has(error.status) &&
  !NOT_KNOWN.has(error.code);

/** How the rest of the site asks the server. */
import type { Endpoint } from '@site/contracts/endpoint';
import type { AppError, Outcome } from '@site/domain/errors/app-error';

/** Why nobody waits for a call. */
export type Unasked = 'turn' | 'ahead';

/** What one call carries. */
export interface CallInput<Q, B> {
  /** Values of the row's `:params`; each is encoded. */
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Q;
  readonly body?: B;
  readonly signal?: AbortSignal | undefined;
  /** Money calls only: the key of the attempt (safety D3). */
  readonly idempotencyKey?: string;
  /**
   * Nobody asked for it at this moment: a later turn of a read that repeats itself, or one fetched
   * ahead of the page that needs it and asks anew. Its failure is not told (ADR 063).
   */
  readonly unasked?: Unasked | undefined;
  /** Reads only: joins no other read, because something just changed on the server. */
  readonly fresh?: boolean;
  /** Codes that the caller takes over (§8, pass-through), or `http404`: any answer of that status. */
  readonly handles?: readonly string[];
}

/** A failure that a caller did not claim; the host decides what members see of it (§8). */
export interface CallFailure {
  readonly row: {
    readonly id: string;
    readonly path: string;
    readonly service: string;
    readonly money: boolean;
    readonly method?: string;
    readonly reads?: boolean;
  };
  readonly error: AppError;
  readonly signedIn: boolean;
  /** `transactionType` of the query, if any. */
  readonly transactionType?: string;
}

/** Calls rows of the contracts. */
export interface ApiClient {
  readonly call: <Q, B, R>(row: Endpoint<Q, B, R>, input?: CallInput<Q, B>) => Promise<Outcome<R>>;
  /**
   * While the work runs every read goes to the server: content is otherwise answered from the
   * browser's cache for a while, which is no answer to "refresh" (C-84).
   */
  readonly anew: <T>(work: () => Promise<T>) => Promise<T>;
}

/**
 * What the request log may know of a call: bodies of confidential rows never get here (R7.1-7,
 * safety B9).
 */
import type { EndpointBase } from '@site/contracts/endpoint';
import type { AppError } from '@site/domain/errors/app-error';

/** One call that was answered or failed. */
export interface CallTrace {
  readonly row: EndpointBase;
  /** Path and query as sent. */
  readonly url: string;
  readonly ms: number;
  /** 0 without an answer. */
  readonly status: number;
  /** Body sent, null for none and for confidential rows. */
  readonly sent: string | null;
  /** Body received, null for none and for confidential rows. */
  readonly received: unknown;
  /** Why it gave no value; null for success. */
  readonly error: AppError | null;
}

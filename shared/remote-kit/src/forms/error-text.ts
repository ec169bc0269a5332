/** A failed call in the words of the catalogue (§8); the server's own words win where it gave some. */
import type { AppError } from '@site/domain/errors/app-error';
import { ERROR_TEXT } from '@site/phrases/errors';

/** Texts for failures without words of the server. */
const WITHOUT_WORDS: Record<Exclude<AppError['kind'], 'api'>, string> = {
  network: ERROR_TEXT.network,
  timeout: ERROR_TEXT.timeout,
  http: ERROR_TEXT.systemError,
  contract: ERROR_TEXT.systemErrorService,
  aborted: '',
};

/** What a member reads of a failure. */
export const errorText = (error: AppError): string =>
  error.kind === 'api' ? error.description || ERROR_TEXT.systemError : WITHOUT_WORDS[error.kind];

/** The code of the server's refusal, or null. */
export const codeOf = (error: AppError): string | null =>
  error.kind === 'api' ? error.code : null;

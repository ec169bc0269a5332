/** A refused try in words. */
import type { AppError } from '@site/domain/errors/app-error';
import { REFUSALS, REFUSED } from './phrases';

/** What a member reads: known codes have words of their own, other answers of the server are quoted. */
export function refusalText(error: AppError): string {
  if (error.kind !== 'api') return REFUSED;
  const known = Object.hasOwn(REFUSALS, error.code) ? REFUSALS[error.code] : undefined;
  return known ?? (error.description === '' ? REFUSED : error.description);
}

/** A failed call in the words of the catalogue (§8); the server's own words win where it gave some. */
import type { AppError } from '@site/domain/errors/app-error';
import { isMaintenance } from '@site/domain/errors/session-codes';
import type { MaintenanceFeature } from '@site/domain/errors/maintenance-by-feature';
import { ERROR_TEXT, sentenceOf } from '@site/phrases/errors';

/**
 * What a member reads of a failure where it happened. A code that is passed to the caller in
 * silence is said here, because the caller is the form (§8); empty for a call that was given up.
 *
 * @param feature what the form is for, for the notice of a 503.
 */
export function errorText(error: AppError, feature: MaintenanceFeature | null = null): string {
  if (error.kind === 'aborted') return '';
  const rests = feature !== null && isMaintenance(error);
  if (error.kind === 'api' && error.description !== '' && !rests) return error.description;
  return sentenceOf(error, feature) ?? ERROR_TEXT.systemError;
}

/** The code of the server's refusal, or null. */
export const codeOf = (error: AppError): string | null =>
  error.kind === 'api' ? error.code : null;

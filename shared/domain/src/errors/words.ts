/**
 * What a member reads of a failure (§8): one rule for the toast and for the page's own failed
 * state, so that both say the same sentence.
 */
import type { AppError } from './app-error';
import type { ErrorPhrase } from './catalogue';
import { isMaintenance } from './session-codes';
import type { MaintenanceFeature } from './maintenance-by-feature';
import { CODE_WORDS, isSilentCode } from './silent-codes';

/** A phrase of the catalogue, or the server's own words. */
export type FailureWords = { readonly phrase: ErrorPhrase } | { readonly said: string };

const BY_KIND = {
  network: 'network',
  timeout: 'timeout',
  contract: 'systemErrorService',
} as const satisfies Record<string, ErrorPhrase>;

/**
 * The words of a failure; null where nobody is told: a silent code, a call that was given up.
 * "Network" is only ever said where no answer came.
 *
 * @param feature what was wanted, for the notice of a 503; null for everything else.
 */
export function wordsOf(
  error: AppError,
  feature: MaintenanceFeature | null = null,
): FailureWords | null {
  if (error.kind === 'aborted') return null;
  if (feature !== null && isMaintenance(error)) return { phrase: `maintenance.${feature}` };
  if (error.kind === 'http') return { phrase: 'systemError' };
  if (error.kind !== 'api') return { phrase: BY_KIND[error.kind] };
  if (isSilentCode(error.code)) return null;
  const phrase = CODE_WORDS.get(error.code)?.phrase;
  if (phrase !== undefined) return { phrase };
  return error.description === '' ? { phrase: 'systemError' } : { said: error.description };
}

/** Who hears of a failure (§8): the catalogue, unless the row has a reason to be quiet (ADR 063). */
import type { EndpointBase } from '@site/contracts/endpoint';
import type { AppError } from '@site/domain/errors/app-error';
import { IN_MAINTENANCE, isMaintenance, isSessionCode } from '@site/domain/errors/session-codes';
import { PREVIEW } from '@site/phrases/preview';
import type { CallInput } from './types';

/** What such a call of a preview ends with; nothing was sent, so it is a plain refusal. */
export const PREVIEW_REFUSAL: AppError = {
  kind: 'api',
  code: 'PREVIEW',
  description: PREVIEW.refusedMoney,
  status: 403,
};

/** Nobody, the catalogue, or the catalogue with the end of the session or of the site in it. */
export type Hearing = 'nobody' | 'words' | 'session';

/** Whom a failure is told. */
export function hearing(
  row: EndpointBase,
  { handles = [], unasked }: Pick<CallInput<unknown, unknown>, 'handles' | 'unasked'>,
  error: AppError,
  signedIn: boolean,
): Hearing {
  // Given up, or led elsewhere: nobody waits for a word.
  if (error.kind === 'aborted') return 'nobody';
  const code = error.kind === 'api' ? error.code : null;
  const status = 'status' in error ? `http${error.status}` : null;
  const isNamed = handles.some((claimed) => claimed === code || claimed === status);
  // The main gateway's 503 ends a session whoever asked (R8-4), and so do the session codes; not where it speaks of one vendor.
  const rests = isMaintenance(error);
  const isOfVendor = row.restsAlone === true && (rests || code === IN_MAINTENANCE);
  const ends =
    (signedIn && row.service === 'gateway' && rests) ||
    (code !== null && isSessionCode(code, row.service));
  // A code that the caller names is its own while there is no session that it could end.
  if (ends && !isOfVendor) return isNamed && !signedIn ? 'nobody' : 'session';
  // What a preview refuses was never sent: it is no outcome of anything, and is always told.
  const isQuiet =
    error !== PREVIEW_REFUSAL && (row.money || row.quiet !== undefined || unasked !== undefined);
  return isNamed || isQuiet ? 'nobody' : 'words';
}

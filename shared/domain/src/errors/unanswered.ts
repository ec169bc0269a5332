import type { AppError } from './app-error';

/** True when a call got no answer that says anything: the next try may have one (safety D2). */
export const gotNoAnswer = (error: AppError): boolean =>
  error.kind === 'network' ||
  error.kind === 'timeout' ||
  ('status' in error && error.status >= 500);

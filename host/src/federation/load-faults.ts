/** The answer did not come in time. */
export class DeadlineError extends Error {
  override readonly name = 'DeadlineError';
}

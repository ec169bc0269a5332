/** Bytes did not match the hash they were asked for with. */
export class HashMismatchError extends Error {
  override readonly name = 'HashMismatchError';
}

/** A server that answered, but not with what was asked for. */
export class StatusError extends Error {
  override readonly name = 'StatusError';

  constructor(
    url: string,
    readonly status: number,
  ) {
    super(`${url} answered ${status}`);
  }
}

/** Whose face it is, and how it is told that it asks for more than it may. */

/** Whose face it is, what it may and how it is handed things. */
export interface Holder {
  readonly name: string;
  readonly may: (capability: string) => boolean;
  /** The same as data of this face's own: see `createOwnCopies`. */
  readonly own: <T>(value: T) => T;
}

/**
 * What a remote meets where it asks for more than it declared; the text names the line that is
 * missing.
 */
export class CapabilityError extends Error {
  constructor(remote: string, what: string, missing?: string) {
    const line =
      missing === undefined
        ? 'no remote may'
        : `add ${missing} to "capabilities" in its remote.json`;
    super(`remote ${remote} ${what}: ${line}`);
    this.name = 'CapabilityError';
  }
}

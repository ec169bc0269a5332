/**
 * Where releases lie: a folder or a bucket, laid out as it is served (releases D1). Paths are
 * relative to the release root, with forward slashes.
 */

/** A file with the mark that a conditional write compares. */
export interface StoredFile {
  readonly bytes: Buffer;
  readonly etag: string;
}

/** A file of a listing. */
export interface ListedFile {
  readonly path: string;
  /** Last change, epoch ms by the store's clock. */
  readonly at: number;
  readonly size: number;
}

/** A store. All its writes are conditional, so that two writers never lose each other's work. */
export interface ReleaseStore {
  /** For messages: a folder or an address. */
  readonly place: string;
  /** Null when there is none. */
  readonly read: (path: string) => Promise<StoredFile | null>;
  /**
   * Writes a file that must not exist; the same bytes again are no conflict.
   *
   * @throws StoreConflict when it exists with other bytes.
   */
  readonly create: (path: string, bytes: Buffer) => Promise<void>;
  /**
   * Replaces a mutable file if it still has this mark (null: does not exist).
   *
   * @returns false when somebody else was faster.
   */
  readonly swap: (path: string, bytes: Buffer, etag: string | null) => Promise<boolean>;
  /** All files below a folder. */
  readonly list: (folder: string) => Promise<readonly ListedFile[]>;
  /** Removes a file; one that is gone already is no error. */
  readonly remove: (path: string) => Promise<void>;
}

/** A file exists with other bytes: what is immutable never changes (releases B8). */
export class StoreConflict extends Error {
  override readonly name = 'StoreConflict';

  constructor(readonly path: string) {
    super(`${path} already exists with other content; nothing was changed`);
  }
}

/** Reads a text file; null when there is none. */
export async function readText(store: ReleaseStore, path: string): Promise<string | null> {
  return (await store.read(path))?.bytes.toString('utf8') ?? null;
}

/**
 * What can be wrong with the file that everything is kept in, in sentences that name it and say
 * what helps.
 */

/**
 * Reasons: no room (or no right) to write, a file that is no database any more, another process
 * that holds it.
 */
export type StorageTrouble = 'full' | 'damaged' | 'held';

/** A database that cannot be used as it is. */
export class StorageFault extends Error {
  constructor(
    readonly trouble: StorageTrouble,
    message: string,
  ) {
    super(message);
  }
}

/** By the beginning of the driver's code. */
const TROUBLES: readonly (readonly [string, StorageTrouble])[] = [
  ['SQLITE_FULL', 'full'],
  ['SQLITE_IOERR', 'full'],
  ['SQLITE_READONLY', 'full'],
  ['SQLITE_CANTOPEN', 'full'],
  ['SQLITE_CORRUPT', 'damaged'],
  ['SQLITE_NOTADB', 'damaged'],
  ['SQLITE_BUSY', 'held'],
  ['SQLITE_LOCKED', 'held'],
];

const SENTENCES: Readonly<Record<StorageTrouble, (file: string) => string>> = {
  full: (file) =>
    `${file} cannot be written: the disk is full or refuses. Make room; nothing is lost, and writes go on by themselves.`,
  damaged: (file) =>
    `${file} is damaged. Stop, move the file and its -wal and -shm aside (or delete them) and start again: the sandbox begins afresh.`,
  held: (file) =>
    `${file} is in use by another sandbox. Stop that one, or choose another folder: DATA_DIR=/another/folder.`,
};

/** The trouble behind an error of the driver; null for any other error. */
export function storageFaultOf(error: unknown, file: string): StorageFault | null {
  if (error instanceof StorageFault) return error;
  const code =
    typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
  const trouble = TROUBLES.find(([start]) => code.startsWith(start))?.[1];
  return trouble === undefined ? null : new StorageFault(trouble, SENTENCES[trouble](file));
}

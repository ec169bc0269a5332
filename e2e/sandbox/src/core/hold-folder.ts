/** One sandbox at a time on a folder: two would settle and pay everything twice. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { StorageFault, storageFaultOf } from './storage-fault';

/** How long one that is still going away is waited for, in milliseconds. */
const WAIT_MS = 2_000;

/**
 * Holds a folder for as long as this process lives: a lock of the system's, which ends with the
 * process however it ends, on a file beside the data, so that the data itself can still be read by
 * others.
 *
 * @returns the way to let it go.
 * @throws StorageFault when another sandbox holds it, or the folder cannot be written.
 */
export function holdFolder(dataDir: string): () => void {
  if (dataDir === ':memory:') return () => undefined;
  const file = join(dataDir, 'sandbox.lock');
  try {
    mkdirSync(dataDir, { recursive: true });
    const lock = new Database(file);
    // A journal in memory: nothing is written, so that a folder on a full disk can be held too.
    lock.exec(`PRAGMA busy_timeout = ${WAIT_MS}; PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE;`);
    return () => {
      lock.close();
    };
  } catch (error) {
    const fault = storageFaultOf(error, join(dataDir, 'sandbox.db'));
    // Nothing is kept in the lock file: what is wrong with it is never wrong with the data.
    if (fault?.trouble === 'damaged')
      throw new StorageFault(
        'damaged',
        `${file} is no lock file any more. Stop the sandbox that runs here, if any, delete that one file and start again; the data beside it stays as it is.`,
      );
    if (fault !== null) throw fault;
    throw new StorageFault(
      'full',
      `${dataDir} cannot be used: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

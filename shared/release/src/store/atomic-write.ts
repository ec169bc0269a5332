import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/**
 * Writes a file so that a reader sees the old bytes or the new, never a part: temp, fsync, rename.
 *
 * @param changed time of change it gets; now without one.
 */
export function writeAtomic(
  file: string,
  content: string | Buffer,
  mode = 0o644,
  changed?: Date,
): void {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  const temp = `${file}.${process.pid}.tmp`;
  try {
    const handle = fs.openSync(temp, 'w', mode);
    try {
      // The whole of it: one write alone may end early on a disk that becomes full, and says nothing.
      fs.writeFileSync(handle, content);
      if (changed !== undefined) fs.futimesSync(handle, changed, changed);
      fs.fsyncSync(handle);
    } finally {
      fs.closeSync(handle);
    }
    fs.renameSync(temp, file);
  } catch (error) {
    fs.rmSync(temp, { force: true });
    throw error;
  }
}

/**
 * Writes a file that must not exist, whole or not at all; of two writers one is first.
 *
 * @returns false when it exists.
 */
export function createAtomic(file: string, content: Buffer): boolean {
  const temp = `${file}.${process.pid}.${crypto.randomUUID()}.tmp`;
  writeAtomic(temp, content);
  try {
    fs.linkSync(temp, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    fs.rmSync(temp, { force: true });
  }
}

const STALE_MS = 30_000;
const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

function take(file: string): number | null {
  try {
    return fs.openSync(file, 'wx');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const held = fs.statSync(file, { throwIfNoEntry: false });
    // A writer that died left its lock; nobody holds one for half a minute. One that is gone was just given back: the next may be somebody's by now.
    if (held !== undefined && Date.now() - held.mtimeMs > STALE_MS)
      fs.rmSync(file, { force: true });
    return null;
  }
}

/**
 * Runs work while holding a lock file, after waiting for the writer before.
 *
 * @throws Error when another writer holds it for longer than `waitMs`.
 */
export async function withLock<T>(file: string, work: () => T, waitMs = 5_000): Promise<T> {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  const end = Date.now() + waitMs;
  let handle = take(file);
  while (handle === null && Date.now() < end) {
    await pause(20);
    handle = take(file);
  }
  if (handle === null)
    throw new Error('another release command is writing here; try again in a moment');
  try {
    return work();
  } finally {
    fs.closeSync(handle);
    fs.rmSync(file, { force: true });
  }
}

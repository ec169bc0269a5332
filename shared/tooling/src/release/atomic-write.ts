import fs from 'node:fs';
import path from 'node:path';

/** Writes a file so that a reader sees the old bytes or the new, never a part: temp, fsync, rename. */
export function writeAtomic(file: string, text: string): void {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  const temp = `${file}.${process.pid}.tmp`;
  const handle = fs.openSync(temp, 'w');
  try {
    fs.writeSync(handle, text);
    fs.fsyncSync(handle);
  } finally {
    fs.closeSync(handle);
  }
  fs.renameSync(temp, file);
}

/**
 * Writes a file that must not exist yet.
 * @throws Error when it exists with other bytes; the same bytes are no conflict.
 */
export function writeOnce(file: string, text: string): void {
  if (fs.existsSync(file)) {
    if (fs.readFileSync(file, 'utf8') === text) return;
    throw new Error(`${path.basename(file)} already exists with other content; nothing was changed`);
  }
  writeAtomic(file, text);
}

/**
 * Runs work while holding a lock file; a lock older than 30 s belongs to a writer that died.
 * @throws Error when another writer holds it.
 */
export function withLock<T>(file: string, work: () => T): T {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  if (fs.existsSync(file) && Date.now() - fs.statSync(file).mtimeMs > 30_000) fs.rmSync(file, { force: true });
  let handle: number;
  try {
    handle = fs.openSync(file, 'wx');
  } catch {
    throw new Error('another release command is writing this channel; try again in a moment');
  }
  try {
    return work();
  } finally {
    fs.closeSync(handle);
    fs.rmSync(file, { force: true });
  }
}

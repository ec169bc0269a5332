import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { isCanonicalFile } from '@site/domain/releases/paths';
import { createAtomic, withLock, writeAtomic } from './atomic-write';
import {
  StoreConflict,
  type ListedFile,
  type ReleaseStore,
  type StoredFile,
} from './release-store';

const etagOf = (bytes: Buffer): string =>
  crypto.createHash('sha256').update(bytes).digest('hex').slice(0, 32);

function readFile(file: string): StoredFile | null {
  const bytes =
    fs.statSync(file, { throwIfNoEntry: false })?.isFile() === true ? fs.readFileSync(file) : null;
  return bytes === null ? null : { bytes, etag: etagOf(bytes) };
}

function listFolder(root: string, folder: string): ListedFile[] {
  const dir = path.join(root, ...folder.split('/'));
  if (!fs.existsSync(dir)) return [];
  return fs
    .readdirSync(dir, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !/^\.|\.tmp$/.test(entry.name))
    .map((entry) => {
      const full = path.join(entry.parentPath, entry.name);
      const { mtimeMs, size } = fs.statSync(full);
      return { path: path.relative(root, full).split(path.sep).join('/'), at: mtimeMs, size };
    });
}

/**
 * Time of change for a file that replaces another one. Web servers make their ETag of whole seconds
 * and the size, and two pointers of one second have the same size: the later one must be a second
 * later.
 */
function laterThan(file: string): Date {
  const before = fs.statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return new Date(Math.max(Date.now(), (Math.floor(before / 1000) + 1) * 1000));
}

/** A store in a folder: what the embedded edge and nginx serve. `root` is the release root on disk. */
export interface DirectoryStore extends ReleaseStore {
  readonly root: string;
}

/** Opens a folder as a store. */
export function directoryStore(root: string): DirectoryStore {
  const fileOf = (name: string): string => {
    if (!isCanonicalFile(name)) throw new Error(`${name} is not a canonical path`);
    return path.join(root, ...name.split('/'));
  };
  return {
    root,
    place: root,
    read: async (name) => readFile(fileOf(name)),
    create: async (name, bytes) => {
      if (createAtomic(fileOf(name), bytes)) return;
      if (readFile(fileOf(name))?.bytes.equals(bytes) !== true) throw new StoreConflict(name);
    },
    swap: async (name, bytes, etag) => {
      const file = fileOf(name);
      return withLock(path.join(path.dirname(file), `.${path.basename(file)}.lock`), () => {
        if ((readFile(file)?.etag ?? null) !== etag) return false;
        writeAtomic(file, bytes, undefined, laterThan(file));
        return true;
      });
    },
    list: async (folder) => listFolder(root, folder),
    remove: async (name) => {
      const file = fileOf(name);
      fs.rmSync(file, { force: true });
      const dir = path.dirname(file);
      if (dir !== root && fs.existsSync(dir) && fs.readdirSync(dir).length === 0) fs.rmdirSync(dir);
    },
  };
}

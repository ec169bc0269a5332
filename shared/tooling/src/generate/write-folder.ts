import fs from 'node:fs';
import path from 'node:path';
import type { NewFiles } from './templates';

/** An order that cannot be carried out, as a sentence for the one who asked. */
export class NotPossible extends Error {
  override readonly name = 'NotPossible';
}

/** A folder to be made and what goes into it. */
export interface NewFolder {
  readonly dir: string;
  readonly files: NewFiles;
}

function writeInto(dir: string, files: NewFiles): void {
  for (const [file, text] of files) {
    fs.mkdirSync(path.join(dir, path.dirname(file)), { recursive: true });
    fs.writeFileSync(path.join(dir, file), text);
  }
}

/**
 * Writes folders that were not there before: all of them or none. Each is made complete under
 * another name first.
 *
 * @throws NotPossible when one is there already.
 */
export function writeFolders(folders: readonly NewFolder[]): void {
  const taken = folders.find(({ dir }) => fs.existsSync(dir));
  if (taken)
    throw new NotPossible(
      `${taken.dir} is there already; choose another name, or take that folder away first`,
    );
  const made: string[] = [];
  const temp = (dir: string): string =>
    path.join(path.dirname(dir), `.new-${process.pid}-${path.basename(dir)}`);
  try {
    for (const { dir, files } of folders) {
      made.push(temp(dir));
      writeInto(temp(dir), files);
    }
    for (const { dir } of folders) {
      fs.renameSync(temp(dir), dir);
      made.push(dir);
    }
  } catch (error) {
    for (const dir of made) fs.rmSync(dir, { recursive: true, force: true });
    throw error;
  }
}

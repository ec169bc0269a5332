import fs from 'node:fs';
import type { PublicKey } from '@site/contracts/releases/keys';
import { readJson, readKeySet } from '@site/contracts/releases/read';

/**
 * The public keys that count now; null while a file of keys is named and none was ever read from
 * it: then nothing can be proven.
 */
export type Keys = readonly PublicKey[] | null;

/** Where nothing is signed; always the same, so that what was made with it is known again. */
const UNSIGNED: readonly PublicKey[] = [];

function readKeys(file: string): readonly PublicKey[] {
  const read = readKeySet(readJson(fs.readFileSync(file, 'utf8')));
  if (!read.ok) throw new Error(read.why);
  return read.value.keys;
}

/**
 * What tells one state of a file from another; its rights count too, because they decide whether it
 * can be read.
 */
function stampOf(file: string): string {
  try {
    const stat = fs.statSync(file, { throwIfNoEntry: false });
    return stat ? `${stat.ino}:${stat.mtimeMs}:${stat.ctimeMs}:${stat.size}` : 'missing';
  } catch {
    return 'out of reach';
  }
}

/**
 * Follows the file with the public keys. One that is damaged or goes away leaves the keys that were
 * read before; before the first good one nothing is trusted. Without a file nothing is signed.
 */
export function keyReader(file: string | null, warn: (message: string) => void): () => Keys {
  if (file === null) return () => UNSIGNED;
  let stamp = '';
  let keys: Keys = null;
  return () => {
    const now = stampOf(file);
    if (now === stamp) return keys;
    stamp = now;
    try {
      keys = readKeys(file);
    } catch (error) {
      const why =
        now === 'missing'
          ? 'the file is missing'
          : error instanceof Error
            ? error.message
            : String(error);
      warn(
        `no public keys can be read from ${file} (${why}); ${keys === null ? 'nothing is served until they can' : 'the keys before stay'}`,
      );
    }
    return keys;
  };
}

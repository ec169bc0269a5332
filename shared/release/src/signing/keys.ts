import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { KeyIdSchema, type KeySet, type PublicKey } from '@site/contracts/releases/keys';
import { readJson } from '@site/contracts/releases/read';
import { refused } from '../changes/change';
import { writeAtomic } from '../store/atomic-write';
import type { KeySource } from './key-source';

const PairSchema = v.object({
  keyId: KeyIdSchema,
  ed25519: v.pipe(v.string(), v.base64()),
  p256: v.pipe(v.string(), v.base64()),
  madeAt: v.string(),
});
const FileSchema = v.object({
  schema: v.literal('mf-private-keys/1'),
  pairs: v.pipe(v.array(PairSchema), v.minLength(1), v.maxLength(2)),
  retired: v.optional(v.array(KeyIdSchema), []),
});

/** A private pair as it is kept: PKCS #8, base64. */
export type PrivatePair = v.InferOutput<typeof PairSchema>;

/** Folder of what only the releasing machine may read; never served. */
export interface Vault {
  readonly dir: string;
  /** Where the private keys are, when not in this folder. */
  readonly keys?: KeySource | undefined;
}

const privateFile = ({ dir, keys }: Vault): string =>
  keys?.file ?? path.join(dir, 'private-keys.json');
/** File with the public halves: what the edge writes into documents. */
export const publicFile = (vault: Vault): string => path.join(vault.dir, 'public-keys.json');

const rawOf = (key: crypto.KeyObject, bytes: number): string =>
  key.export({ format: 'der', type: 'spki' }).subarray(-bytes).toString('base64');

const load = (pkcs8: string): crypto.KeyObject =>
  crypto.createPrivateKey({ key: Buffer.from(pkcs8, 'base64'), format: 'der', type: 'pkcs8' });

/** Public halves of a pair. */
export function publicOf({ keyId, ed25519, p256 }: PrivatePair): PublicKey {
  return {
    keyId,
    ed25519: rawOf(crypto.createPublicKey(load(ed25519)), 32),
    p256: rawOf(crypto.createPublicKey(load(p256)), 65),
  };
}

function makePair(keyId: string, now: Date): PrivatePair {
  const der = (key: crypto.KeyObject): string =>
    key.export({ format: 'der', type: 'pkcs8' }).toString('base64');
  return {
    keyId,
    madeAt: now.toISOString(),
    ed25519: der(crypto.generateKeyPairSync('ed25519').privateKey),
    p256: der(crypto.generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey),
  };
}

/** Name of the next pair of a year: `2026a`, `2026b`, … */
export function nextKeyId(year: number, taken: readonly string[]): string {
  const letters = [...'abcdefghijklmnopqrstuvwxyz'];
  const free = letters.map((letter) => `${year}${letter}`).find((id) => !taken.includes(id));
  if (free === undefined) throw new Error(`all key names of ${year} are used`);
  return free;
}

type KeyFile = v.InferOutput<typeof FileSchema>;

function writePublic(vault: Vault, pairs: readonly PrivatePair[]): void {
  const keySet: KeySet = { schema: 'mf-keys/1', keys: pairs.map(publicOf) };
  const text = `${JSON.stringify(keySet, null, 1)}\n`;
  const file = publicFile(vault);
  if (!fs.existsSync(file) || fs.readFileSync(file, 'utf8') !== text) writeAtomic(file, text);
}

function write(vault: Vault, pairs: readonly PrivatePair[], retired: readonly string[] = []): void {
  if (vault.keys?.file === null)
    throw refused`the key pairs come from ${vault.keys.place}, where this command cannot write: take them into a file, run it with --key-file <file>, and put the file back there`;
  writeAtomic(
    privateFile(vault),
    `${JSON.stringify({ schema: 'mf-private-keys/1', pairs, retired }, null, 1)}\n`,
    0o600,
  );
  writePublic(vault, pairs);
}

/** Whether this machine has a key pair, or was told where one is. */
export const hasKeys = (vault: Vault): boolean =>
  vault.keys !== undefined || fs.existsSync(privateFile(vault));

function parsedKeys(text: string): KeyFile | null {
  const parsed = v.safeParse(FileSchema, readJson(text));
  if (!parsed.success) return null;
  try {
    parsed.output.pairs.forEach(publicOf);
    return parsed.output;
  } catch {
    return null;
  }
}

function readFile(vault: Vault): KeyFile {
  const read = parsedKeys(vault.keys?.read() ?? fs.readFileSync(privateFile(vault), 'utf8'));
  if (read === null)
    throw new Error(
      vault.keys === undefined
        ? `${privateFile(vault)} is damaged; restore it from its backup, or pages that are open will refuse every further release`
        : `what ${vault.keys.place} gave are no key pairs; it must be the text of a private-keys.json`,
    );
  return read;
}

function openFile(vault: Vault, now: Date): KeyFile {
  if (!hasKeys(vault)) write(vault, [makePair(nextKeyId(now.getUTCFullYear(), []), now)]);
  return readFile(vault);
}

/**
 * Private pairs in force, the newest last, as they are: nothing is made or written. None where this
 * machine has none.
 *
 * @throws Error when the file is damaged.
 */
export const readKeys = (vault: Vault): readonly PrivatePair[] =>
  hasKeys(vault) ? readFile(vault).pairs : [];

/**
 * The same for whoever signs with them: made on first use, their public halves written beside them.
 *
 * @throws Error when the file is damaged: making new keys would lock out every open page.
 */
export function openKeys(vault: Vault, now: Date): readonly PrivatePair[] {
  const { pairs } = openFile(vault, now);
  // Edges and documents of this machine take the public halves from here, wherever the private ones are.
  writePublic(vault, pairs);
  return pairs;
}

/**
 * Adds a pair beside the one in force: both sign until the old one is retired.
 *
 * @throws Error when two are in force.
 */
export function rotateKeys(vault: Vault, now: Date): string {
  const { pairs, retired } = openFile(vault, now);
  if (pairs.length > 1)
    throw new Error(
      `two key pairs are in force (${pairs.map(({ keyId }) => keyId).join(', ')}); retire one first: npm run release -- keys retire ${pairs[0]?.keyId}`,
    );
  // A name is never given twice: pages and pointers of before mean the older pair by it.
  const keyId = nextKeyId(now.getUTCFullYear(), [...retired, ...pairs.map((pair) => pair.keyId)]);
  write(vault, [...pairs, makePair(keyId, now)], retired);
  return keyId;
}

/**
 * Takes a pair out of force.
 *
 * @throws Error for a name that is none, or for the last pair.
 */
export function retireKey(vault: Vault, keyId: string, now: Date): void {
  const { pairs, retired } = openFile(vault, now);
  if (!pairs.some((pair) => pair.keyId === keyId))
    throw new Error(
      `there is no key pair "${keyId}"; in force: ${pairs.map((pair) => pair.keyId).join(', ')}`,
    );
  if (pairs.length === 1)
    throw new Error(`${keyId} is the only key pair; rotate first: npm run release -- keys rotate`);
  write(
    vault,
    pairs.filter((pair) => pair.keyId !== keyId),
    [...retired, keyId],
  );
}

/**
 * New keys in the place of those that are lost.
 *
 * @param taken names that open pages know other pairs by.
 * @returns the name of the new pair.
 */
export function replaceKeys(vault: Vault, now: Date, taken: readonly string[]): string {
  const before = hasKeys(vault) ? readFile(vault) : { pairs: [], retired: [] };
  const used = [...before.retired, ...before.pairs.map(({ keyId }) => keyId), ...taken];
  const keyId = nextKeyId(now.getUTCFullYear(), used);
  write(
    vault,
    [makePair(keyId, now)],
    [...new Set(used)].filter((id) => id !== keyId),
  );
  return keyId;
}

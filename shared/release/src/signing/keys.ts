import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { KeyIdSchema, type KeySet, type PublicKey } from '@site/contracts/releases/keys';
import { readJson } from '@site/contracts/releases/read';
import { writeAtomic } from '../store/atomic-write';

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
}

const privateFile = (vault: Vault): string => path.join(vault.dir, 'private-keys.json');
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

function write(vault: Vault, pairs: readonly PrivatePair[], retired: readonly string[] = []): void {
  const keySet: KeySet = { schema: 'mf-keys/1', keys: pairs.map(publicOf) };
  writeAtomic(
    privateFile(vault),
    `${JSON.stringify({ schema: 'mf-private-keys/1', pairs, retired }, null, 1)}\n`,
    0o600,
  );
  writeAtomic(publicFile(vault), `${JSON.stringify(keySet, null, 1)}\n`);
}

function openFile(vault: Vault, now: Date): v.InferOutput<typeof FileSchema> {
  if (!fs.existsSync(privateFile(vault)))
    write(vault, [makePair(nextKeyId(now.getUTCFullYear(), []), now)]);
  const parsed = v.safeParse(FileSchema, readJson(fs.readFileSync(privateFile(vault), 'utf8')));
  if (!parsed.success)
    throw new Error(
      `${privateFile(vault)} is damaged; restore it from its backup, or pages that are open will refuse every further release`,
    );
  if (!fs.existsSync(publicFile(vault))) write(vault, parsed.output.pairs, parsed.output.retired);
  return parsed.output;
}

/**
 * Private pairs in force, the newest last; made on first use.
 *
 * @throws Error when the file is damaged: making new keys would lock out every open page.
 */
export const openKeys = (vault: Vault, now: Date): readonly PrivatePair[] =>
  openFile(vault, now).pairs;

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

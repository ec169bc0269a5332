/** Tokens and their hashes: only hashes are stored. */
import { createHash, randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';

/** A fresh token of 256 bits. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** A fresh id with a readable prefix. */
export const newId = (prefix: string): string => `${prefix}${randomBytes(9).toString('hex')}`;

/** SHA-256 in hex. */
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/**
 * Every demo member has the same password, and every test its own sandbox: what was hashed once is
 * remembered, a few at most.
 */
const hashed = new Map<string, string>();
const MOST_HASHED = 32;

/** Password hash; the cost is small on purpose, this is a sandbox. */
export function passwordHash(password: string): string {
  const known = hashed.get(password);
  if (known !== undefined) return known;
  const hash = scryptSync(password, 'sandbox', 32, { N: 1024 }).toString('hex');
  if (hashed.size >= MOST_HASHED) hashed.clear();
  hashed.set(password, hash);
  return hash;
}

/** Compares in constant time. */
export function passwordFits(password: string, stored: string): boolean {
  const given = Buffer.from(passwordHash(password), 'hex');
  const wanted = Buffer.from(stored, 'hex');
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

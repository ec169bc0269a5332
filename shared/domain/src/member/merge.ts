/** Member info is stored in two records that overlap (§3.1, R3.1-1). */

/** A stored half; names as the server spells them. */
export type MemberHalf = Readonly<Record<string, unknown>>;

/** Names that must not come from outside. */
const FORBIDDEN: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

const saysNothing = (value: unknown): boolean =>
  value === undefined || value === null || value === '';
const isPart = (value: unknown): value is MemberHalf =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * memberInfo completed by memberNewInfo: the newer wins wherever it says anything; parts (address,
 * offers, …) are merged field by field, lists are taken whole, and an empty text or null of the
 * newer never hides what the older knows.
 */
export function mergeMember(older: MemberHalf, newer: MemberHalf): MemberHalf {
  const merged = new Map(Object.entries(older).filter(([name]) => !FORBIDDEN.has(name)));
  for (const [name, value] of Object.entries(newer)) {
    if (FORBIDDEN.has(name) || (saysNothing(value) && merged.has(name))) continue;
    const before = merged.get(name);
    merged.set(name, isPart(before) && isPart(value) ? mergeMember(before, value) : value);
  }
  return Object.fromEntries(merged);
}

/** Only the flag itself makes a VIP (§1, R6-3): texts and numbers do not. */
export const isVip = (member: MemberHalf): boolean => member['isVIP'] === true;

/** True for the one status that counts as verified. */
export const isVerified = (status: unknown): boolean => status === 'Verified';

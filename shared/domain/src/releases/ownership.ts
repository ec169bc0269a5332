/**
 * Who answers which address: compiled when a generation is made, so that two squads cannot take one
 * place (releases D7).
 */

import { sentence, type Sentence } from './sentence';

/** A route pattern and who claims it. */
export interface Claim {
  readonly path: string;
  readonly owner: string;
  /** Seasons may share an address: their windows decide who answers. */
  readonly isSeason: boolean;
}

const segments = (path: string): readonly string[] =>
  path
    .toLowerCase()
    .split('/')
    .filter((part) => part !== '');

/**
 * Whether some address fits both patterns. `:x` takes one segment, a closing `*` takes the rest,
 * also none.
 */
export function overlaps(a: string, b: string): boolean {
  const [left, right] = [segments(a), segments(b)];
  for (let at = 0; ; at += 1) {
    const [one, other] = [left[at], right[at]];
    if (one === '*' || other === '*') return true;
    if (one === undefined || other === undefined) return one === other;
    if (one !== other && !one.startsWith(':') && !other.startsWith(':')) return false;
  }
}

/** A conflict as a sentence; null when every address has one owner. */
export function ownershipConflict(claims: readonly Claim[]): Sentence | null {
  for (const [at, claim] of claims.entries()) {
    const other = claims
      .slice(at + 1)
      .find(
        (next) =>
          next.owner !== claim.owner &&
          !(next.isSeason && claim.isSeason) &&
          overlaps(next.path, claim.path),
      );
    if (other)
      return sentence`${other.owner} declares ${other.path}, which belongs to ${claim.owner} (${claim.path})`;
  }
  return null;
}

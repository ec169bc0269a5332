/** What every adapter is made from. */
import type { Platform } from '@site/platform';
import { done, type Outcome } from '@site/domain/errors/app-error';
import type { OddsVendorId } from '@site/domain/vendors/odds-vendor';
import type { Favourites } from '../port';
import { createVendorMaintenance, type VendorMaintenance } from '../vendor-maintenance';
import { createFollowing, type Following } from './following';

/** A vendor's maintenance, and who follows what there. */
export interface AdapterParts {
  readonly maintenance: VendorMaintenance;
  readonly following: Following;
}

/** Makes the parts. */
export const adapterParts = (
  vendor: OddsVendorId,
  { maintenance, clock, session }: Platform,
): AdapterParts => ({
  maintenance: createVendorMaintenance(vendor, maintenance, clock.monotonic),
  following: createFollowing(session),
});

/** A list of ids in pieces of at most so many. */
export const piecesOf = (ids: readonly string[], most: number): string[][] =>
  Array.from({ length: Math.ceil(ids.length / most) }, (_, at) =>
    ids.slice(at * most, (at + 1) * most),
  );

/** A list of ids in pieces that a call takes; none needs no call. */
export async function inPieces<T>(
  ids: readonly string[],
  most: number,
  ask: (piece: readonly string[]) => Promise<Outcome<readonly T[]>>,
): Promise<Outcome<readonly T[]>> {
  const answers = await Promise.all(piecesOf(ids, most).map(ask));
  const all: T[] = [];
  for (const answer of answers) {
    if (!answer.ok) return answer;
    all.push(...answer.value);
  }
  return done(all);
}

/** Follows or leaves, and tells the feeds of favourites. */
export async function follow(
  { following }: AdapterParts,
  write: () => Promise<Outcome<Favourites>>,
): Promise<Outcome<Favourites>> {
  const answer = await write();
  if (answer.ok) following.changed();
  return answer;
}

/**
 * The hand-over to the help center (§2.4, R2.4-1): where the member comes from, as the address says
 * it, else as the landing left it.
 */
import type { FromMarker } from '@site/domain/session/from-marker';
import { parseLanding } from '@site/domain/session/landing-params';
import { parseReturnPath } from '@site/domain/session/return-path';
import { jsonKey } from '@site/platform';
import { KEYS, type Platform } from '@site/platform/host';

/** What the help center is told. */
export interface HandOver {
  readonly from: FromMarker | null;
  /** Page of ours; text, never a target (safety B5). */
  readonly fromUrl: string | null;
}

/** The page that the landing named. */
const FROM_URL = jsonKey<string>('fromUrl', 'session', 'never', 1, (value) =>
  typeof value === 'string' ? parseReturnPath(value) : null,
);

/** Keeps what a landing said. */
export function keepHandOver({ storage }: Platform, { from, fromUrl }: HandOver): void {
  if (from !== null) storage.write(KEYS.fromMarker, from);
  if (fromUrl !== null) storage.write(FROM_URL, fromUrl);
}

/** @param search query of the page that leads to the help center. */
export function readHandOver({ storage, visit }: Platform, search: string): HandOver {
  const { from, fromUrl } = parseLanding(search);
  return { from: from ?? visit.from(), fromUrl: fromUrl ?? storage.read(FROM_URL) };
}

/**
 * The part of an adapter that a board cannot do without: it comes with the board's page, the rest
 * when it is first asked for.
 */
import type { ApiClient, Platform } from '@site/platform';
import type { OddsVendorId } from '@site/domain/vendors/odds-vendor';
import type { OddsVendor } from '../port';
import { adapterParts, type AdapterParts } from './adapter';
import type { FeedTimers } from './feed-deps';
import { lostOffline } from './lost-offline';

/** Prices and counts. */
export type BoardPart = Pick<OddsVendor, 'feed' | 'counts'>;

/** The board's part with what the rest is made from. */
export interface AdapterBoard extends BoardPart {
  readonly parts: AdapterParts;
}

/**
 * What a vendor brings for its board. `member` tells whether the counts may hold what the member
 * follows.
 */
export interface BoardCalls {
  readonly feed: (parts: AdapterParts) => OddsVendor['feed'];
  readonly timers: FeedTimers;
  readonly counts: (api: ApiClient, member: boolean) => ReturnType<OddsVendor['counts']>;
}

/** Makes the board's part of a vendor. */
export function createAdapterBoard(
  vendor: OddsVendorId,
  platform: Platform,
  { feed, counts, timers }: BoardCalls,
): AdapterBoard {
  const { api, session } = platform;
  const parts = adapterParts(vendor, platform);
  const open = feed(parts);
  return {
    parts,
    feed: (query) => lostOffline(open(query), timers),
    counts: () =>
      parts.maintenance.read(() => counts(api, session.state.get().status === 'member')),
  };
}

/** The same thing for a platform whoever asks: the board and the rest of its adapter share one. */
export function onePerPlatform<T>(create: (platform: Platform) => T): (platform: Platform) => T {
  const made = new WeakMap<Platform, T>();
  return (platform) => {
    const known = made.get(platform) ?? create(platform);
    made.set(platform, known);
    return known;
  };
}

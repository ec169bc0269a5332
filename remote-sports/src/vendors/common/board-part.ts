/** The part of an adapter that a board cannot do without: it comes with the board's page, the rest when it is first asked for. */
import type { Platform } from '@site/platform';
import type { OddsVendor } from '../port';

/** Prices and counts. */
export type BoardPart = Pick<OddsVendor, 'feed' | 'counts'>;

/** The same thing for a platform whoever asks: the board and the rest of its adapter share one. */
export function onePerPlatform<T>(create: (platform: Platform) => T): (platform: Platform) => T {
  const made = new WeakMap<Platform, T>();
  return (platform) => {
    const known = made.get(platform) ?? create(platform);
    made.set(platform, known);
    return known;
  };
}

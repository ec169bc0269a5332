/**
 * Without a network every slip is cut at once (safety I4): nothing may be bet on what was known
 * before, until it was asked for again. What was typed stays.
 */
import { ODDS_VENDORS, type OddsVendorId } from '@site/domain/vendors/odds-vendor';
import type { FeedGaps, ShownBoard } from './feed-gaps';

/**
 * Starts watching the network.
 *
 * @param gaps those of a vendor.
 * @returns the way to stop.
 */
export function cutOffline(gaps: (vendor: OddsVendorId) => FeedGaps): () => void {
  let cuts: readonly ShownBoard[] = [];
  const lose = (): void => {
    if (cuts.length > 0) return;
    cuts = ODDS_VENDORS.map((vendor) => gaps(vendor).show());
    cuts.forEach((cut) => cut.lose());
  };
  const back = (): void => {
    cuts.forEach((cut) => cut.leave());
    cuts = [];
  };
  window.addEventListener('offline', lose);
  window.addEventListener('online', back);
  if (!navigator.onLine) lose();
  return () => {
    window.removeEventListener('offline', lose);
    window.removeEventListener('online', back);
    back();
  };
}

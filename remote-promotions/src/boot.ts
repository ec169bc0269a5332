/** What runs as long as the part of offers is loaded. */
import type { Platform } from '@site/platform';
import { forgetGiftCount } from './gifts/nav-count';
import { registerOfferLookups } from './money/lookups';

/** @returns the way to stop all of it. */
export function startOffers(platform: Platform): () => void {
  const stops = [registerOfferLookups(platform), forgetGiftCount(platform)];
  return () => stops.forEach((stop) => stop());
}

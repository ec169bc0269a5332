/**
 * Which feature's notice stands over its page: it says what the catalogue's toast would say, and
 * one of them is enough. Set when the news arrives, before the toast is thought of.
 */
import type { BackFeature } from '@site/domain/maintenance/redirect';
import type { Platform } from '@site/platform/host';

const standing = new WeakMap<Platform['maintenance'], BackFeature>();

/** The feature, or null. */
export const standingNotice = ({ maintenance }: Platform): BackFeature | null =>
  standing.get(maintenance) ?? null;

/** Keeps it; null when the notice is gone. */
export function setStandingNotice({ maintenance }: Platform, feature: BackFeature | null): void {
  if (feature === null) standing.delete(maintenance);
  else standing.set(maintenance, feature);
}

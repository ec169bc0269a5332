import { parseLanding } from '@site/domain/session/landing-params';
import { KEYS, type SiteStorage } from '@site/platform';

/** What of a landing stands before the first page is drawn, because a form may ask for it at once (R2.4-1): a friend's code, and where the visit comes from. */
export function keepLanding(storage: SiteStorage, landingSearch: string): void {
  const { raf, from } = parseLanding(landingSearch);
  if (raf !== null) storage.write(KEYS.raf, raf);
  if (from !== null) storage.write(KEYS.fromMarker, from);
}

/** What the landing and the domain check left, read where it was kept (§2.4, §3.3). */
import type { VisitPort } from '../ports';
import { KEYS } from '../storage/keys';
import type { SiteStorage } from '../storage/storage';

/** Shape of an affiliate code (C-11); a cookie may hold anything. */
const CODE = /^[\w.-]{1,64}$/;

/** Opens the port. */
export function openVisit(
  storage: SiteStorage,
  readCookie: (name: string) => string | null,
): VisitPort {
  return {
    affiliate: () => {
      const cookie = readCookie('affiliate');
      return cookie !== null && CODE.test(cookie) ? cookie : storage.read(KEYS.hostAffiliate);
    },
    referral: () => storage.read(KEYS.raf),
    from: () => storage.read(KEYS.fromMarker),
  };
}

/** What the landing and the domain check left, read where it was kept (§2.4, §3.3). */
import { decodePart } from '@site/domain/session/affiliate';
import type { HostVisit } from '../ports';
import { KEYS } from '../storage/keys';
import type { SiteStorage } from '../storage/storage';

/** Shape of an affiliate code (C-11); a cookie may hold anything. */
const CODE = /^[\w.-]{1,64}$/;
/** Shape of what else a landing says. */
const MARK = /^[\w.\-:/%]{1,256}$/;

/** Opens the port. */
export function openVisit(
  storage: SiteStorage,
  readCookie: (name: string) => string | null,
): HostVisit {
  const mark = (name: string): string => {
    const value = decodePart(readCookie(name) ?? '');
    return MARK.test(value) ? value : '';
  };
  const visit = {
    affiliate: () => {
      const cookie = readCookie('affiliate');
      return cookie !== null && CODE.test(cookie) ? cookie : storage.read(KEYS.hostAffiliate);
    },
    referral: () => storage.read(KEYS.raf),
    from: () => storage.read(KEYS.fromMarker),
  };
  return {
    ...visit,
    marks: () => ({
      affiliateCode: visit.affiliate() ?? '',
      referralCode: visit.referral() ?? '',
      media: mark('media'),
      web: mark('web'),
      referrer: mark('referer'),
    }),
  };
}

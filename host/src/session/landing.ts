/**
 * What a landing address leaves behind (§2.4, R2.4-1): cookies, the marker and a match it names;
 * used-up names leave the address bar. The code of a friend was kept before.
 */
import { CookieDays, Routing } from '@site/domain/constants';
import { queryDeeplink } from '@site/domain/session/deeplink';
import { normalisePath } from '@site/domain/session/route-decision';
import { queryValue } from '@site/domain/session/query';
import { cleanedSearch, parseLanding } from '@site/domain/session/landing-params';
import { vendorOfPath } from '@site/domain/vendors/board-address';
import { ODDS_VENDORS } from '@site/domain/vendors/odds-vendor';
import { KEYS } from '@site/platform/host';
import type { LateContext } from '../late/context';
import { keepHandOver } from './hand-over';

/** Cookie values: no character that could end one or begin another (C-11). */
const COOKIE_VALUE = /^[\w.\-:/%]{1,256}$/;
const DAY_S = 86_400;

function writeCookie(window: Window, name: string, value: string, days: number): void {
  if (!COOKIE_VALUE.test(value)) return;
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  window.document.cookie = `${name}=${encodeURIComponent(value)}; Path=${Routing.basePath}; Max-Age=${days * DAY_S}; SameSite=Lax${secure}`;
}

/**
 * A match that an outside link names on any page waits for the boards, over a login too (§3.3); a
 * board reads its own address.
 */
function keepDeeplink({ location }: Window, { storage }: LateContext['platform'], search: string) {
  if (vendorOfPath(normalisePath(location.pathname, Routing.basePath)) !== null) return;
  const named = queryValue(search, 'vendor')?.toUpperCase();
  const vendor = ODDS_VENDORS.find((known) => known === named);
  const link = vendor === undefined ? null : queryDeeplink(vendor, search);
  if (link !== null) storage.write(KEYS.deeplink, link);
}

/** Reads the query the document was opened with. */
export function readLanding(
  window: Window,
  { platform, navigator, landingSearch }: LateContext,
): void {
  const landing = parseLanding(landingSearch);
  for (const [name, value] of Object.entries(landing.cookies)) {
    writeCookie(window, name, value, CookieDays[name as keyof typeof CookieDays]);
  }
  keepHandOver(platform, landing);
  keepDeeplink(window, platform, landingSearch);
  // The member may be on another page by now, e.g. the login: what is cleaned is the address of now.
  const { pathname, search, hash } = window.location;
  const cleaned = cleanedSearch(search, landingSearch);
  if (cleaned !== search && search !== '?')
    navigator.go(`${normalisePath(pathname, Routing.basePath)}${cleaned}${hash}`, {
      replace: true,
    });
}

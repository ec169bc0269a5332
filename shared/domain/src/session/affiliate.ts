/**
 * What of a landing every page needs: the partner's code on the way out, a friend's code on the way
 * in (§2.4, §6). The rest waits with `landing-params`.
 */

/** One value as a partner's or a friend's link may carry it. */
export const LANDING_VALUE = /^[\w.-]{1,64}$/;

/** A name or value of a query as text; what cannot be decoded is empty. */
export const decodePart = (text: string): string => {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return '';
  }
};

/** The code of a friend that a query carries, or null. A doubled name is nobody's. */
export function friendCodeOf(search: string): string | null {
  const [code = '', ...others] = [...search.matchAll(/(?:^|[?&])raf=([^&]*)/g)].map(
    ([, value = '']) => decodePart(value),
  );
  return others.length === 0 && LANDING_VALUE.test(code) ? code : null;
}

/**
 * `aff` on an address that a logged-out member is sent to (§6, R6-5; GEN0003 of §7.1, R7.1-5).
 *
 * @param address same-site path or full address; one that has an aff already keeps it.
 */
export function withAffiliate(address: string, affiliate: string | null): string {
  if (affiliate === null || !LANDING_VALUE.test(affiliate)) return address;
  const [beforeHash = '', ...hash] = address.split('#');
  if (/[?&]aff=/.test(beforeHash)) return address;
  const joined = `${beforeHash}${beforeHash.includes('?') ? '&' : '?'}aff=${encodeURIComponent(affiliate)}`;
  return hash.length === 0 ? joined : `${joined}#${hash.join('#')}`;
}

/**
 * The affiliate code that an address's hash carries, e.g. `#aff=abc` or `#/x?aff=abc` (§7.1); a
 * doubled one is nobody's.
 */
export function affiliateOfHash(hash: string): string | null {
  const [value = '', ...others] = [...hash.matchAll(/[#?&]aff=([^&#]*)/g)].map(([, text = '']) =>
    decodePart(text),
  );
  return others.length === 0 && LANDING_VALUE.test(value) ? value : null;
}

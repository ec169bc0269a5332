/** Headers on every answer of the site's origin, whatever it is (safety C-14, C-20). */
export const BASE_HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
};

/** Headers of the host document besides its content security policy (safety C-12 to C-16, C-39). */
export function documentHeaders(policy: string, isLive: boolean): Record<string, string> {
  return {
    ...BASE_HEADERS,
    'content-security-policy': policy,
    'integrity-policy': 'blocked-destinations=(script), endpoints=(csp)',
    'reporting-endpoints': 'csp="/api/csp"',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy':
      'camera=(), microphone=(), geolocation=(), payment=(), usb=(), clipboard-read=()',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
    ...(isLive ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}

/** Policy of a framed page of the sandbox that brings none: only this site may frame it. */
export function framedPagePolicy(framers: readonly string[]): string {
  return `frame-ancestors ${framers.length === 0 ? "'none'" : framers.join(' ')}`;
}

/** Policy of a page of words alone. */
export const PLAIN_PAGE_POLICY =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** `Cache-Control` of what never changes under its address: a year, without asking again. */
export const FOREVER = 'public, max-age=31536000, immutable';

/** Where a link inside CMS text may lead (safety B8): pages of this site, or another https site in a new window. */
export type LinkTarget =
  | { readonly kind: 'inside'; readonly path: string }
  | { readonly kind: 'outside'; readonly url: string }
  | { readonly kind: 'refused' };

/** Backslashes, control characters and spaces let an address change its meaning on the way. */
const FOUL = /[\\\s]|[^\x20-\x7e]/;

/**
 * Reads an address of CMS text.
 * @param base - base path of the site, taken off addresses that carry it.
 */
export function readCmsLink(href: string, origin: string, base: string): LinkTarget {
  if (href === '' || href.length > 512 || FOUL.test(href) || !URL.canParse(href, origin)) return { kind: 'refused' };
  const parsed = new URL(href, origin);
  if (parsed.origin === origin) {
    if (!href.startsWith('/') && !href.startsWith(origin)) return { kind: 'refused' };
    const path = parsed.pathname.startsWith(`${base}/`) ? parsed.pathname.slice(base.length) : parsed.pathname;
    return { kind: 'inside', path: `${path}${parsed.search}` };
  }
  return parsed.protocol === 'https:' && parsed.username === '' ? { kind: 'outside', url: parsed.href } : { kind: 'refused' };
}

/**
 * Where a server may send the browser (§7.1 GEN0003, safety B4): one rule for every address that
 * comes from outside.
 */

/** The parts of a parsed address that the rule looks at. */
export interface ParsedAddress {
  readonly href: string;
  readonly protocol: string;
  readonly origin: string;
  readonly host: string;
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  readonly username: string;
  readonly password: string;
}

/** What may be done with an address. */
export type SafeTarget =
  /** A page of this site, without the base path. */
  | { readonly kind: 'inApp'; readonly path: string }
  /** An origin on the list: the browser may go there by itself. */
  | { readonly kind: 'trusted'; readonly url: string }
  /**
   * Some other https host: only after the member saw its name. `host` is in ASCII, so that
   * look-alikes show.
   */
  | { readonly kind: 'ask'; readonly url: string; readonly host: string };

/** Longest address that is followed. */
const MOST = 2_048;

/**
 * Browsers drop tabs and line breaks and read a backslash as a slash: an address with one of them
 * is not what it looks like.
 */
// oxlint-disable-next-line no-control-regex -- controls are what this refuses
const HIDDEN = /[\u0000-\u0020\u007f-\u00a0\\\u2028\u2029\ufeff]/;

/**
 * Decides about an address, or null when it is refused.
 *
 * @param text the address as it came.
 * @param parsed the same as the browser reads it on this page, or null when it cannot.
 * @param site origin and base path of this site.
 * @param allowed other origins the browser may go to by itself.
 */
export function safeTarget(
  text: string,
  parsed: ParsedAddress | null,
  site: { readonly origin: string; readonly basePath: string },
  allowed: readonly string[] = [],
): SafeTarget | null {
  if (parsed === null || text === '' || text.length > MOST || HIDDEN.test(text)) return null;
  const isPath = /^\/(?!\/)/.test(text);
  // `https:evil.example` is a path on an https page and another host on an http one: only two slashes make an address.
  if (!isPath && !/^https?:\/\/[^/]/i.test(text)) return null;
  if (parsed.username !== '' || parsed.password !== '') return null;
  if (parsed.origin === site.origin) {
    const inside =
      parsed.pathname === site.basePath || parsed.pathname.startsWith(`${site.basePath}/`);
    const path = inside ? parsed.pathname.slice(site.basePath.length) : parsed.pathname;
    return path.startsWith('//')
      ? null
      : { kind: 'inApp', path: `${path === '' ? '/' : path}${parsed.search}${parsed.hash}` };
  }
  if (isPath) return null;
  if (allowed.includes(parsed.origin)) return { kind: 'trusted', url: parsed.href };
  return parsed.protocol === 'https:' ? { kind: 'ask', url: parsed.href, host: parsed.host } : null;
}

/** At most this many automatic redirects in a span; more is a loop. */
export const REDIRECTS = { most: 3, spanMs: 60_000 } as const;

/**
 * May one more follow the earlier ones?
 *
 * @param previous when they were, in ms.
 */
export const mayRedirect = (previous: readonly number[], now: number): boolean =>
  previous.filter((at) => now - at < REDIRECTS.spanMs && at <= now).length < REDIRECTS.most;

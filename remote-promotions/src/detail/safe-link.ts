/**
 * Where a link of the editors or of a message may lead (safety B4, B8): the site's one rule for
 * addresses from outside.
 */
import { safeTarget } from '@site/domain/session/safe-target';

/** Where it may lead. */
export type LinkTarget =
  | { readonly kind: 'inside'; readonly path: string }
  /** Another https site, in a new window, after its name was seen (C-22). */
  | { readonly kind: 'outside'; readonly url: string; readonly host: string }
  | { readonly kind: 'refused' };

/**
 * Reads an address.
 *
 * @param base base path of the site, taken off addresses that carry it.
 */
export function readCmsLink(href: string, origin: string, base: string): LinkTarget {
  const target = safeTarget(href, URL.canParse(href, origin) ? new URL(href, origin) : null, {
    origin,
    basePath: base,
  });
  if (target?.kind === 'inApp') return { kind: 'inside', path: target.path };
  return target?.kind === 'ask'
    ? { kind: 'outside', url: target.url, host: target.host }
    : { kind: 'refused' };
}

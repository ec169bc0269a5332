/**
 * Code of the page that a link leads to is fetched as soon as somebody means to go there: pointer
 * on it, finger on it, focus on it.
 */
import { Routing } from '@site/domain/constants';
import { normalisePath } from '@site/domain/session/route-decision';
import type { Federation } from '../../federation/types';
import { matchRoute } from '../../routing/match-route';
import { siteMapOf, type SiteRoute } from '../../routing/site-route';

/** What it works with. */
export interface IntentDeps {
  readonly document: Document;
  readonly federation: Pick<Federation, 'preload' | 'resolve' | 'surfaces'>;
  /**
   * Where an address leads now (`/sbtwo` forwards); null when the guard would not open it: nothing
   * is fetched of a page that a visitor may not see.
   */
  readonly opens: (path: string, routes: readonly SiteRoute[]) => string | null;
}

/** Events that say it, long before the tap is done. */
const SIGNS = ['pointerover', 'pointerdown', 'focusin'] as const;

function pathOf(target: EventTarget | null): string | null {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  if (
    !(link instanceof HTMLAnchorElement) ||
    link.target === '_blank' ||
    link.origin !== link.ownerDocument.location.origin
  )
    return null;
  return normalisePath(link.pathname, Routing.basePath);
}

/** Starts watching links anywhere on the page, whoever draws them. */
export function preloadOnIntent({ document, federation, opens }: IntentDeps): void {
  const asked = new Set<string>();
  const onSign = (event: Event): void => {
    const path = pathOf(event.target);
    if (path === null) return;
    const { routes } = siteMapOf(federation.surfaces());
    const to = opens(path, routes);
    const owner = to === null ? undefined : matchRoute(routes, to)?.owner;
    if (owner?.kind !== 'remote') return;
    const place = `${owner.remote}@${federation.resolve(owner.remote).version ?? ''}/${owner.page}`;
    if (asked.has(place)) return;
    asked.add(place);
    void federation.preload(owner.remote, owner.page);
  };
  for (const sign of SIGNS)
    document.addEventListener(sign, onSign, { passive: true, capture: true });
}

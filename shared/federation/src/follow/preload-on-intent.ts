/**
 * Code of the page that a link leads to is fetched as soon as somebody means to go there: pointer
 * on it, finger on it, focus on it. What is live is looked up by then, too, so that the page itself
 * need not wait for it.
 */
import type { Federation } from '../types';

/** A page of a remote. */
export interface RemotePage {
  readonly remote: string;
  readonly page: string;
}

/** The document whose links are watched, and which page stands behind each. */
export interface IntentDeps {
  readonly document: Document;
  readonly federation: Pick<Federation, 'preload' | 'resolve' | 'routeEntered'>;
  /**
   * The page behind a link of this origin, by its URL path; null for one that is no page of a
   * remote, or that would not be opened now: nothing is fetched of a page that a visitor may not
   * see.
   */
  readonly pageAt: (path: string) => RemotePage | null;
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
  return link.pathname;
}

/** Starts watching links anywhere on the page, whoever draws them. */
export function preloadOnIntent({ document, federation, pageAt }: IntentDeps): void {
  const warmed = new Set<string>();
  const onSign = (event: Event): void => {
    const path = pathOf(event.target);
    if (path === null) return;
    void federation.routeEntered();
    const place = pageAt(path);
    if (place === null) return;
    const { remote, page } = place;
    const key = `${remote}@${federation.resolve(remote).version ?? ''}/${page}`;
    if (warmed.has(key)) return;
    warmed.add(key);
    void federation.preload(remote, page);
  };
  for (const sign of SIGNS)
    document.addEventListener(sign, onSign, { passive: true, capture: true });
}

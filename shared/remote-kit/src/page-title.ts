import { useEffect } from 'react';
import { pageTitle } from '@site/phrases/site';

/**
 * The document's title where pages share the title of their route: tabs, bookmarks and screen
 * readers tell them apart (WCAG 2.4.2). The host sets its own before; what stood before comes back
 * when the page goes and nobody has said another.
 *
 * @param name - what the page shows; null while it is not known.
 */
export function usePageTitle(name: string | null): void {
  useEffect(() => {
    if (name === null) return undefined;
    const [before, own] = [document.title, pageTitle(name)];
    document.title = own;
    return () => {
      if (document.title === own) document.title = before;
    };
  }, [name]);
}

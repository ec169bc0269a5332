import { useEffect } from 'react';
import { pageTitle } from '@site/phrases/site';

/**
 * The document's title where pages share a route title: tabs, bookmarks and screen readers tell
 * them apart. The host sets its own before.
 */
export function usePageTitle(name: string): void {
  useEffect(() => {
    document.title = pageTitle(name);
  }, [name]);
}

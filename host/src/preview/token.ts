/** The token of a preview link: taken from the address once, then kept for this tab. */
import { jsonKey, type SiteStorage } from '@site/platform';

/** Query of a preview link. */
const QUERY = 'preview';
const KEY = jsonKey<string>('preview', 'session', 'never', 1, (value) =>
  typeof value === 'string' ? value : null,
);

/** What is needed of the storage before the platform stands. */
type Kept = Pick<SiteStorage, 'read' | 'write' | 'remove'>;

/**
 * The token of this tab, or null. The address loses it, so that it is not handed on by sharing the
 * page.
 */
export function takePreviewToken(window: Window, storage: Kept): string | null {
  const url = new URL(window.location.href);
  const asked = url.searchParams.get(QUERY);
  if (asked === null) return storage.read(KEY);
  url.searchParams.delete(QUERY);
  window.history.replaceState(window.history.state, '', url);
  storage.write(KEY, asked);
  return asked;
}

/** The tab shows the live site from its next load on. */
export const forgetPreview = (storage: Kept): void => storage.remove(KEY);

/** The token of a preview link, kept for this tab. */
import { takePreviewToken } from '@site/federation/preview/token';
import { jsonKey, type SiteStorage } from '@site/platform';

const KEY = jsonKey<string>('preview', 'session', 'never', 1, (value) =>
  typeof value === 'string' ? value : null,
);

/** The token that the tab was opened with or has kept, or null. */
export function tokenOfTab(
  window: Window,
  storage: Pick<SiteStorage, 'read' | 'write'>,
): string | null {
  const token = takePreviewToken(window);
  if (token === null) return storage.read(KEY);
  storage.write(KEY, token);
  return token;
}

/** The tab shows the live site from its next load on. */
export const forgetPreview = (storage: Pick<SiteStorage, 'remove'>): void => storage.remove(KEY);

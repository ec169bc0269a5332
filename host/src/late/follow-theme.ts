/** The theme that another tab of this browser has chosen. */
import type { Theme } from '@site/domain/layout/theme-color';
import { KEYS, type Platform } from '@site/platform';
import { showTheme } from '@site/remote-kit/show-theme';

/**
 * Shows what another tab keeps, at once. What is no theme changes nothing: reading it removes it,
 * and the page stays as it is until a theme is chosen.
 *
 * @returns the way to stop.
 */
export function followTheme(window: Window, { storage }: Pick<Platform, 'storage'>): () => void {
  const follow = ({ key }: StorageEvent): void => {
    if (key !== KEYS.theme.name) return;
    const theme = storage.read(KEYS.theme) as Theme | null;
    if (theme !== null) showTheme(window.document, theme);
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}

/**
 * The member's look: kept in the browser, applied as an attribute of html, so that nothing renders
 * again.
 */
import { useEffect, useState } from 'react';
import { FIRST_THEME, type Theme } from '@site/domain/layout/theme-color';
import { KEYS, usePlatform, type Platform } from '@site/platform';
import { showTheme } from '@site/remote-kit/show-theme';

const keptTheme = ({ storage }: Pick<Platform, 'storage'>): Theme | null =>
  storage.read(KEYS.theme) as Theme | null;

/** The chosen theme, here or in another tab, and the way to choose. */
export function useTheme(): readonly [Theme, (theme: Theme) => void] {
  const platform = usePlatform();
  const [theme, setTheme] = useState<Theme>(() => keptTheme(platform) ?? FIRST_THEME);
  useEffect(() => {
    const follow = ({ key }: StorageEvent): void => {
      if (key === KEYS.theme.name) setTheme((stands) => keptTheme(platform) ?? stands);
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [platform]);
  const choose = (next: Theme): void => {
    platform.storage.write(KEYS.theme, next);
    showTheme(document, next);
    setTheme(next);
  };
  return [theme, choose];
}

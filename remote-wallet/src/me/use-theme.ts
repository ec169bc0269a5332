/**
 * The member's look: kept in the browser, applied as an attribute of html, so that nothing renders
 * again.
 */
import { useState } from 'react';
import { KEYS, usePlatform } from '@site/platform';

export type Theme = 'light' | 'dark' | 'system';

export function useTheme(): readonly [Theme, (theme: Theme) => void] {
  const { storage } = usePlatform();
  const [theme, setTheme] = useState<Theme>(
    () => (storage.read(KEYS.theme) as Theme | null) ?? 'dark',
  );
  const choose = (next: Theme): void => {
    storage.write(KEYS.theme, next);
    document.documentElement.dataset.theme = next;
    setTheme(next);
  };
  return [theme, choose];
}

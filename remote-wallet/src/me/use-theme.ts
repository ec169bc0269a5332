/**
 * The member's look: kept in the browser, applied as an attribute of html, so that nothing renders
 * again.
 */
import { useState } from 'react';
import { FIRST_THEME, themeColors, type Theme } from '@site/domain/layout/theme-color';
import { KEYS, usePlatform } from '@site/platform';

/** The phone's own bars around the page take the header's colour. */
function showColor(theme: Theme): void {
  const colors = themeColors(theme);
  document.querySelectorAll('meta[name="theme-color"]').forEach((element, at) => {
    element.setAttribute('content', colors[at] ?? colors[1]);
  });
}

export function useTheme(): readonly [Theme, (theme: Theme) => void] {
  const { storage } = usePlatform();
  const [theme, setTheme] = useState<Theme>(
    () => (storage.read(KEYS.theme) as Theme | null) ?? FIRST_THEME,
  );
  const choose = (next: Theme): void => {
    storage.write(KEYS.theme, next);
    document.documentElement.dataset.theme = next;
    showColor(next);
    setTheme(next);
  };
  return [theme, choose];
}

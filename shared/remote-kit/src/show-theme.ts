import { themeColors, type Theme } from '@site/domain/layout/theme-color';

/**
 * Shows a theme at once, as the document's first script does with the kept one: an attribute of
 * html, so that nothing renders again, and the phone's own bars in the header's colour.
 */
export function showTheme(document: Document, theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
  const colors = themeColors(theme);
  document.querySelectorAll('meta[name="theme-color"]').forEach((element, at) => {
    element.setAttribute('content', colors[at] ?? colors[1]);
  });
}

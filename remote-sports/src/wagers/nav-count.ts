/**
 * The number of open wagers at their place in the bottom navigation, as this part knows it: a rule
 * of style, which outlives every layout and costs the first load nothing (ADR 088). It stands after
 * the one by which the shell shows what was kept (ADR 114).
 */
import { openCountRule } from '@site/remote-kit/open-count';

let sheet: CSSStyleSheet | null = null;

/** Shows a number; 0 shows none. */
export function showOpenCount(count: number): void {
  if (sheet === null) {
    if (!('adoptedStyleSheets' in document)) return;
    sheet = new CSSStyleSheet();
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }
  sheet.replaceSync(openCountRule(count));
}

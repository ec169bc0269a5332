/**
 * The number of open wagers at their place in the bottom navigation, as this part knows it: a rule
 * of style, which outlives every layout and costs the first load nothing (ADR 088). It stands after
 * the one by which the shell shows what was kept (ADR 114). Visitors do not fetch it.
 */
let sheet: CSSStyleSheet | null = null;
let wanted = 0;

/** Shows a number; 0 shows none. */
export function showOpenCount(count: number): void {
  wanted = count;
  if (sheet === null && (count === 0 || !('adoptedStyleSheets' in document))) return;
  void import(/* webpackChunkName: "promos" */ '@site/remote-kit/open-count').then(
    ({ openCountRule }) => {
      if (sheet === null) {
        sheet = new CSSStyleSheet();
        document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
      }
      sheet.replaceSync(openCountRule(wanted));
    },
    // Without a network: the next count asks for it again.
    () => undefined,
  );
}

/**
 * A number of a part at its place in the bottom navigation: a rule of style, which outlives every
 * layout and costs the first load nothing (ADR 088). Its text comes with the first number, so who
 * has none fetches nothing.
 */

/**
 * Makes the way to show one.
 *
 * @param loadRule fetches what writes the rule of a number (`open-count`).
 * @returns shows a number; 0 shows none. Without a network the next number asks for the rule again.
 */
export function navNumber(
  loadRule: () => Promise<(count: number) => string>,
): (count: number) => void {
  let sheet: CSSStyleSheet | null = null;
  let wanted = 0;
  return (count) => {
    wanted = count;
    if (sheet === null && (count === 0 || !('adoptedStyleSheets' in document))) return;
    void loadRule().then(
      (ruleOf) => {
        if (sheet === null) {
          sheet = new CSSStyleSheet();
          document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
        }
        sheet.replaceSync(ruleOf(wanted));
      },
      () => undefined,
    );
  };
}

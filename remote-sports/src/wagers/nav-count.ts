/**
 * The number of open wagers at their place in the bottom navigation. The navigation is the shell's
 * and knows no numbers: a rule of style adds it, which outlives every layout and costs the first
 * load nothing (ADR 088).
 */
import { targets } from '@site/platform';
import { color, px, type } from '@site/ui';

/** More are said as this many. */
const MOST = 99;

let sheet: CSSStyleSheet | null = null;

/** Shows a number; 0 shows none. */
export function showOpenCount(count: number): void {
  if (sheet === null) {
    if (count === 0 || !('adoptedStyleSheets' in document)) return;
    sheet = new CSSStyleSheet();
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }
  const text = count > MOST ? `${MOST}+` : String(count);
  sheet.replaceSync(
    count === 0
      ? ''
      : `.site-nav a[href$="${targets.toWagers()}"]>span::after{content:"${text}";position:absolute;top:${px(4)};left:50%;margin-left:${px(6)};min-width:${px(16)};padding:0 ${px(4)};border-radius:999px;background:${color('brand')};color:${color('on-brand')};font-size:${type.xxs};font-weight:700;line-height:1.6;text-align:center}`,
  );
}

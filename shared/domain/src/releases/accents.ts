/**
 * A season's colours on the whole site: accents only, so that every text keeps the contrast it was
 * made for.
 */

/** Accents of one theme. */
export interface Accents {
  readonly brand: string;
  readonly gold: string;
}
/** Accents of both themes. */
export interface SeasonAccents {
  readonly dark: Accents;
  readonly light: Accents;
}

/** The bar on top is dark in both themes, so its button always has the dark theme's accent. */
const declarations = ({ brand, gold }: Accents, bar: string): string =>
  `--brand:${brand};--brand-press:${brand};--gold:${gold};--bar-brand:${bar}`;

/**
 * Style rules that lay accents over the site's tokens, in the order and with the selectors of the
 * tokens themselves. `html` raises them above the tokens, whatever comes first in the document.
 */
export function accentRules({ dark, light }: SeasonAccents): readonly string[] {
  return [
    `html:root{${declarations(dark, dark.brand)}}`,
    `html:root[data-theme=light]{${declarations(light, dark.brand)}}`,
    `@media (prefers-color-scheme:light){html:root[data-theme=system]{${declarations(light, dark.brand)}}}`,
  ];
}

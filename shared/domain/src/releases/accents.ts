/**
 * A season's colours on the whole site: ornaments only, never the tokens that texts and controls
 * read.
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

/** Names that a season may set. No control reads them: a button, a switch, a focus keeps its colour. */
const ornament = ({ brand, gold }: Accents, bar: string): string =>
  `--site-season:${brand};--site-season-gold:${gold};--site-season-bar:${bar}`;

/**
 * Style rules that name a season's accents for pictures and banners (the line below the site's
 * header is one; it is dark in both themes, so it has the dark accent). Red means danger, live and
 * falling on this site: a season that painted controls would say that (architecture 4.1).
 */
export function accentRules({ dark, light }: SeasonAccents): readonly string[] {
  return [
    `html:root{${ornament(dark, dark.brand)}}`,
    `html:root[data-theme=light]{${ornament(light, dark.brand)}}`,
    `@media (prefers-color-scheme:light){html:root[data-theme=system]{${ornament(light, dark.brand)}}}`,
  ];
}

/**
 * The colour that a phone gives its own bars around the page: that of the site's header, by the
 * theme that the member chose (R3.4-1).
 */

/** Themes that a member chooses from; `system` is what the phone has. */
export type Theme = 'light' | 'dark' | 'system';

/** Colours of the header, as the palette has them (`chrome-bg`; a test compares). */
export const HEADER_COLOR = { dark: '#0d1716', light: '#05382e' } as const;

/**
 * Contents of the two `theme-color` elements of the document, the one for phones that are set light
 * first: so that `system` follows the phone without a script.
 */
export const themeColors = (theme: Theme): readonly [string, string] => [
  theme === 'dark' ? HEADER_COLOR.dark : HEADER_COLOR.light,
  theme === 'light' ? HEADER_COLOR.light : HEADER_COLOR.dark,
];

/** The theme of who has chosen none: what the phone has, from the first paint on. */
export const FIRST_THEME: Theme = 'system';

const [onLight, onDark] = themeColors(FIRST_THEME);
/** Those elements as they are served, before anybody's choice is known. */
export const THEME_COLOR_TAGS = `<meta name="theme-color" media="(prefers-color-scheme: light)" content="${onLight}"><meta name="theme-color" content="${onDark}">`;

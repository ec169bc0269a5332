/**
 * The look of pictures that chats show of links (ADR 107, 111): drawn ahead by `npm run cards`, and
 * for a match by the edge.
 */

/** What chats ask for, in pixels: twice as wide as high, nearly. */
export const CARD_SIZE = { width: 1200, height: 630 } as const;

/** Colours of the site's own pictures: its ground from light to dark, words, lines, accents. */
export const CARD_COLOURS = {
  lit: '#123a30',
  dark: '#0b1512',
  ink: '#eefaf5',
  line: '#16c79a',
  gold: '#f2c063',
} as const;

/** The house mark, an SVG of 28 by 28; the same drawing as `LogoMark` of `@site/ui`. */
export const LOGO =
  '<svg aria-hidden="true" width="28" height="28" viewBox="0 0 32 32" fill="none"><path d="M16 3a13 13 0 1 0 13 13h-5.500A7.500 7.500 0 1 1 16 8.500z" fill="#16c79a"/><path d="M18.500 13.500 28.600 3.400" stroke="#f2c063" stroke-width="4.200" stroke-linecap="round"/><circle cx="16" cy="16" r="3.200" fill="#f2c063"/></svg>';

/** What stands on the picture of a match: a pitch with its ball, in 200 by 230, drawn by its lines. */
export const PITCH =
  '<rect x="25" y="45" width="150" height="140" rx="6"/><path d="M100 45v140M25 85h26v60H25M175 85h-26v60h26" opacity=".7"/><circle cx="100" cy="115" r="24" opacity=".7"/><circle cx="128" cy="96" r="9" fill="#f2c063" stroke="none"/>';

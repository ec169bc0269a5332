/**
 * Ground and sign of a promotion without a picture: steady for its id, different between
 * neighbours.
 */
const GROUNDS = [
  '#0f7a60,#062f26',
  '#9a5b12,#3a2005',
  '#8d2440,#3a0d1a',
  '#2d4fa0,#101f48',
  '#6a3399,#260f3d',
  '#17707f,#072b33',
] as const;

/** A small number that stays with an id. */
export const promoShade = (promoId: string): number =>
  [...promoId].reduce((total, letter) => (total * 33 + (letter.codePointAt(0) ?? 0)) % 7_919, 5);

/** The ground of an id. */
export const promoGround = (promoId: string): string =>
  `radial-gradient(130% 130% at 85% 0%, ${GROUNDS[promoShade(promoId) % GROUNDS.length] ?? GROUNDS[0]})`;

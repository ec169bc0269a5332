/**
 * The one unit helper: lengths are written as they stand in the 375 wide design and scale with the
 * root font (§9).
 */

/** Width of the design drawing the numbers come from. */
const DESIGN_WIDTH = 375;
/** The root font is a tenth of the layout's width. */
const ROOT_DIVISOR = 10;

/**
 * A design length as CSS.
 *
 * @param n - pixels in the 375 wide design.
 * @returns the same length in `rem`, so that it follows `html { font-size: min(10vw, 68px) }`.
 */
export const px = (n: number): string =>
  `${Math.round((n * ROOT_DIVISOR * 100_000) / DESIGN_WIDTH) / 100_000}rem`;

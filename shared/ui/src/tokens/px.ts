/**
 * The one unit helper: lengths are written as they stand in the 375 wide design and scale with the
 * root font (§9).
 */

import { Viewport } from '@site/domain/constants';

/** Width of the design drawing the numbers come from. */
const DESIGN_WIDTH = 375;
const ROOT_DIVISOR = Viewport.rootFontDivisor;
/** Design pixels of the root font. */
export const ROOT_DESIGN = DESIGN_WIDTH / ROOT_DIVISOR;

/** A design length as a part of the root font, `times` over. */
export const scaled = (n: number, times = 1): number =>
  Math.round((n * times * ROOT_DIVISOR * 100_000) / DESIGN_WIDTH) / 100_000;

/**
 * A design length as CSS.
 *
 * @param n - pixels in the 375 wide design.
 * @returns the same length in `rem`, so that it follows the root font.
 */
export const px = (n: number): string => `${scaled(n)}rem`;

/**
 * Which form of a CMS picture a browser gets (§3.6 imageSupportFormats, §9): the smallest it can
 * draw.
 */
import { Media } from '../constants';

/** A picture format that is probed for. */
export type ImageFormat = (typeof Media.formats)[number];

/** Pictures of dots have other forms; drawings (SVG) and animations have one. */
const RASTER = /\.(?:png|jpe?g)$/i;

/**
 * Address of a picture in the best form.
 *
 * @param supported what the browser was found to draw, in any order.
 * @returns the address as it is where there is nothing to win.
 */
export function pictureAddress(url: string, supported: readonly ImageFormat[]): string {
  const best = Media.formats.find((format) => supported.includes(format));
  const [path = '', query] = url.split('?');
  if (best === undefined || !RASTER.test(path)) return url;
  return `${path}?${query === undefined || query === '' ? '' : `${query}&`}format=${best.toLowerCase()}`;
}

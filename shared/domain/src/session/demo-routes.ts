/** The demo boards (§2.1, §2.2): open on staging, gone on live (R2.2-3, safety B16). */
import { asOddsVendor } from '../vendors/odds-vendor';

/**
 * Set by builds for browsers: false in those for the live environment. Servers know no such word
 * and know the boards.
 */
declare const __DEMO_BOARDS__: boolean;

/** A demo board or what is below it, in its canonical spelling. */
const DEMO = /^\/sbtwo\/sports-([a-z\d]+)-demo(?:\/|$)/;

/** Decoded at most once; what cannot be decoded stays as it is. */
function decodeOnce(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/**
 * A path as every layer compares it: decoded once, one slash between parts, none at the end, small
 * letters.
 */
export const canonicalPath = (path: string): string =>
  `/${decodeOnce(path)
    .split(/[\\/]+/)
    .filter((part) => part !== '' && part !== '.')
    .join('/')}`.toLowerCase();

/**
 * True for a demo board or anything below it, however it is spelled.
 *
 * @param path without the base path and query.
 */
export const isDemoRoute = (path: string): boolean =>
  typeof __DEMO_BOARDS__ === 'undefined' || __DEMO_BOARDS__
    ? asOddsVendor(DEMO.exec(canonicalPath(path))?.[1] ?? '') !== null
    : false;

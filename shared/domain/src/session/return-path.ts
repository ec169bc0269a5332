/** Where a login returns to (R2.3-1); by itself, because only lazy pages need it. */
import { Routing } from '../constants';

/**
 * Pages that only lead on: whoever comes back to one stands before a closed page, or is signed out
 * at once.
 */
const NO_PLACE =
  /^\/(?:login|logout|register|verify|forgetpwd|resetpassword|404|maintenance|restrict|illegal|static)(?![A-Za-z0-9])/i;

/**
 * Reads a return path from a query: an in-app path only (safety B5). Backslashes, control
 * characters, doubled slashes and schemes lead to null, because browsers read them as another
 * origin.
 */
export function parseReturnPath(value: string | null): string | null {
  if (value === null || value.length > Routing.maxReturnPath) return null;
  if (!/^\/[A-Za-z0-9]/.test(value) && value !== '/') return null;
  if (/[\\\s\u0000-\u001f\u007f]/.test(value) || value.includes('//')) return null;
  return NO_PLACE.test(value) ? null : value;
}

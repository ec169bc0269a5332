/** The login for a member who is sent there by a failure, wherever they stand (R2.3-1). */
import { Routing } from '@site/domain/constants';
import { loginFor } from '@site/domain/session/guard';
import { parseReturnPath } from '@site/domain/session/return-path';
import { normalisePath } from '@site/domain/session/route-decision';

/**
 * Its address leads back to the page that is left. The login itself keeps the way back that it has;
 * the home page and pages that only lead on are no places to come back to.
 *
 * @param here where the member stands.
 * @param affiliate code of the partner who sent the visitor, or null.
 */
export function loginFrom(
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  affiliate: string | null,
): string {
  const path = normalisePath(pathname, Routing.basePath);
  if (path.toLowerCase() === '/login') return path + search;
  return path === '/' || parseReturnPath(path + search) === null
    ? '/login'
    : loginFor(path, search, affiliate);
}

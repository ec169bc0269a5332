/** The login for a member who is sent there by a failure, wherever they stand (R2.3-1). */
import { Routing } from '@site/domain/constants';
import { loginFor } from '@site/domain/session/guard';
import { normalisePath } from '@site/domain/session/route-decision';

/**
 * Its address names the page that is left; whether that is a place to come back to the login itself
 * decides when it reads it. The login keeps the way back that it has, and home is where it leads
 * without one.
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
  return path === '/' ? '/login' : loginFor(path, search, affiliate);
}

import { refused } from '../changes/change';

/**
 * Part name of a season's short name: `cny-2027` is `season_cny_2027`.
 *
 * @throws Refused for a name that is none.
 */
export function seasonName(slug: string): string {
  if (/^season_[a-z0-9_]+$/.test(slug)) return slug;
  if (!/^[a-z0-9][a-z0-9-]{0,38}$/.test(slug))
    throw refused`a season's name has lower case letters, digits and dashes, not "${slug}"`;
  return `season_${slug.replaceAll('-', '_')}`;
}

/** Short name of a part: `season_cny_2027` is `cny-2027`. */
export const seasonSlug = (name: string): string =>
  name.replace(/^season_/, '').replaceAll('_', '-');

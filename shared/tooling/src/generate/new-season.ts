import path from 'node:path';
import type { Part } from '../workspace/parts';
import { checkedRoute, checkSurface, routeLine } from './checked-options';
import { checkedTitle, TEMPLATES } from './new-remote';
import { filledTemplate } from './templates';
import { NotPossible, writeFolders } from './write-folder';

/** What marketing asks for. */
export interface SeasonOptions {
  readonly slug: string;
  readonly route: string;
  readonly title: string;
}

/**
 * Writes a new season, composed of the kit's pieces: texts, colours and a poster to change, no
 * mechanics to write.
 *
 * @returns its folder.
 * @throws NotPossible when a name or an address is wrong or taken.
 */
export function newSeason(
  root: string,
  { slug, route, title }: SeasonOptions,
  parts: readonly Part[],
): string {
  if (!/^[a-z][a-z0-9]{1,29}$/.test(slug))
    throw new NotPossible(
      `"${slug}" is no name of a season: 2 to 30 small letters and digits, a letter first, e.g. cny2027`,
    );
  if (route === '') throw new NotPossible('a season needs an address: --route event_CNY2027');
  const address = checkedRoute('--route', route.startsWith('/') ? route : `/${route}`);
  const words = {
    slug,
    title: checkedTitle(title),
    sign: [...title][0] ?? '',
    routes: routeLine(address, 'season', 2, title, 'poster'),
  };
  const files = filledTemplate(path.join(TEMPLATES, 'season'), words);
  checkSurface(files.get('remote.json') ?? '', { name: `season_${slug}`, kind: 'season' }, parts);
  const dir = path.join(root, 'remote-events', 'events', slug);
  writeFolders([{ dir, files }]);
  return dir;
}

/**
 * What to do with a season that was just written, in plain words.
 *
 * @param dir its folder below the workspace.
 */
export const seasonSteps = (slug: string, dir: string): readonly string[] => [
  `written: ${dir}/. Now:`,
  '  1. change data.json (words, prizes, colours of the page), remote.json (accents, poster, entrance), poster.svg',
  `  2. npm run dev -- season_${slug}`,
  '  3. npm run check -- remote-events',
  `  4. commit it (members get what is committed), npm run release -- season publish ${slug}, then season schedule ${slug}: when it runs is no matter of these files`,
  '  The guide is shared/docs/guides/add-a-season.md',
];

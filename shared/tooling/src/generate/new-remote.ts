import path from 'node:path';
import type { Part } from '../workspace/parts';
import {
  checkedRoute,
  checkedSquad,
  checkSurface,
  firstAddress,
  routeLine,
} from './checked-options';
import { filledTemplate, type Words } from './templates';
import { NotPossible, writeFolders } from './write-folder';

/** Where the templates stand. */
export const TEMPLATES = path.resolve(__dirname, '../../templates');

/** What a squad asks for. */
export interface RemoteOptions {
  readonly name: string;
  readonly routes: readonly string[];
  readonly squad: string;
  readonly title: string;
}

/** Shown in bars and lists, so it is written into code and JSON as it is. */
export function checkedTitle(title: string): string {
  if (/^[^"'`\\{}<>\n]{1,20}$/.test(title)) return title;
  throw new NotPossible(
    `the title "${title}" has to have 1 to 20 characters, without quotes, brackets or line breaks`,
  );
}

/** Words of the first entry on the home page: a short label, and where it leads. */
const entryWords = (title: string, route: string): Record<'label' | 'entry', string> => ({
  label: [...title.replaceAll(/[^\p{L}\p{N}]/gu, '')].slice(0, 4).join(''),
  entry: route.replace(/\/[^/]*[:*].*$/, ''),
});

/**
 * What stands in the gaps of a remote's template.
 *
 * @throws NotPossible when a name or an address is wrong.
 */
export function remoteWords({ name, routes, squad, title }: RemoteOptions): Words {
  if (!/^[a-z][a-z0-9-]{1,39}$/.test(name))
    throw new NotPossible(
      `"${name}" is no name of a remote: 2 to 40 small letters, digits and dashes, a letter first`,
    );
  if (routes.length === 0) throw new NotPossible('a remote needs an address: --routes /lottery/*');
  const lines = routes
    .map((route) =>
      routeLine(checkedRoute('--routes', route), 'home', 3, checkedTitle(title), 'list'),
    )
    .join(',\n');
  return {
    name,
    squad: checkedSquad(squad),
    title,
    routes: lines,
    path: firstAddress(routes[0] ?? ''),
    ...entryWords(title, routes[0] ?? ''),
  };
}

/**
 * Writes a new remote that builds, passes its contract suite and shows a first page.
 *
 * @returns its folder.
 * @throws NotPossible when a name or an address is wrong or taken.
 */
export function newRemote(root: string, options: RemoteOptions, parts: readonly Part[]): string {
  const { name } = options;
  const files = filledTemplate(path.join(TEMPLATES, 'remote'), remoteWords(options));
  checkSurface(files.get('remote.json') ?? '', { name, kind: 'remote' }, parts);
  const dir = path.join(root, `remote-${name}`);
  writeFolders([{ dir, files }]);
  return dir;
}

import { remoteSurface } from '@site/contracts/remote-surface';
import { HOST_PAGES } from '@site/domain/layout/host-pages';
import { exampleOf } from '@site/domain/releases/example-address';
import { ownershipConflict, type Claim } from '@site/domain/releases/ownership';
import { english } from '@site/domain/releases/sentence';
import * as v from 'valibot';
import type { Part } from '../workspace/parts';
import { NotPossible } from './write-folder';

interface Routes {
  readonly routes?: readonly { readonly path: string }[];
}

/** Every address that somebody has: the host's pages and what the parts of the workspace declare. */
function claimsOf(parts: readonly Part[]): Claim[] {
  const host = HOST_PAGES.map(([path]) => ({ path, owner: 'host', isSeason: false }));
  const others = parts.flatMap(({ name, kind, surface }) =>
    ((surface as Routes | null)?.routes ?? []).map(({ path }) => ({
      path,
      owner: name,
      isSeason: kind === 'season',
    })),
  );
  return [...host, ...others];
}

/**
 * A surface that may be added to these parts.
 *
 * @throws NotPossible with a sentence when a field is wrong, or its name or an address is taken.
 */
export function checkSurface(
  text: string,
  part: Pick<Part, 'name' | 'kind'>,
  parts: readonly Part[],
): void {
  const read = v.safeParse(remoteSurface, JSON.parse(text));
  if (!read.success) {
    const [issue] = read.issues;
    const field = v.getDotPath(issue) ?? 'it';
    throw new NotPossible(
      `${field} cannot be ${issue.received}: ${issue.expected === null ? issue.message : `it has to fit ${issue.expected}`}`,
    );
  }
  if (part.name === 'host' || parts.some(({ name }) => name === part.name)) {
    throw new NotPossible(
      `the name ${part.name} is taken; there are: ${parts.map(({ name }) => name).join(', ')}`,
    );
  }
  const own = read.output.routes.map(({ path }) => ({
    path,
    owner: part.name,
    isSeason: part.kind === 'season',
  }));
  // A season may share an address with another one: their windows decide. A new one that takes an old page by accident is another matter.
  const conflict = ownershipConflict([
    ...claimsOf(parts),
    ...own.map((claim) => ({ ...claim, isSeason: false })),
  ]);
  if (conflict !== null) throw new NotPossible(`${english(conflict)}; choose another address`);
}

const ROUTE = /^(?:\/(?:[A-Za-z0-9_-]+|:[A-Za-z][A-Za-z0-9_]*))*(?:\/\*)?$/;

/**
 * An address as somebody typed it.
 *
 * @param option that it was typed at.
 * @throws NotPossible with what an address looks like.
 */
export function checkedRoute(option: string, route: string): string {
  if (route !== '' && ROUTE.test(route)) return route;
  throw new NotPossible(
    `${option}: "${route}" is no address; it begins with a slash, has letters, digits, - and _ between slashes, :name for a part that changes, and /* at its end for all that is below, like /lottery/*; several are separated by commas`,
  );
}

/**
 * The squad that answers for a part.
 *
 * @throws NotPossible with what its name looks like.
 */
export function checkedSquad(squad: string): string {
  if (/^[a-z][a-z0-9-]{1,39}$/.test(squad)) return squad;
  throw new NotPossible(
    `--squad: "${squad}" is no name of a squad; it has 2 to 40 small letters, digits and dashes, a letter first, like keno`,
  );
}

/** An address of a pattern: parameters are a number, and a star covers nothing more. */
const addressOf = (path: string): string =>
  path.replaceAll(/:[^/]+/g, '1').replace(/\/\*$/, '') || '/';

/** The address that a pattern is opened at by the gate and by the first test. */
export const firstAddress = (path: string): string => exampleOf({ path }) ?? addressOf(path);

/** One line of `routes` in a `remote.json`: the gate opens each, a pattern by an example. */
export const routeLine = (
  path: string,
  page: string,
  layoutStatus: number,
  title: string,
  skeleton: string,
): string =>
  `    { "path": ${JSON.stringify(path)}, "page": "${page}", "layoutStatus": ${layoutStatus}, "access": "public", "title": ${JSON.stringify(title)}, "skeleton": "${skeleton}", "smoke": true${/[:*]/.test(path) ? `, "example": ${JSON.stringify(firstAddress(path))}` : ''} }`;

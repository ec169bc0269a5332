import { remoteSurface } from '@site/contracts/remote-surface';
import { HOST_PAGES } from '@site/domain/layout/host-pages';
import { ownershipConflict, type Claim } from '@site/domain/releases/ownership';
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
  if (conflict !== null) throw new NotPossible(`${conflict}; choose another address`);
}

/** One line of `routes` in a `remote.json`. */
export const routeLine = (
  path: string,
  page: string,
  layoutStatus: number,
  title: string,
  skeleton: string,
): string =>
  `    { "path": ${JSON.stringify(path)}, "page": "${page}", "layoutStatus": ${layoutStatus}, "access": "public", "title": ${JSON.stringify(title)}, "skeleton": "${skeleton}", "smoke": ${!/[:*]/.test(path)} }`;

/**
 * What a release takes away that its live counterpart gives: additions pass, breaks need a major
 * version and a name (releases D7).
 */
import type { Release } from '@site/contracts/releases/release';

const listOf = (surface: Release['surface'], key: string): readonly Record<string, unknown>[] =>
  Array.isArray(surface?.[key]) ? (surface[key] as Record<string, unknown>[]) : [];
const textsOf = (surface: Release['surface'], key: string): readonly string[] =>
  Array.isArray(surface?.[key])
    ? (surface[key] as unknown[]).filter((each): each is string => typeof each === 'string')
    : [];
const majorOf = (version: string): number => Number(version.split('.')[0]);

/** What members, pages and other parts lose, one sentence each. */
export function contractBreaks(before: Release, after: Release): readonly string[] {
  const routes = new Map(
    listOf(after.surface, 'routes').map((route) => [String(route['path']).toLowerCase(), route]),
  );
  const lostRoutes = listOf(before.surface, 'routes').flatMap((route) => {
    const next = routes.get(String(route['path']).toLowerCase());
    if (!next)
      return [
        `the address ${String(route['path'])} is gone: links and bookmarks of members end at "not found"`,
      ];
    return next['access'] === route['access'] || next['access'] === 'public'
      ? []
      : [`${String(route['path'])} needs a login now`];
  });
  const slots = new Set(listOf(after.surface, 'slots').map((slot) => String(slot['name'])));
  const lostSlots = listOf(before.surface, 'slots')
    .map((slot) => String(slot['name']))
    .filter((name) => !slots.has(name))
    .map((name) => `the place ${name} stays empty`);
  const entryOf = (entry: Record<string, unknown>): string =>
    `${String(entry['place'])} ${String(entry['key'])}`;
  const entries = new Set(listOf(after.surface, 'entries').map(entryOf));
  const lostEntries = listOf(before.surface, 'entries')
    .map(entryOf)
    .filter((entry) => !entries.has(entry))
    .map((entry) => `the entry ${entry} is gone: members do not find the way there any more`);
  const kinds = new Set(textsOf(after.surface, 'moneyKinds'));
  const lostKinds = textsOf(before.surface, 'moneyKinds')
    .filter((kind) => !kinds.has(kind))
    .map((kind) => `open money actions of kind ${kind} are looked up by nobody`);
  const lostExposes = Object.keys(before.exposes)
    .filter((name) => !Object.hasOwn(after.exposes, name))
    .map((name) => `the module ${name} is not exposed any more`);
  return [...lostRoutes, ...[...new Set(lostSlots)], ...lostEntries, ...lostKinds, ...lostExposes];
}

/** Whether a break is allowed: it needs a higher major version and somebody who approved it. */
export function breakFaults(
  before: Release,
  after: Release,
  approvals: readonly string[],
): readonly string[] {
  const breaks = contractBreaks(before, after);
  if (
    breaks.length === 0 ||
    (majorOf(after.version) > majorOf(before.version) && approvals.length > 0)
  )
    return [];
  return [
    ...breaks,
    `this breaks ${before.name}@${before.version}: raise the major version and name who agreed with --approve <names>`,
  ];
}

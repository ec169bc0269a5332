/**
 * What the parts declare in the versions that an ordinary device gets; a canary device looks its
 * own up in the browser.
 */
import type { Registry } from '@site/contracts/releases/registry';
import { offerOf, resolveVersion } from '@site/domain/releases/resolve';
import { entryFault, type Entry } from '@site/domain/layout/entries';
import { seasonOrder } from '@site/domain/releases/seasons';
import { readsIn, type EarlyRead } from '@site/contracts/early-read';

interface Route {
  readonly path: string;
  readonly page: string;
  readonly layoutStatus: number;
  readonly access: string;
  readonly title: string;
  readonly skeleton: string;
  readonly reads: readonly EarlyRead[];
  readonly hero: EarlyRead | null;
}
interface Slot {
  readonly name: string;
  readonly view: string;
  readonly reads: readonly EarlyRead[];
  readonly hero: EarlyRead | null;
}
/**
 * `isOpen` false: nothing of the part may run now; its addresses stay by its stable version, so
 * that they say what is wrong.
 */
export interface Surface {
  readonly name: string;
  readonly version: string;
  readonly isOpen: boolean;
  readonly routes: readonly Route[];
  readonly slots: readonly Slot[];
  /** Those that the host shows; a broken one is left out there, too. */
  readonly entries: readonly Entry[];
}

function listOf(value: unknown): readonly Record<string, unknown>[] {
  return Array.isArray(value)
    ? value.filter(
        (item): item is Record<string, unknown> => typeof item === 'object' && item !== null,
      )
    : [];
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

function routeOf(raw: Record<string, unknown>): Route {
  return {
    path: text(raw.path),
    page: text(raw.page),
    layoutStatus: Number(raw.layoutStatus ?? 3),
    access: text(raw.access),
    title: text(raw.title),
    skeleton: text(raw.skeleton),
    reads: readsIn(raw.reads),
    hero: readsIn([raw.hero])[0] ?? null,
  };
}

function entriesIn(surface: Record<string, unknown>): Entry[] {
  const paths = listOf(surface.routes).map(({ path }) => text(path));
  return listOf(surface.entries)
    .filter((entry) => entryFault(entry, paths) === null)
    .map((entry) => entry as unknown as Entry);
}

/**
 * The version of a part that runs now, the open window's first; one that may not run is shown by
 * its stable version.
 */
export function versionNow(
  registry: Registry,
  name: string,
  now: number,
): { readonly version: string; readonly isOpen: boolean } {
  const taken = resolveVersion(registry, name, {
    now,
    bucket: () => 1,
    cohorts: [],
    ...offerOf(registry),
    skipped: [],
  }).version;
  return { version: taken ?? registry.remotes[name]?.stable ?? '', isOpen: taken !== null };
}

/** The lines of the seasons; a window of another part makes it no season. */
export const seasonLines = (registry: Registry): Registry['remotes'] =>
  Object.fromEntries(
    Object.entries(registry.remotes).filter(([, { tier }]) => tier === 'seasonal'),
  );

/**
 * Parts as the browser ranks them: of seasons that share an address the one that counts now comes
 * first.
 */
function ranked(registry: Registry, now: number): readonly string[] {
  const seasons = seasonLines(registry);
  return [
    ...Object.keys(registry.remotes).filter((name) => !(name in seasons)),
    ...seasonOrder(Object.keys(seasons), seasons, now),
  ];
}

/** Surfaces of all parts. */
export function liveSurfaces(registry: Registry, now: number): Surface[] {
  return ranked(registry, now).flatMap((name) => {
    const { version, isOpen } = versionNow(registry, name, now);
    const surface = registry.versions[`${name}@${version}`]?.surface;
    if (!surface) return [];
    return [
      {
        name,
        version,
        isOpen,
        routes: listOf(surface.routes).map(routeOf),
        slots: listOf(surface.slots).map((slot) => ({
          name: text(slot.name),
          view: text(slot.view),
          reads: readsIn(slot.reads),
          hero: readsIn([slot.hero])[0] ?? null,
        })),
        entries: entriesIn(surface),
      },
    ];
  });
}

/**
 * Reads what the site map needs of a declared surface. Its whole schema was asked when it was
 * published; this only keeps a broken one from breaking the map.
 */
import type { RemoteSurface } from '@site/contracts/remote-surface';
import { entryFault, type Entry } from '@site/domain/layout/entries';

/** The part of a surface that the site map is made of. */
export type Surface = Pick<RemoteSurface, 'title' | 'routes' | 'slots' | 'moneyKinds'> & {
  readonly entries: readonly Entry[];
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const areTexts = (value: Record<string, unknown>, ...fields: readonly string[]): boolean =>
  fields.every((field) => typeof value[field] === 'string');
const isRoute = (value: unknown): boolean =>
  isRecord(value) &&
  areTexts(value, 'path', 'page', 'title', 'skeleton') &&
  Number.isInteger(value['layoutStatus']) &&
  ['public', 'member'].includes(String(value['access']));
const isSlot = (value: unknown): boolean =>
  isRecord(value) && areTexts(value, 'name', 'view') && typeof value['order'] === 'number';
const all = (value: unknown, fits: (one: unknown) => boolean): boolean =>
  Array.isArray(value) && value.every(fits);

/**
 * The surface, or null when it is none. A wrong entry costs only itself.
 *
 * @param onFault told of each entry that is left out, as the end of a sentence about the part.
 */
export function readSurface(value: unknown, onFault: (fault: string) => void): Surface | null {
  if (!isRecord(value) || !areTexts(value, 'title')) return null;
  const surface = { slots: [], moneyKinds: [], entries: [], ...value };
  const fits =
    all(value['routes'], isRoute) &&
    all(surface.slots, isSlot) &&
    all(surface.moneyKinds, (kind) => typeof kind === 'string');
  if (!fits) return null;
  const { routes, entries } = surface as unknown as Surface;
  return {
    ...(surface as unknown as Surface),
    entries: (Array.isArray(entries) ? entries : []).filter((entry, at) => {
      const fault = entryFault(
        entry,
        routes.map(({ path }) => path),
      );
      if (fault !== null) onFault(`has a wrong "${fault}" in entry ${at + 1}`);
      return fault === null;
    }),
  };
}

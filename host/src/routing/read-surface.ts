/**
 * Reads what the site map needs of a declared surface. Its whole schema was asked when it was
 * published; this only keeps a broken one from breaking the map.
 */
import type { RemoteSurface } from '@site/contracts/remote-surface';

/** The part of a surface that the site map is made of. */
export type Surface = Pick<RemoteSurface, 'title' | 'routes' | 'slots' | 'moneyKinds'>;

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

/** The surface, or null when it is none. */
export function readSurface(value: unknown): Surface | null {
  if (!isRecord(value) || !areTexts(value, 'title')) return null;
  const surface = { slots: [], moneyKinds: [], ...value };
  const fits =
    all(value['routes'], isRoute) &&
    all(surface.slots, isSlot) &&
    all(surface.moneyKinds, (kind) => typeof kind === 'string');
  return fits ? (surface as unknown as Surface) : null;
}

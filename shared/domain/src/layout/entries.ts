/**
 * Entries that parts declare for the bottom navigation and the home page (`remote.json`): the host
 * knows their places, order and number, and its own. In the first load, so as few bytes as it
 * takes.
 */

/** Where an entry stands. */
export const ENTRY_PLACES = ['nav', 'home'] as const;
/** Place of an entry. */
export type EntryPlace = (typeof ENTRY_PLACES)[number];

/** Icons of `@site/ui` that an entry may name; all of them are in the first load anyway. */
export const ENTRY_ICONS = [
  'arrow-down-to-line',
  'circle-user-round',
  'clock',
  'crown',
  'dices',
  'gift',
  'receipt-text',
  'ticket',
  'trophy',
] as const;
/** Name of an icon. */
export type EntryIcon = (typeof ENTRY_ICONS)[number];

/** Most entries of all parts together, besides the host's own; what comes later is left out. */
export const ENTRY_LIMITS: Readonly<Record<EntryPlace, number>> = { nav: 5, home: 10 };

/** An entry. */
export interface Entry {
  readonly place: EntryPlace;
  /** What the bus says when the entry of the place that stands is tapped again. */
  readonly key: string;
  /** One to four letters or figures. */
  readonly label: string;
  readonly icon: EntryIcon;
  /** Address without the base path: one of the part's own, or the beginning of one. */
  readonly to: string;
  /** Further beginnings of the part's addresses at which the entry counts as the place that stands. */
  readonly within?: readonly string[];
  /** Lower stands first. */
  readonly order: number;
}

/** Lower case, up to the segment with the first parameter. */
const staticHead = (path: string): string => {
  const at = path.search(/[:*]/);
  return (at < 0 ? path : path.slice(0, path.lastIndexOf('/', at))).toLowerCase();
};
/** Whether `path` is `beginning` or lies below it. */
const isBelow = (path: string, beginning: string): boolean =>
  path === beginning || path.startsWith(`${beginning}/`);

/** What each field looks like that is a text. */
const SHAPES: Readonly<Record<string, RegExp>> = {
  place: /^(nav|home)$/,
  key: /^[a-z][a-z0-9-]{1,39}$/,
  label: /^[\p{L}\p{N}]{1,4}$/u,
};

/** Whether an address is the entry's, or lies below it; the case of letters does not count. */
export const isWithin = (path: string, beginning: string): boolean =>
  isBelow(path.toLowerCase(), beginning.toLowerCase());

/**
 * The field that is wrong in an entry; null for a good one. An address that is no plain path, or
 * none of the part's own, could lead members to another site or stand for the page of another part.
 *
 * @param paths route patterns that the part declares.
 */
export function entryFault(entry: unknown, paths: readonly string[]): string | null {
  const fields = (entry ?? {}) as Readonly<Record<string, unknown>>;
  const fits = (value: unknown, shape: RegExp): value is string =>
    typeof value === 'string' && shape.test(value);
  const own = (path: unknown): boolean =>
    fits(path, /^(\/[\w-]+)+$/) &&
    paths.some((route) => isBelow(staticHead(route), path.toLowerCase()));
  const { to, within = [], order } = fields;
  const odd = Object.keys(SHAPES).find((field) => !fits(fields[field], SHAPES[field] as RegExp));
  if (odd !== undefined) return odd;
  if (!ENTRY_ICONS.some((icon) => icon === fields['icon'])) return 'icon';
  if (!Number.isInteger(order)) return 'order';
  if (!own(to)) return 'to';
  return Array.isArray(within) && within.every(own) ? null : 'within';
}

/** Entries of a place in their order, no more than it holds; of the same order by their keys. */
export const entriesOf = <E extends Pick<Entry, 'place' | 'key' | 'order'>>(
  place: EntryPlace,
  entries: readonly E[],
): readonly E[] =>
  entries
    .filter((entry) => entry.place === place)
    .sort((a, b) => a.order - b.order || (a.key < b.key ? -1 : 1))
    .slice(0, ENTRY_LIMITS[place]);

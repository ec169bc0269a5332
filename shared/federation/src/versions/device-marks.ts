/**
 * What this device remembers of versions: which are good here, which never finished starting, and
 * the newest generation seen.
 */

/** Kept over visits. Texts are `name@version`. */
export interface DeviceMarks {
  /** Rendered for 5 s without an error. */
  readonly good: readonly string[];
  /** How often a start was left unfinished. */
  readonly unclean: Readonly<Record<string, number>>;
  /** Left out until this moment, epoch ms. */
  readonly until: Readonly<Record<string, number>>;
  /** Highest generation by what it was proven with: a channel and a key. */
  readonly seen: Readonly<Record<string, number>>;
}

/** Versions that a tab is starting, since the last of them began, epoch ms. */
export interface Start {
  readonly keys: readonly string[];
  readonly at: number;
}

/** Storage of the marks. */
export interface MarkStore {
  readonly read: () => DeviceMarks;
  readonly write: (marks: DeviceMarks) => void;
  /**
   * By tab; of the whole device, because a web view or an app that was killed comes back as another
   * tab.
   */
  readonly readStarts: () => Readonly<Record<string, Start>>;
  readonly writeStarts: (starts: Readonly<Record<string, Start>>) => void;
  /** Name of this tab, the same over its reloads. */
  readonly tab: string;
}

/** A device that remembers nothing yet. */
export const NO_MARKS: DeviceMarks = { good: [], unclean: {}, until: {}, seen: {} };

/** Marks in memory: for tests, and where a page has no storage. */
export function memoryMarks(): MarkStore {
  let marks = NO_MARKS;
  let starts: Readonly<Record<string, Start>> = {};
  return {
    read: () => marks,
    write: (next) => {
      marks = next;
    },
    readStarts: () => starts,
    writeStarts: (next) => {
      starts = next;
    },
    tab: 'tab',
  };
}

/** How many unfinished starts leave a version out, and for how long. */
const UNCLEAN_MOST = 2;
const LEAVE_OUT_MS = 24 * 3_600_000;
/**
 * No start lasts so long: a mark of another tab that is older was left by a page that died, a
 * younger one may still be at work.
 */
const ABANDONED_MS = 60_000;
/** Most versions that are remembered as good. */
const GOOD_MOST = 24;

const without = <T>(map: Readonly<Record<string, T>>, key: string): Record<string, T> =>
  Object.fromEntries(Object.entries(map).filter(([name]) => name !== key));

/**
 * The breaker of boot loops, and the memory of good versions (releases D6.5).
 *
 * @param now epoch ms.
 * @param isOn whether the registry leaves the breaker on.
 * @param onTripped called with `name@version` when a version is left out from now on.
 */
export function deviceMarks(
  store: MarkStore,
  now: () => number,
  isOn: () => boolean,
  onTripped: (key: string) => void,
) {
  const starting = new Set<string>();
  const { tab } = store;
  const change = (part: Partial<DeviceMarks>): void => store.write({ ...store.read(), ...part });

  const countUnclean = (key: string): void => {
    const { unclean, until } = store.read();
    const count = (unclean[key] ?? 0) + 1;
    if (count < UNCLEAN_MOST) change({ unclean: { ...unclean, [key]: count } });
    else {
      change({ unclean: without(unclean, key), until: { ...until, [key]: now() + LEAVE_OUT_MS } });
      onTripped(key);
    }
  };
  const note = (): void => {
    const others = without(store.readStarts(), tab);
    store.writeStarts(
      starting.size === 0 ? others : { ...others, [tab]: { keys: [...starting], at: now() } },
    );
  };
  const settle = (key: string): void => {
    if (starting.delete(key)) note();
  };

  return {
    /**
     * Counts what documents before this one left unfinished. Once per document, before anything is
     * loaded.
     */
    begin: (): void => {
      const starts = Object.entries(store.readStarts());
      const left = starts.filter(([name, { at }]) => name === tab || now() - at > ABANDONED_MS);
      if (left.length === 0) return;
      store.writeStarts(Object.fromEntries(starts.filter((start) => !left.includes(start))));
      if (isOn()) left.flatMap(([, { keys }]) => keys).forEach(countUnclean);
    },
    /** Written down before a version runs: if it takes the page with it, the mark stays. */
    starting: (key: string): void => {
      if (!isOn() || store.read().good.includes(key) || starting.has(key)) return;
      starting.add(key);
      note();
    },
    /** It ended in a way that the page saw: failed, or was left. */
    settle,
    /** The page goes away in good order: that is no crash. */
    leave: (): void => [...starting].forEach(settle),
    good: (key: string): void => {
      settle(key);
      const { good, unclean } = store.read();
      if (!good.includes(key))
        change({ good: [...good, key].slice(-GOOD_MOST), unclean: without(unclean, key) });
    },
    isGood: (key: string): boolean => store.read().good.includes(key),
    /** Versions that are left out on this device now. */
    leftOut: (): readonly string[] =>
      isOn()
        ? Object.entries(store.read().until).flatMap(([key, until]) => (until > now() ? [key] : []))
        : [],
    /** The highest generation seen under any of these names. */
    highest: (names: readonly string[]): number =>
      Math.max(0, ...names.map((name) => store.read().seen[name] ?? 0)),
    /** A proven generation was seen. The oldest names are forgotten. */
    saw: (names: readonly string[], generation: number): void => {
      const seen = {
        ...store.read().seen,
        ...Object.fromEntries(names.map((name) => [name, generation])),
      };
      change({ seen: Object.fromEntries(Object.entries(seen).slice(-12)) });
    },
  };
}

/** The marks of one document. */
export type Marks = ReturnType<typeof deviceMarks>;

const isStart = (value: unknown): value is Start =>
  Array.isArray((value as Partial<Start> | null)?.keys) && typeof (value as Start).at === 'number';

/** Reads kept starts; what is none is dropped. */
export function readStarts(value: unknown): Readonly<Record<string, Start>> {
  return typeof value === 'object' && value !== null
    ? Object.fromEntries(
        Object.entries(value).filter((entry): entry is [string, Start] => isStart(entry[1])),
      )
    : {};
}

/** Reads kept marks: wrong ones would only cost their own meaning, so the shape is enough. */
export function readMarks(value: unknown): DeviceMarks | null {
  const marks = value as Partial<DeviceMarks> | null;
  return Array.isArray(marks?.good) &&
    [marks.unclean, marks.until, marks.seen].every((map) => typeof map === 'object')
    ? (marks as DeviceMarks)
    : null;
}

/** Wagers whose change was left between its steps: their members have both bets, and can read so. */
import { createState, jsonKey, type Platform, type StateView } from '@site/platform';
import type { Wager } from '../vendors/port';
import { saleRef } from './sale-ref';

/** Most that are kept; the oldest leaves first. */
const MOST = 20;
const REF_LENGTH = 96;

/** A change that was left. */
export interface Left {
  /** The reference that a sale of the old wager would have. */
  readonly ref: string;
  /** Of its new bet while nobody knows how that ends; null once it is taken. */
  readonly key: string | null;
}

const isShort = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= REF_LENGTH;

const isLeft = (value: unknown): value is Left =>
  typeof value === 'object' &&
  value !== null &&
  'ref' in value &&
  isShort(value.ref) &&
  'key' in value &&
  (value.key === null || isShort(value.key));

const LEFT = jsonKey<readonly Left[]>('sports/editsLeft', 'session', 'logout', 2, (value) =>
  Array.isArray(value) ? value.filter(isLeft).slice(-MOST) : null,
);

type Kept = Pick<Platform, 'storage'>;

const changes = createState(0);
/** Another number whenever one is kept, or not any more. */
export const leftChanges: StateView<number> = changes;

const allOf = ({ storage }: Kept): readonly Left[] => storage.read(LEFT) ?? [];
const leftAt = (platform: Kept, ref: string): Left | undefined =>
  allOf(platform).find((left) => left.ref === ref);

/** Keeps one in place of what was kept of the same wager; null forgets it. */
function put(platform: Kept, ref: string, left: Left | null): void {
  const others = allOf(platform).filter((each) => each.ref !== ref);
  platform.storage.write(LEFT, [...others, ...(left === null ? [] : [left])].slice(-MOST));
  changes.set(changes.get() + 1);
}

/** Takes note of it for the rest of the visit. */
export function keepLeft(platform: Kept, { vendor, id }: Wager): void {
  const ref = saleRef(vendor, id);
  put(platform, ref, { ref, key: null });
}

/** The change of a wager that was left; undefined where none was. */
export const leftOf = (platform: Kept, { vendor, id }: Wager): Left | undefined =>
  leftAt(platform, saleRef(vendor, id));

/** New bets that are followed by this page. */
const followed = new Set<string>();

/** Takes note of how its new bet ends where that is still to come. */
export function followLeft(platform: Platform, { ref, key }: Left): void {
  if (key === null || followed.has(key)) return;
  followed.add(key);
  const ends = platform.bus.on('money.settled').subscribe((end) => {
    if (end.key !== key) return;
    ends.unsubscribe();
    // A logout has taken it away.
    if (leftAt(platform, ref) === undefined) return;
    put(platform, ref, end.phase === 'done' ? { ref, key: null } : null);
  });
}

/** Takes note of a change that the end of a page cut off. */
export function keepCutOff(platform: Platform, left: Left): void {
  put(platform, left.ref, left);
  followLeft(platform, left);
}

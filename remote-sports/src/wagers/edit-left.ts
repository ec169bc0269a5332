/** Wagers whose change was left between its steps: their members have both bets, and can read so. */
import {
  afterEnd,
  afterList,
  withLeft,
  type LeftChange,
  type OpenList,
} from '@site/domain/betting/left-change';
import { createState, jsonKey, type Platform, type StateView } from '@site/platform';
import type { Wager } from '../vendors/port';
import { saleRef } from './sale-ref';

/** Most that are kept; the oldest leaves first. */
const MOST = 20;
const REF_LENGTH = 96;

const isShort = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= REF_LENGTH;

function isLeft(value: unknown): value is LeftChange {
  const { ref, key, isUnsure, isSeen, at } = (value ?? {}) as Partial<
    Record<keyof LeftChange, unknown>
  >;
  return (
    isShort(ref) &&
    (key === null || isShort(key)) &&
    typeof isUnsure === 'boolean' &&
    typeof isSeen === 'boolean' &&
    Number.isFinite(at)
  );
}

const LEFT = jsonKey<readonly LeftChange[]>('sports/editsLeft', 'session', 'logout', 3, (value) =>
  Array.isArray(value) ? value.filter(isLeft).slice(-MOST) : null,
);

type Kept = Pick<Platform, 'storage'>;

const changes = createState(0);
/** Another number whenever one is kept, or not any more. */
export const leftChanges: StateView<number> = changes;

const allOf = ({ storage }: Kept): readonly LeftChange[] => storage.read(LEFT) ?? [];

function write(platform: Kept, next: readonly LeftChange[]): void {
  platform.storage.write(LEFT, next);
  changes.set(changes.get() + 1);
}

/** Changes of a wager that were left, the latest last. */
export const leftOf = (platform: Kept, { vendor, id }: Wager): readonly LeftChange[] => {
  const wanted = saleRef(vendor, id);
  return allOf(platform).filter(({ ref }) => ref === wanted);
};

/** New bets that are followed by this page. */
const followed = new Set<string>();

/** Takes note of how its new bet ends where that is still to come. */
export function followLeft(platform: Platform, { key, isUnsure }: LeftChange): void {
  if (key === null || !isUnsure || followed.has(key)) return;
  followed.add(key);
  const ends = platform.bus.on('money.settled').subscribe((end) => {
    if (end.key !== key) return;
    ends.unsubscribe();
    const [isTaken, now] = [end.phase === 'done', platform.clock.now()];
    // A logout has taken it away: nothing comes of that.
    write(platform, afterEnd(allOf(platform), { key, isTaken, now }));
  });
}

/** Takes note of it for the rest of the visit. */
export function keepLeft(
  platform: Platform,
  { ref, key, isUnsure }: Pick<LeftChange, 'ref' | 'key' | 'isUnsure'>,
): void {
  const left: LeftChange = { ref, key, isUnsure, isSeen: false, at: platform.clock.now() };
  write(platform, withLeft(allOf(platform), left, MOST));
  followLeft(platform, left);
}

/** A new bet that is no open wager any more leaves nothing to say of its old one. */
export function noteOpen(platform: Kept, { vendor, id }: Wager, list: OpenList): void {
  const all = allOf(platform);
  const next = afterList(all, saleRef(vendor, id), list);
  if (next !== all) write(platform, next);
}

/** Wagers whose change was left between its steps: their members have both bets, and can read so. */
import { jsonKey, type Platform } from '@site/platform';
import type { Wager } from '../vendors/port';
import { saleRef } from './sale-ref';

/** Most that are kept; the oldest leaves first. */
const MOST = 20;
const REF_LENGTH = 96;

const LEFT = jsonKey<readonly string[]>('sports/editsLeft', 'session', 'logout', 1, (value) =>
  Array.isArray(value)
    ? value.filter((ref) => typeof ref === 'string' && ref.length <= REF_LENGTH).slice(-MOST)
    : null,
);

const keptOf = ({ storage }: Pick<Platform, 'storage'>): readonly string[] =>
  storage.read(LEFT) ?? [];

/** Takes note of it for the rest of the visit. */
export function keepLeft(platform: Pick<Platform, 'storage'>, { vendor, id }: Wager): void {
  const ref = saleRef(vendor, id);
  const others = keptOf(platform).filter((kept) => kept !== ref);
  platform.storage.write(LEFT, [...others, ref].slice(-MOST));
}

/** Whether the change of a wager was left so. */
export const isLeft = (platform: Pick<Platform, 'storage'>, { vendor, id }: Wager): boolean =>
  keptOf(platform).includes(saleRef(vendor, id));

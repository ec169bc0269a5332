/**
 * How a price moved since it was first seen: the ends exactly, the way between as far as there is
 * room.
 */
import { PriceTrail } from '../constants';
import { compareOdds, parseDecimalOdds, type DecimalOdds } from '../odds/decimal-odds';

/** A price from a moment on, epoch ms. */
export interface PricePoint {
  readonly at: number;
  readonly price: DecimalOdds;
}

/** What is known of a selection's price. */
export interface PriceHistory {
  /** When the first was seen, epoch ms, though its point is long dropped. */
  readonly since: number;
  /** The first that was seen, the lowest and the highest, though their points are long dropped. */
  readonly opened: DecimalOdds;
  readonly low: DecimalOdds;
  readonly high: DecimalOdds;
  /** Changes, oldest first; never empty. */
  readonly points: readonly PricePoint[];
}

const pick = (a: DecimalOdds, b: DecimalOdds, sign: 1 | -1): DecimalOdds =>
  compareOdds(a, b) === sign ? a : b;

/**
 * Adds a price as it is seen.
 *
 * @returns the same history when the price is the last one.
 */
export function notePrice(before: PriceHistory | null, { at, price }: PricePoint): PriceHistory {
  if (before === null)
    return { since: at, opened: price, low: price, high: price, points: [{ at, price }] };
  const { since, opened, low, high, points } = before;
  if (points.at(-1)?.price === price) return before;
  return {
    since,
    opened,
    low: pick(price, low, -1),
    high: pick(price, high, 1),
    points: [...points.slice(1 - PriceTrail.points), { at, price }],
  };
}

/** The price of now. */
export const lastPrice = ({ points, opened }: PriceHistory): DecimalOdds =>
  points.at(-1)?.price ?? opened;

function readPoint(value: unknown): PricePoint | null {
  if (!Array.isArray(value)) return null;
  const [at, text]: readonly unknown[] = value;
  const price = parseDecimalOdds(text);
  return typeof at === 'number' && Number.isFinite(at) && price !== null ? { at, price } : null;
}

/** A history as it is kept over a reload. */
export const writeHistory = ({ since, opened, low, high, points }: PriceHistory): unknown => ({
  since,
  ends: [opened, low, high],
  points: points.map(({ at, price }) => [at, price]),
});

/**
 * Reads what was kept.
 *
 * @returns null for anything that is no history.
 */
export function readHistory(value: unknown): PriceHistory | null {
  if (typeof value !== 'object' || value === null || !('ends' in value) || !('points' in value))
    return null;
  if (!Array.isArray(value.ends) || !Array.isArray(value.points)) return null;
  const [opened = null, low = null, high = null] = value.ends.map(parseDecimalOdds);
  const points = value.points
    .slice(-PriceTrail.points)
    .map(readPoint)
    .filter((point) => point !== null);
  const kept = 'since' in value && typeof value.since === 'number' ? value.since : Number.NaN;
  const since = Number.isFinite(kept) ? kept : points[0]?.at;
  return opened === null || low === null || high === null || since === undefined
    ? null
    : { since, opened, low, high, points };
}

const rounded = (length: number): number => Math.round(length * 100) / 100;

/**
 * Draws a history as steps from left to right, the highest price at the top; one price is a line
 * through the middle.
 *
 * @param until the right edge, epoch ms.
 * @returns points of a polyline in a box of that size.
 */
export function drawHistory(
  { points }: PriceHistory,
  until: number,
  width: number,
  height: number,
): string {
  const prices = points.map(({ price }) => Number(price));
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  const from = points[0]?.at ?? until;
  const span = Math.max(1, until - from);
  const xOf = (at: number): number => rounded(Math.min(1, Math.max(0, (at - from) / span)) * width);
  const yOf = (price: number): number =>
    rounded(high === low ? height / 2 : ((high - price) / (high - low)) * height);
  const steps = prices.flatMap((price, at) => {
    const x = at === 0 ? 0 : xOf(points[at]?.at ?? until);
    const before = prices[at - 1];
    return before === undefined
      ? [`${x},${yOf(price)}`]
      : [`${x},${yOf(before)}`, `${x},${yOf(price)}`];
  });
  return [...steps, `${width},${yOf(prices.at(-1) ?? 0)}`].join(' ');
}

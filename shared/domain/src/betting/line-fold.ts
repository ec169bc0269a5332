/** Which of a market's many lines a member sees at once, and which stand behind a fold. */
import Big from 'big.js';
import { MarketLines } from '../constants';
import type { DecimalOdds } from '../odds/decimal-odds';

/** A line with what it pays now. */
export interface PricedLine {
  readonly id: string;
  /** Of the home side, or of the total. */
  readonly line: number;
  /** The vendor's order; the smallest is its main line. */
  readonly rank: number;
  /** EU prices of its sides; null where there is none. */
  readonly prices: readonly (DecimalOdds | null)[];
}

/** What stands open. */
export interface LineFold {
  /** The main line; null only without lines. */
  readonly main: string | null;
  readonly open: ReadonlySet<string>;
}

/** Nobody bets on it: a side pays next to nothing, or so much that the other one does. */
const isDead = ({ prices }: PricedLine): boolean =>
  prices.some(
    (price) =>
      price !== null &&
      (new Big(price).lte(MarketLines.deadUpTo) || new Big(price).gte(MarketLines.deadFrom)),
  );

/** How far apart the sides pay; a line without prices is balanced by nothing. */
function apart({ prices }: PricedLine): number {
  const [least, ...others] = prices
    .flatMap((price) => (price === null ? [] : [new Big(price)]))
    .toSorted((a, b) => a.cmp(b));
  const most = others.at(-1);
  return least === undefined || most === undefined
    ? Number.POSITIVE_INFINITY
    : most.minus(least).toNumber();
}

/** Order by numbers, the first that differs; two infinities are alike. */
const order = (...pairs: readonly (readonly [number, number])[]): number =>
  pairs.map(([a, b]) => (a === b ? 0 : a - b)).find((by) => by !== 0) ?? 0;

/**
 * Folds the lines of one kind of market. The main line is the vendor's first, of several first ones
 * the most balanced; the nearest to it stand open with it. Dead lines are folded; where all are
 * dead the main one stands, so that no market vanishes.
 */
export function foldLines(lines: readonly PricedLine[]): LineFold {
  const alive = lines.filter((line) => !isDead(line));
  const [main] = (alive.length > 0 ? alive : lines).toSorted((a, b) =>
    order([a.rank, b.rank], [apart(a), apart(b)]),
  );
  if (main === undefined) return { main: null, open: new Set() };
  const far = (line: PricedLine): number => Math.abs(line.line - main.line);
  const near = alive
    .filter((line) => line !== main)
    .toSorted((a, b) => order([far(a), far(b)], [apart(a), apart(b)]));
  const open = [main, ...near].slice(0, MarketLines.open);
  return { main: main.id, open: new Set(open.map(({ id }) => id)) };
}

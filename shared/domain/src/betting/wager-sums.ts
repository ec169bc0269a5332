/** Sums over settled wagers by day: what was staked, came back and is left (domain.md "day groups"). */
import Big from 'big.js';
import { fenOf, ZERO_FEN, type Fen } from '../money';
import { dayKey, dayStart } from '../formatting/day';
import { parseDecimalOdds, type DecimalOdds } from '../odds/decimal-odds';
import type { WagerOutcome } from './statuses';
import { validTurnover } from './turnover';
import { winLossOf } from './win-loss';

/** A wager as far as sums go. Amounts in fen. */
export interface SummedWager {
  /** When it was placed, epoch ms. */
  readonly placedAt: number;
  readonly outcome: WagerOutcome;
  /** Typed stake and debit. */
  readonly stake: Fen;
  readonly risk: Fen;
  /** Debit that was not sold before the end: what was sold counts for no turnover. */
  readonly openRisk: Fen;
  /** Money back, null while open. */
  readonly returned: Fen | null;
  /**
   * A voucher paid the stake: nothing of the member's was staked (domain.md: valid turnover counts
   * none of it).
   */
  readonly freeBet: boolean;
  /** Prices of its selections. */
  readonly prices: readonly DecimalOdds[];
}

/** Sums of some wagers. */
export interface WagerSums {
  /** How many were taken. */
  readonly count: number;
  readonly staked: Fen;
  readonly turnover: Fen;
  readonly returned: Fen;
  readonly net: Fen;
}

const DAY_MS = 86_400_000;

/** Nothing yet. */
export const NO_SUMS: WagerSums = {
  count: 0,
  staked: ZERO_FEN,
  turnover: ZERO_FEN,
  returned: ZERO_FEN,
  net: ZERO_FEN,
};

/** A bet that was never taken moved no money in the end. */
const NEVER_TAKEN: ReadonlySet<WagerOutcome> = new Set<WagerOutcome>(['rejected']);

/** True for a bet that somebody took: one that was turned down staked nothing and is none of them. */
export const isTaken = ({ outcome }: Pick<SummedWager, 'outcome'>): boolean =>
  !NEVER_TAKEN.has(outcome);

const MOST_PRICE = new Big(99_999);

/** The price that turnover is judged by: the product of all selections. */
function priceOf(prices: readonly DecimalOdds[]): DecimalOdds | null {
  const product = prices.reduce((total, price) => total.times(price), new Big(1));
  return parseDecimalOdds((product.gt(MOST_PRICE) ? MOST_PRICE : product).toFixed(2));
}

function turnoverOf({ stake, risk, openRisk, prices, outcome, freeBet }: SummedWager): Fen {
  const price = priceOf(prices);
  if (price === null || risk <= 0n || freeBet) return ZERO_FEN;
  return validTurnover({ stake: fenOf((stake * openRisk) / risk), risk: openRisk, price, outcome });
}

/** Adds a wager; an open one counts as staked and, until it ends, as neither won nor lost. */
export function addWager(sums: WagerSums, wager: SummedWager): WagerSums {
  const { returned, freeBet } = wager;
  if (!isTaken(wager)) return sums;
  const back = returned ?? ZERO_FEN;
  const risk = freeBet ? ZERO_FEN : wager.risk;
  return {
    count: sums.count + 1,
    staked: fenOf(sums.staked + risk),
    turnover: fenOf(sums.turnover + turnoverOf(wager)),
    returned: fenOf(sums.returned + back),
    net: fenOf(
      sums.net +
        winLossOf({
          staked: risk,
          returned: back,
          openStakes: returned === null ? risk : ZERO_FEN,
        }),
    ),
  };
}

/** Sums of wagers. */
export const sumWagers = (wagers: readonly SummedWager[]): WagerSums =>
  wagers.reduce(addWager, NO_SUMS);

function groupedBy<W, K>(wagers: readonly W[], keyOf: (wager: W) => K): ReadonlyMap<K, W[]> {
  const groups = new Map<K, W[]>();
  for (const wager of wagers) {
    const key = keyOf(wager);
    const own = groups.get(key);
    if (own === undefined) groups.set(key, [wager]);
    else own.push(wager);
  }
  return groups;
}

/** Wagers of one day with their sums. */
export interface WagerDay<W> {
  readonly day: string;
  readonly wagers: readonly W[];
  readonly sums: WagerSums;
}

/**
 * Groups wagers by the day of a moment of theirs, in the order in which the days first appear.
 *
 * @param momentOf the moment, epoch ms; days are those of UTC+8.
 */
export const groupByDay = <W extends SummedWager>(
  wagers: readonly W[],
  momentOf: (wager: W) => number,
): readonly WagerDay<W>[] =>
  [...groupedBy(wagers, (wager) => dayKey(momentOf(wager)))].map(([day, own]) => ({
    day,
    wagers: own,
    sums: sumWagers(own),
  }));

/** Sums of the wagers that have something in common. */
export interface WagerGroup<K> {
  readonly key: K;
  readonly sums: WagerSums;
}

/** The one sport of a wager's legs; null where a combo is over several. */
export function oneSportOf(legs: readonly { readonly sportId: number }[]): number | null {
  const [first, ...others] = new Set(legs.map(({ sportId }) => sportId));
  return others.length === 0 ? (first ?? null) : null;
}

/** Sums by what wagers have in common, that with the most staked first. */
export const sumsBy = <W extends SummedWager, K>(
  wagers: readonly W[],
  keyOf: (wager: W) => K,
): readonly WagerGroup<K>[] =>
  [...groupedBy(wagers, keyOf)]
    .map(([key, own]) => ({ key, sums: sumWagers(own) }))
    .toSorted((a, b) => Number(b.sums.staked - a.sums.staked));

/** What was won or lost up to the end of a day, since the first day of the period. */
export interface NetPoint {
  readonly day: string;
  readonly net: Fen;
}

/**
 * The running profit or loss of a period, a point for each of its days; a day without a wager keeps
 * what stood before.
 *
 * @param range days `YYYY-MM-DD`, both included; nothing after `today` is drawn.
 */
export function runningNet(
  days: readonly WagerDay<SummedWager>[],
  { from, to }: { readonly from: string; readonly to: string },
  today: string,
): readonly NetPoint[] {
  const nets = new Map(days.map(({ day, sums }) => [day, sums.net]));
  const [points, last]: [NetPoint[], string] = [[], to < today ? to : today];
  let net: Fen = ZERO_FEN;
  for (let at = dayStart(from); at <= dayStart(last); at += DAY_MS) {
    const day = dayKey(at);
    net = fenOf(net + (nets.get(day) ?? 0n));
    points.push({ day, net });
  }
  return points;
}

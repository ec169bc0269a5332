/** What a part of a wager is sold for (domain.md "Cash-out flow"). */
import Big from 'big.js';
import { fenOf, type Fen } from '../money';
import { roundToFen } from '../rounding';

/** Least part that is sold, and the whole, in percent of what still runs. */
export const SALE_PERCENT = { min: 20, all: 100 } as const;

/** Parts that are offered with one tap, in percent of what still runs. */
export const SALE_STEPS = [25, 50, 75, SALE_PERCENT.all] as const;

/**
 * Price of a part at the price offered for the whole, floored to the fen as the house does.
 *
 * @param percent 20 to 99, or null for everything.
 */
export const salePrice = (offer: Fen, percent: number | null): Fen =>
  percent === null ? offer : fenOf((offer * BigInt(percent)) / 100n);

/**
 * The share of an amount of a wager that belongs to what still runs after a part was sold, by
 * debit, in fen (domain.md "Cash-out flow"): what the rest can win, its turnover, what it returns.
 *
 * @param amount of the whole wager.
 */
export const openShare = (
  amount: Fen,
  { openRisk, risk }: { readonly openRisk: Fen; readonly risk: Fen },
): Fen =>
  openRisk === risk || risk === 0n
    ? amount
    : roundToFen(new Big(amount.toString()).times(openRisk.toString()).div(risk.toString()));

/**
 * Debit of the part that is sold, rounded half away from zero as the house books it; what is left
 * of `openRisk` runs on. In fen.
 *
 * @param openRisk debit of what still runs of the wager.
 * @param percent 20 to 99, or null for everything.
 */
export const soldRisk = (openRisk: Fen, percent: number | null): Fen =>
  percent === null
    ? openRisk
    : roundToFen(new Big(openRisk.toString()).times(percent).div(SALE_PERCENT.all));

/**
 * What a sale pays beside what was staked for it, both in fen.
 *
 * @param openRisk debit of what still runs of the wager.
 * @param offer price for the whole of what runs.
 * @param percent 20 to 99, or null for everything.
 * @returns the debit of the part that is sold, and what the sale brings more than that: below zero
 *   where it brings less.
 */
export function saleAgainstStake(
  openRisk: Fen,
  offer: Fen,
  percent: number | null,
): { readonly staked: Fen; readonly gain: Fen } {
  const staked = soldRisk(openRisk, percent);
  return { staked, gain: fenOf(salePrice(offer, percent) - staked) };
}

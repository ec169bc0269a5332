/**
 * Settlement of one leg: what a unit staked gives back (domain.md "Settlement of handicap and
 * over/under").
 */
import Big from 'big.js';
import { fenOf, type Fen } from '../money';
import type { DecimalOdds } from '../odds/decimal-odds';
import { HALF_AWAY } from '../rounding';

/** Result of a leg. `void` also covers push, refund and a drawn handicap. */
export const LEG_RESULT = ['won', 'halfWon', 'void', 'halfLost', 'lost'] as const;
/** Result of a leg. */
export type LegResult = (typeof LEG_RESULT)[number];

/** Return per unit staked at price d. */
const MULTIPLIER: Record<LegResult, (d: Big) => Big> = {
  won: (d) => d,
  halfWon: (d) => d.plus(1).div(2),
  void: () => new Big(1),
  halfLost: () => new Big('0.5'),
  lost: () => new Big(0),
};

/** Exact return per unit staked of a settled leg. */
export const legMultiplier = (result: LegResult, price: DecimalOdds): Big =>
  MULTIPLIER[result](new Big(price));

/**
 * Places to which a dead heat's share is carried; what is lost there is far below a fen on any
 * stake.
 */
const SHARE_PLACES = 12;

/**
 * Return per unit of a leg that shares its place: the price counts for the share of places
 * (domain.md: d/n for one place).
 *
 * @param tied how many share.
 * @param places how many places they share, 1 unless more are paid.
 * @throws RangeError when fewer than two share or the places do not fit.
 */
export function deadHeatMultiplier(price: DecimalOdds, tied: number, places = 1): Big {
  if (
    !Number.isInteger(tied) ||
    !Number.isInteger(places) ||
    tied < 2 ||
    places < 1 ||
    places >= tied
  ) {
    throw new RangeError(`dead heat: ${tied} cannot share ${places}`);
  }
  return new Big(new Big(price).times(places).div(tied).toFixed(SHARE_PLACES, HALF_AWAY));
}

/**
 * Result of an Asian line from the goal margin on the member's side.
 *
 * @param margin (own goals - other goals) + line for a handicap, total - line for Over, line - total for Under;
 *   a multiple of 0.25, exact in binary.
 */
export function resultOfMargin(margin: number): LegResult {
  if (margin >= 0.5) return 'won';
  if (margin === 0.25) return 'halfWon';
  if (margin === 0) return 'void';
  return margin === -0.25 ? 'halfLost' : 'lost';
}

/** Goals of the two teams. */
export interface Score {
  readonly home: number;
  readonly away: number;
}

/** Handicap on one side: in play it counts only the goals after the bet (D6). */
export function settleHandicap(
  side: 'home' | 'away',
  line: number,
  final: Score,
  atBet: Score = { home: 0, away: 0 },
): LegResult {
  const home = final.home - atBet.home;
  const away = final.away - atBet.away;
  return resultOfMargin((side === 'home' ? home - away : away - home) + line);
}

/** Over or under on the final total, also in play (D6). */
export function settleTotal(side: 'over' | 'under', line: number, final: Score): LegResult {
  const total = final.home + final.away;
  return resultOfMargin(side === 'over' ? total - line : line - total);
}

/** Home, draw or away after 90 minutes. */
export const outcomeOf = (score: Score): 'home' | 'draw' | 'away' =>
  score.home === score.away ? 'draw' : score.home > score.away ? 'home' : 'away';

/** Nought goals is even. */
export const oddEvenOf = (score: Score): 'odd' | 'even' =>
  (score.home + score.away) % 2 === 0 ? 'even' : 'odd';

/**
 * What an accepted single stands to win and has been debited, in fen (D1: fixed when the bet is
 * booked).
 */
export interface BookedSingle {
  readonly win: Fen;
  readonly risk: Fen;
}

/**
 * Total goals of a match fall into the band, both ends included; `to` null is open above (bet type
 * 7).
 */
export const isInTotalBand = (score: Score, from: number, to: number | null): boolean => {
  const total = score.home + score.away;
  return total >= from && (to === null || total <= to);
};

/** Half of an amount, half a fen away from zero (D2). */
const half = (amount: Fen): bigint => (amount + 1n) / 2n;

/** Money back per result: the debit plus the profit, halves for quarter lines. */
const RETURN: Record<LegResult, (bet: BookedSingle) => bigint> = {
  won: (bet) => bet.risk + bet.win,
  halfWon: (bet) => bet.risk + half(bet.win),
  void: (bet) => bet.risk,
  halfLost: (bet) => half(bet.risk),
  lost: () => 0n,
};

/**
 * Money back for a settled single, rounded once (D2). Works from the booked win and risk, so that
 * negative MY and ID odds return exactly what the slip promised.
 */
export const settledReturn = (bet: BookedSingle, result: LegResult): Fen =>
  fenOf(RETURN[result](bet));

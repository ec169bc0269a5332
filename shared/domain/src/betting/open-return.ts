/** What a running combo can bring yet, by the legs of it that are decided. */
import { fenOf, type Fen } from '../money';
import type { DecimalOdds } from '../odds/decimal-odds';
import type { OddsVendorId } from '../vendors/odds-vendor';
import { openShare } from './cash-out';
import { foldsOfCombo } from './combo-preview';
import type { Folds } from './combos';
import { legMultiplier, type LegResult } from './settlement';
import type { WagerOutcome } from './statuses';
import { systemReturn } from './systems';
import { oddsProduct } from './total-odds';

/** A leg of a booked combo. */
export interface BookedLeg {
  readonly price: DecimalOdds;
  readonly outcome: WagerOutcome;
}

/** Outcomes that change what a leg brings; any other leg counts at its price, which is its most. */
const DECIDED: Readonly<Partial<Record<WagerOutcome, LegResult>>> = {
  halfWon: 'halfWon',
  draw: 'void',
  void: 'void',
  nonRunner: 'void',
  cancelled: 'void',
  refunded: 'void',
  halfLost: 'halfLost',
  lost: 'lost',
};

/**
 * Most that can come back of a combo, in fen: the return that was booked, less what decided legs
 * have cost it (domain.md "Settlement", rounded once per ticket line, D2). A straight combo with a
 * lost leg brings nothing, whatever the others do.
 *
 * @param booked return if every leg wins, the stake among it; no answer is more than that, so that
 *   a payout cap holds on.
 * @param folds sizes of the combo; null where they are not known, and the booked return stands.
 */
export function openReturn(
  booked: Fen,
  legs: readonly BookedLeg[],
  folds: Folds | null,
  stakePerLine: Fen,
): Fen {
  if (folds === null || legs.every(({ outcome }) => DECIDED[outcome] === undefined)) return booked;
  return systemReturn(
    legs.map(({ price, outcome }) => legMultiplier(DECIDED[outcome] ?? 'won', price)),
    folds,
    stakePerLine,
    booked,
  );
}

/** A wager as it was booked: debit, most profit and stake of a line in fen. */
export interface BookedWager {
  readonly vendor: OddsVendorId;
  /** The vendor's id of its combo; null for a single. */
  readonly comboId: string | null;
  readonly legs: readonly BookedLeg[];
  readonly stakePerLine: Fen;
  readonly risk: Fen;
  readonly toWin: Fen;
}

/**
 * Most that what still runs of a wager can bring, the stake among it, in fen: the share of
 * {@link openReturn} that was not sold. No offer to buy it is ever higher.
 *
 * @param openRisk debit of what still runs; all of `risk` while nothing was sold.
 */
export function returnLeft(wager: BookedWager, openRisk: Fen): Fen {
  const { vendor, comboId, legs, stakePerLine, risk, toWin } = wager;
  const booked = fenOf(risk + toWin);
  return openShare(
    comboId === null
      ? booked
      : openReturn(booked, legs, foldsOfCombo(vendor, comboId, legs.length), stakePerLine),
    { openRisk, risk },
  );
}

/** Odds of a combo some of whose legs are decided. */
export interface OpenOdds {
  /** What a unit can become yet, as members read total odds. */
  readonly total: string;
  /** As what each leg counts now, in the order of the legs; null where that is its price. */
  readonly legs: readonly (string | null)[];
}

/**
 * Odds that explain {@link openReturn} of a straight combo: a leg that was drawn, void or half
 * decided counts as less than its price (domain.md "Settlement").
 *
 * @returns null while every leg counts at its price, and where one is lost: there nothing is left
 *   to be explained.
 */
export function openOdds(legs: readonly BookedLeg[]): OpenOdds | null {
  const results = legs.map(({ outcome }) => DECIDED[outcome]);
  if (results.includes('lost') || results.every((result) => result === undefined)) return null;
  const factors = legs.map(({ price }, at) => legMultiplier(results[at] ?? 'won', price));
  return {
    total: oddsProduct(factors),
    legs: factors.map((factor, at) => (results[at] === undefined ? null : oddsProduct([factor]))),
  };
}

/**
 * What may be bet together (§5, §8 codes 13010 to 13160, status 99997), per vendor, one problem at
 * a time.
 */
import type { Fen } from '../money';
import { compareOdds, type DecimalOdds } from '../odds/decimal-odds';
import type { OddsVendorId } from '../vendors/odds-vendor';
import type { BetCode } from './bet-codes';
import { allowsCombo, SELECTION_STATUS, type SelectionStatus } from './statuses';

/** Limits of a vendor's combos. */
export interface ParlayRules {
  /** Fewest selections of a straight combo. */
  readonly minLegs: number;
  /** Fewest selections of a system; SABA calls it system-mixed and wants three (§5). */
  readonly minSystemLegs: number;
  readonly maxLegs: number;
  /** Least EU price of a leg (13150). */
  readonly minPrice: DecimalOdds;
}

const price = (text: string): DecimalOdds => text as DecimalOdds;

/** Rules per vendor. */
export const PARLAY_RULES: Readonly<Record<OddsVendorId, ParlayRules>> = {
  IM: { minLegs: 2, minSystemLegs: 3, maxLegs: 10, minPrice: price('1.20') },
  BTI: { minLegs: 2, minSystemLegs: 3, maxLegs: 10, minPrice: price('1.20') },
  SABA: { minLegs: 2, minSystemLegs: 3, maxLegs: 10, minPrice: price('1.20') },
};

/** A leg as far as the rules go. */
export interface ParlayLeg {
  readonly eventId: string;
  readonly selectionId: string;
  readonly price: DecimalOdds;
  readonly isOutright: boolean;
  /** The vendor lets the event into combos. */
  readonly isOpenParlay: boolean;
  readonly status: SelectionStatus;
}

/** What else matters. */
export interface ParlayQuestion {
  readonly vendor: OddsVendorId;
  readonly legs: readonly ParlayLeg[];
  /** More than one size of combination, or one that is smaller than the number of legs. */
  readonly system: boolean;
  readonly freeBet: boolean;
  readonly parlayReward: boolean;
  /** Most that the ticket could pay, and the most that the vendor pays; null while not known. */
  readonly maxReturn: Fen | null;
  readonly payoutCap: Fen | null;
}

/**
 * A code of §8 or the status that asks for three; `twoNeeded` is ours: the vendors have no code for
 * it.
 */
export type ParlayProblemCode = BetCode | typeof SELECTION_STATUS.NEED3COMBO | 'twoNeeded';
/** Why a combo cannot be placed, and by which selection. */
export interface ParlayProblem {
  readonly code: ParlayProblemCode;
  readonly selectionId: string | null;
}

type Check = (
  question: ParlayQuestion,
  rules: ParlayRules,
) => ParlayLeg | boolean | null | undefined;

/** In the order in which members are told: what they can mend at once comes first. */
const CHECKS: readonly (readonly [ParlayProblemCode, Check])[] = [
  ['twoNeeded', ({ legs }, rules) => legs.length < rules.minLegs],
  [
    SELECTION_STATUS.NEED3COMBO,
    ({ legs, system }, rules) => system && legs.length < rules.minSystemLegs,
  ],
  ['13010', ({ legs }, rules) => legs.length > rules.maxLegs],
  [
    '13011',
    ({ legs }) =>
      legs.find((leg, at) => legs.findIndex((other) => other.eventId === leg.eventId) < at),
  ],
  ['13120', ({ legs }) => legs.find((leg) => leg.isOutright || !leg.isOpenParlay)],
  ['13060', ({ legs }) => legs.find((leg) => leg.status === SELECTION_STATUS.UPDATING)],
  [
    '13040',
    ({ legs }) =>
      legs.find(
        (leg) =>
          leg.status !== SELECTION_STATUS.PARLAYODDSMIN &&
          leg.status !== SELECTION_STATUS.NOTSET &&
          !allowsCombo(leg.status),
      ),
  ],
  [
    '13150',
    ({ legs }, rules) =>
      legs.find(
        (leg) =>
          leg.status === SELECTION_STATUS.PARLAYODDSMIN ||
          compareOdds(leg.price, rules.minPrice) < 0,
      ),
  ],
  ['13121', ({ freeBet, parlayReward }) => freeBet && parlayReward],
  [
    '13160',
    ({ maxReturn, payoutCap }) => maxReturn !== null && payoutCap !== null && maxReturn > payoutCap,
  ],
];

/** The first problem, or null when the selections may be bet together. */
export function parlayProblem(question: ParlayQuestion): ParlayProblem | null {
  const rules = PARLAY_RULES[question.vendor];
  for (const [code, check] of CHECKS) {
    const found = check(question, rules);
    if (found === true) return { code, selectionId: null };
    if (typeof found === 'object' && found !== null)
      return { code, selectionId: found.selectionId };
  }
  return null;
}

/** Statuses of selections, bets and wagers in the site's own words (§4.7). */

/** Status of a selection in the slip. */
export const SELECTION_STATUS = {
  NOTSET: 99999,
  EUODDSONLY: 99998,
  NEED3COMBO: 99997,
  PARLAYODDSMIN: 13150,
  PARLAYPAYOUTMAX: 13160,
  OK: 100,
  ERROR: 350,
  NOTAVAILABLE: 380,
  UPDATING: 1001,
} as const;
/** Name of a selection status. */
export type SelectionStatusName = keyof typeof SELECTION_STATUS;
/** Number of a selection status. */
export type SelectionStatus = (typeof SELECTION_STATUS)[SelectionStatusName];

/**
 * Narrows a number from a vendor.
 *
 * @returns `ERROR` for a number that §4.7 does not know: unknown is never OK.
 */
export const asSelectionStatus = (code: number): SelectionStatus =>
  Object.values(SELECTION_STATUS).find((known) => known === code) ?? SELECTION_STATUS.ERROR;

/** Statuses that say something about odds display or combos only; a single may still be placed. */
const SINGLE_ALLOWED: ReadonlySet<SelectionStatus> = new Set<SelectionStatus>([
  SELECTION_STATUS.OK,
  SELECTION_STATUS.EUODDSONLY,
  SELECTION_STATUS.NEED3COMBO,
  SELECTION_STATUS.PARLAYODDSMIN,
]);
/** True when a single on the selection may be placed. */
export const allowsSingle = (status: SelectionStatus): boolean => SINGLE_ALLOWED.has(status);
/** True when a selection may join a combo. */
export const allowsCombo = (status: SelectionStatus): boolean =>
  status === SELECTION_STATUS.OK || status === SELECTION_STATUS.EUODDSONLY;

/** Status of a line in the cart (§3.5 `LineStatusId`): what the board shows of its market. */
export const LINE_STATUS = { open: 1, suspended: 2, updating: 3, closed: 4 } as const;
/** Number of a line's status. */
export type LineStatus = (typeof LINE_STATUS)[keyof typeof LINE_STATUS];
/** Narrows a kept number; null for one that is no status. */
export const asLineStatus = (id: unknown): LineStatus | null =>
  Object.values(LINE_STATUS).find((known) => known === id) ?? null;

const UNHEARD: ReadonlySet<SelectionStatus> = new Set<SelectionStatus>([
  SELECTION_STATUS.NOTSET,
  SELECTION_STATUS.ERROR,
]);
/**
 * Status of the line that a vendor's word on a selection means; null for a word that says nothing
 * of it (not asked yet, or the question failed).
 */
export function lineStatusOf(status: SelectionStatus): LineStatus | null {
  if (UNHEARD.has(status)) return null;
  if (status === SELECTION_STATUS.UPDATING) return LINE_STATUS.updating;
  return status === SELECTION_STATUS.NOTAVAILABLE ? LINE_STATUS.suspended : LINE_STATUS.open;
}

/**
 * Status of a bet that was sent (§4.7): the one form in which every adapter answers
 * (`responseStatus` of §3.5). NOTYET nobody sent it, PROCESS the vendor thinks, DECLINE it said no
 * after thinking.
 */
export const BET_STATUS = {
  NOTYET: 0,
  DONE: 1,
  PROCESS: 2,
  CANCEL: 3,
  NEWPRICE: 4,
  FAIL: 5,
  DECLINE: 6,
} as const;
/** Number of a bet status. */
export type BetStatus = (typeof BET_STATUS)[keyof typeof BET_STATUS];
/** Narrows a kept number; null for one that is no bet status. */
export const asBetStatus = (id: unknown): BetStatus | null =>
  Object.values(BET_STATUS).find((known) => known === id) ?? null;

/** Bet modes. */
export const BET_MODE = { SINGLE: 1, COMBO: 2 } as const;
/** Id of a bet mode. */
export type BetMode = (typeof BET_MODE)[keyof typeof BET_MODE];

/** What became of a wager, in one list for all vendors. */
export const WAGER_OUTCOMES = [
  'waiting',
  'running',
  'won',
  'halfWon',
  'draw',
  'void',
  'halfLost',
  'lost',
  'placed',
  'deadHeatWon',
  'deadHeatPlaced',
  'nonRunner',
  'cashedOut',
  'partlyCashedOut',
  'rejected',
  'cancelled',
  'refunded',
] as const;
/** What became of a wager. */
export type WagerOutcome = (typeof WAGER_OUTCOMES)[number];

/**
 * Where an outcome stands in a wager's life. A partly cashed-out wager still runs with the rest of
 * its stake.
 */
const STAGE: Readonly<Record<WagerOutcome, 'pending' | 'open' | 'settled'>> = {
  waiting: 'pending',
  running: 'open',
  partlyCashedOut: 'open',
  won: 'settled',
  halfWon: 'settled',
  draw: 'settled',
  void: 'settled',
  halfLost: 'settled',
  lost: 'settled',
  placed: 'settled',
  deadHeatWon: 'settled',
  deadHeatPlaced: 'settled',
  nonRunner: 'settled',
  cashedOut: 'settled',
  rejected: 'settled',
  cancelled: 'settled',
  refunded: 'settled',
};
/** Stage of a wager. */
export const wagerStage = (outcome: WagerOutcome): 'pending' | 'open' | 'settled' => STAGE[outcome];

/** Outcomes that say of the placing itself how it went; all others are of a bet that was taken. */
const PLACING: Readonly<Partial<Record<WagerOutcome, BetStatus>>> = {
  waiting: BET_STATUS.PROCESS,
  rejected: BET_STATUS.DECLINE,
  cancelled: BET_STATUS.CANCEL,
};
/** Bet status of a wager: what the vendor answered to its placing. */
export const betStatusOf = (outcome: WagerOutcome): BetStatus =>
  PLACING[outcome] ?? BET_STATUS.DONE;

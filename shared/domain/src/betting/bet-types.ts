/** Bet types and periods a market can have (§3.10), with what each means for odds display. */

/**
 * Bet type ids of §3.10. Those from 101 on are ours, outside the vendors' range, for markets that
 * §3.10 has no id for: both teams to score, the two-way winner of sports without a draw, and the
 * two markets of a season (winner, first three).
 */
export const BET_TYPE = {
  HANDICAP: 1,
  OVER_UNDER: 2,
  ONE_X_TWO: 3,
  ODD_EVEN: 5,
  CORRECT_SCORE: 6,
  TOTAL_GOAL: 7,
  DOUBLE_CHANCE: 8,
  BOTH_SCORE: 101,
  MONEY_LINE: 102,
  OUTRIGHT: 103,
  TOP_THREE: 104,
} as const;
/** Name of a bet type. */
export type BetTypeName = keyof typeof BET_TYPE;
/** Id of a bet type. */
export type BetTypeId = (typeof BET_TYPE)[BetTypeName];

/** Periods of §3.10. */
export const PERIOD = { FULL_TIME: 1, FIRST_HALF: 2, SECOND_HALF: 3 } as const;

/**
 * Periods of §3.10, then quarters 1 to 4 as 11 to 14, and sets, frames, innings and maps 1 to 12 as
 * 21 to 32.
 */
const PERIOD_IDS = [
  1, 2, 3, 11, 12, 13, 14, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32,
] as const;
/** Id of a period: whole event 1, halves 2 and 3 (§3.10), quarters 11 to 14, sets and the like 21 to 32. */
export type PeriodId = (typeof PERIOD_IDS)[number];

const [QUARTERS, PARTS] = [10, 20] as const;

/** Which part of play a period is. `part` is a set, frame, inning or map: the sport says which. */
export type PeriodPart =
  | { readonly kind: 'full' }
  | { readonly kind: 'half'; readonly number: number }
  | { readonly kind: 'quarter'; readonly number: number }
  | { readonly kind: 'part'; readonly number: number };

/** Reads a period's id. */
export function periodPart(period: PeriodId): PeriodPart {
  if (period === PERIOD.FULL_TIME) return { kind: 'full' };
  if (period < QUARTERS) return { kind: 'half', number: period - 1 };
  return period < PARTS
    ? { kind: 'quarter', number: period - QUARTERS }
    : { kind: 'part', number: period - PARTS };
}

/** Id of a quarter (1 to 4); null outside. */
export const quarterPeriod = (number: number): PeriodId | null =>
  number >= 1 && number <= 4 ? asPeriod(QUARTERS + number) : null;
/** Id of a set, frame, inning or map (1 to 12); null outside. */
export const partPeriod = (number: number): PeriodId | null =>
  number >= 1 ? asPeriod(PARTS + number) : null;

/** Only these two-way types may show MY, HK or ID; everything else is EU (D4). */
const ASIAN_DISPLAY: ReadonlySet<BetTypeId> = new Set<BetTypeId>([
  BET_TYPE.HANDICAP,
  BET_TYPE.OVER_UNDER,
  BET_TYPE.ODD_EVEN,
]);

/** True when a bet type is always shown in EU odds (status 99998, D4). */
export const isEuOnly = (betType: BetTypeId): boolean => !ASIAN_DISPLAY.has(betType);

/**
 * Narrows a bet type from outside.
 *
 * @returns null for an id that §3.10 does not know.
 */
export const asBetType = (id: unknown): BetTypeId | null =>
  Object.values(BET_TYPE).find((known) => known === id) ?? null;
/**
 * Narrows a period from outside.
 *
 * @returns null for an id that is no period.
 */
export const asPeriod = (id: unknown): PeriodId | null =>
  PERIOD_IDS.find((known) => known === id) ?? null;

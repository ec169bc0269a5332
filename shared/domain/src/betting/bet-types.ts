/** Bet types and periods a market can have (§3.10), with what each means for odds display. */

/** Bet type ids of §3.10; both-teams-to-score (101) is ours for replayed markets, outside the vendors' range. */
export const BET_TYPE = {
  HANDICAP: 1, OVER_UNDER: 2, ONE_X_TWO: 3, ODD_EVEN: 5, CORRECT_SCORE: 6, TOTAL_GOAL: 7, DOUBLE_CHANCE: 8, BOTH_SCORE: 101,
} as const;
/** Name of a bet type. */
export type BetTypeName = keyof typeof BET_TYPE;
/** Id of a bet type. */
export type BetTypeId = (typeof BET_TYPE)[BetTypeName];

/** Periods of §3.10. */
export const PERIOD = { FULL_TIME: 1, FIRST_HALF: 2, SECOND_HALF: 3 } as const;
/** Id of a period. */
export type PeriodId = (typeof PERIOD)[keyof typeof PERIOD];

/** Only these two-way types may show MY, HK or ID; everything else is EU (D4). */
const ASIAN_DISPLAY: ReadonlySet<BetTypeId> = new Set<BetTypeId>([BET_TYPE.HANDICAP, BET_TYPE.OVER_UNDER, BET_TYPE.ODD_EVEN]);

/** True when a bet type is always shown in EU odds (status 99998, D4). */
export const isEuOnly = (betType: BetTypeId): boolean => !ASIAN_DISPLAY.has(betType);

/** Narrows a bet type from outside. @returns null for an id that §3.10 does not know. */
export const asBetType = (id: unknown): BetTypeId | null => Object.values(BET_TYPE).find((known) => known === id) ?? null;
/** Narrows a period from outside. @returns null for an id that §3.10 does not know. */
export const asPeriod = (id: unknown): PeriodId | null => Object.values(PERIOD).find((known) => known === id) ?? null;

/** Statuses of IM (§4.7). */
import type { WagerOutcome } from '../../betting/statuses';

/** Wager status. */
export const IM_WAGER = { PENDING: 1, CONFIRMED: 2, REJECTED: 3, CANCELLED: 4 } as const;
/** Id of a wager status. */
export type ImWager = (typeof IM_WAGER)[keyof typeof IM_WAGER];

/** How a wager was confirmed. */
export const IM_CONFIRM = { UNCONFIRMED: 0, NORMAL: 1, DANGER_BALL: 2 } as const;

/** What was cancelled. */
export const IM_CANCEL = { NOT_CANCELLED: 1, WAGER_CANCELLED: 2, EVENT_CANCELLED: 3 } as const;

/** Why it was cancelled or rejected. */
export const IM_CANCEL_REASON = { NONE: 0, RED_CARD: 1, GOAL: 2, EVENT_ABANDONED: 101 } as const;
/** Id of a cancel reason. */
export type ImCancelReason = (typeof IM_CANCEL_REASON)[keyof typeof IM_CANCEL_REASON];

/**
 * Outcome of a wager whose money is not settled yet; a confirmed one that is settled is read from
 * its amounts.
 */
export const IM_OUTCOME: Readonly<Record<ImWager, WagerOutcome>> = {
  1: 'waiting',
  2: 'running',
  3: 'rejected',
  4: 'cancelled',
};

/**
 * A wager that is changed: the new bet first, then the old one is sold (ADR 112). Which rows of a
 * slip are the new bet, and what it has come to, decides whether the sale is offered.
 */

/**
 * What an attempt of the new bet has come to, the furthest first: booked, accepted but not
 * confirmed, sent without an answer, refused, not sent.
 */
export const NEW_BET_STATES = ['done', 'pending', 'unsure', 'refused', 'waits'] as const;
/** One of them. */
export type NewBetState = (typeof NEW_BET_STATES)[number];

/**
 * What the new bet as a whole has come to: as far as the furthest of its attempts, because one that
 * is booked is a bet that the member has, whatever became of the others (safety D3).
 *
 * @param attempts of its rows, or the one of a combo; `waits` without any.
 */
export const newBetState = (attempts: readonly NewBetState[]): NewBetState =>
  NEW_BET_STATES.find((state) => attempts.includes(state)) ?? 'waits';

/**
 * Whether a selection belongs to the change of a wager: only what is on its sport events does;
 * anything else in the same slip is another bet, and must not let the old one be sold.
 *
 * @param legs of the wager that is changed.
 */
export const isOfChange = (
  legs: readonly { readonly eventId: string }[],
  { eventId }: { readonly eventId: string },
): boolean => legs.some((leg) => leg.eventId === eventId);

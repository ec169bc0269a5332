/**
 * Constants of §9 that nothing needs at the first load. They are read through `constants`, the one
 * home; a module of their own keeps their bytes with who reads them.
 */

/**
 * Promotions: history is asked for this many days back when no window is known (§9); a form without
 * an id says so for this long (§2.3).
 */
export const Promotion = { windowDays: 180, noIdToastMs: 2_000 } as const;

/** VIP feedback (§4.3, §5, §9). */
export const Feedback = { max: 50, inputCap: 500, callbackMinutes: 5 } as const;

/**
 * A stretch of play (safety C-56): a device that was away for longer than this begins a new one;
 * looked at once a while.
 */
export const PlaySession = {
  pauseMs: 30 * 60_000,
  lookMs: 15_000,
  choices: [30, 60, 120, 180],
} as const;

/** Text of a fund-not-received case: what the call takes (§7.2). */
export const CaseText = { max: 200 } as const;

/** A bet by one tap on a price waits for so long to be taken back before it is sent. */
export const QuickBet = { undoMs: 3_000, askMs: 15_000 } as const;

/** Prices over time that a device remembers of a visit: changes of one, and selections at all. */
export const PriceTrail = { points: 40, selections: 120 } as const;

/**
 * Alerts: a page that is looked at asks this often; of what has gathered meanwhile it tells so many
 * of the newest, and remembers so many ids; a focused page has so long to take one from the worker.
 */
export const AlertNews = {
  /** A page that settled a wager by itself tells it: so long the server's word of it waits for that. */
  byPageMs: 6_000,
  /** For so long a wager that the page told stands for the server's word of it. */
  byPageGoodMs: 60_000,
  everyMs: 20_000,
  most: 3,
  remembered: 60,
  takeMs: 1_000,
} as const;

/** Wager statuses of BTI (§4.7). */
import type { WagerOutcome } from '../../betting/statuses';

/** Outcome per status as BTI spells it. */
export const BTI_OUTCOME = {
  Open: 'running',
  Lost: 'lost',
  Won: 'won',
  Placed: 'placed',
  'Won Dead Heat': 'deadHeatWon',
  'Placed Dead Heat': 'deadHeatPlaced',
  Draw: 'draw',
  Cancelled: 'cancelled',
  'Non Runner': 'nonRunner',
  'Half Lost': 'halfLost',
  'Half Won': 'halfWon',
  'Cash Out': 'cashedOut',
  'Partial Cash Out': 'partlyCashedOut',
} as const satisfies Readonly<Record<string, WagerOutcome>>;
/** A status of BTI. */
export type BtiWager = keyof typeof BTI_OUTCOME;
/** All statuses of BTI. */
export const BTI_WAGERS = Object.keys(BTI_OUTCOME) as readonly BtiWager[];

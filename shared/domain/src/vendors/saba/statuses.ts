/** Wager statuses of SABA (§4.7). */
import type { WagerOutcome } from '../../betting/statuses';

/** Outcome per status as SABA spells it. */
export const SABA_OUTCOME = {
  waiting: 'waiting',
  running: 'running',
  reject: 'rejected',
  won: 'won',
  lose: 'lost',
  'half won': 'halfWon',
  'half lose': 'halfLost',
  draw: 'draw',
  void: 'void',
  refund: 'refunded',
} as const satisfies Readonly<Record<string, WagerOutcome>>;
/** A status of SABA. */
export type SabaWagerStatus = keyof typeof SABA_OUTCOME;
/** All statuses of SABA. */
export const SABA_WAGERS = Object.keys(SABA_OUTCOME) as readonly SabaWagerStatus[];

/** A wager with what its sums need. */
import type { SummedWager } from '@site/domain/betting/wager-sums';
import type { Wager } from '../vendors/port';

/** See the file. */
export type WagerRow = SummedWager & { readonly wager: Wager };

/** Reads a wager for sums. */
export const summed = (wager: Wager): WagerRow => ({
  wager,
  placedAt: wager.placedAt,
  outcome: wager.outcome,
  stake: wager.stake,
  risk: wager.risk,
  openRisk: wager.cashOut?.openRisk ?? wager.risk,
  returned: wager.returned,
  freeBet: wager.freeBet,
  prices: wager.legs.map(({ price }) => price),
});

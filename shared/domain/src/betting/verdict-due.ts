/** When a vendor means to say what becomes of a bet that it keeps waiting. */

/** What a vendor told of a wager when it was placed. */
export interface WaitingWager {
  /** Epoch ms, by the server's clock. */
  readonly placedAt: number;
  /** Seconds until its verdict (domain.md "Bets": `betAcceptSecond`); zero where it is not known. */
  readonly acceptSeconds: number;
}

/**
 * Moment of the last verdict of a bet, epoch ms by the server's clock. A dangerous moment may hold
 * it back longer.
 *
 * @returns null where no vendor said anything.
 */
export function verdictDue(wagers: readonly WaitingWager[]): number | null {
  const ends = wagers
    .filter(({ acceptSeconds }) => acceptSeconds > 0)
    .map(({ placedAt, acceptSeconds }) => placedAt + acceptSeconds * 1_000);
  return ends.length === 0 ? null : Math.max(...ends);
}

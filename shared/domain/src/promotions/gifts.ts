/** Gifts that were assigned to a member and wait to be taken (§7.2, `campaign.assignedClaims`). */

/** What of a gift says whether it waits; `expiry` is an instant as the server writes it. */
export interface AssignedGift {
  readonly isClaimed: boolean;
  readonly expiry: string;
}

/**
 * The gifts that may be taken now, in the server's order.
 *
 * @param now milliseconds since the epoch, of the server's clock; a gift ends at its `expiry`.
 */
export const waitingGifts = <G extends AssignedGift>(gifts: readonly G[], now: number): G[] =>
  gifts.filter(({ isClaimed, expiry }) => !isClaimed && Date.parse(expiry) > now);

/** Gifts that were assigned to a member and wait to be taken (§7.2, `campaign.assignedClaims`). */

/** What of a gift says whether it waits; `expiry` is an instant as the server writes it. */
export interface AssignedGift {
  readonly isClaimed: boolean;
  readonly expiry: string;
}

/** What of a gift says when it was taken; `claimedAt` is null before. */
export interface TakenGift {
  readonly claimedAt: string | null;
}

/**
 * The gifts that were taken, in the server's order: the record of what was had.
 *
 * @param since start of the record, milliseconds since the epoch.
 */
export const takenGifts = <G extends TakenGift>(
  gifts: readonly G[],
  since: number,
): (G & { readonly claimedAt: string })[] =>
  gifts.filter(
    (gift): gift is G & { readonly claimedAt: string } =>
      gift.claimedAt !== null && Date.parse(gift.claimedAt) >= since,
  );

/**
 * The gifts that may be taken now, in the server's order.
 *
 * @param now milliseconds since the epoch, of the server's clock; a gift ends at its `expiry`.
 */
export const waitingGifts = <G extends AssignedGift>(gifts: readonly G[], now: number): G[] =>
  gifts.filter(({ isClaimed, expiry }) => !isClaimed && Date.parse(expiry) > now);

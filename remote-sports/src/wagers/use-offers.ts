/**
 * What the vendors pay for open wagers right now. Asked for in small calls of their own, while the
 * page is looked at.
 */
import { useCallback } from 'react';
import type { OddsVendorId } from '@site/domain/vendors/odds-vendor';
import { usePlatform, useQuery, valueOrThrow } from '@site/platform';
import { NO_OFFER_TEXT } from '../phrases/cash-out';
import { useEachVendor } from '../state/use-each-vendor';
import { useSportsState } from '../state/use-sports';
import type { CashOutOffer, Wager } from '../vendors/port';
import { stopsForNow } from './stops-for-now';

/** How often prices are asked for; they stand for some seconds each. */
const REFRESH_MS = 3_000;

/** An offer with the moment it was heard, and how to hear again. */
export interface ReceivedOffer {
  readonly offer: CashOutOffer | null;
  /**
   * Monotonic ms, so that no change of the device's clock makes an old price fresh; 0 before the
   * first answer.
   */
  readonly at: number;
  readonly failed: boolean;
  /** The list says of the vendor that it fails: its wagers need not be loud about it. */
  readonly isTold?: boolean;
  readonly refresh: () => void;
}

interface ReceivedOffers {
  readonly offers: readonly CashOutOffer[];
  readonly at: number;
}

/** The offer of a wager. */
export type OfferOf = (wager: Wager) => ReceivedOffer;

/** True for a wager that may be sold at all. */
export const mayBeSold = ({ outcome }: Wager): boolean =>
  outcome === 'running' || outcome === 'partlyCashedOut' || outcome === 'waiting';

/**
 * Why it cannot be sold and bet anew now: '' for it can, null for never (what a voucher paid is not
 * the member's to stake). What stops for now keeps its place: nothing moves under a finger.
 */
export const editStop = (wager: Wager, { offer }: ReceivedOffer): string | null =>
  offer === null || !mayBeSold(wager) || wager.freeBet
    ? null
    : offer.reason === null
      ? ''
      : stopsForNow(offer)
        ? NO_OFFER_TEXT[offer.reason][1]
        : null;

function useVendorOffers(vendor: OddsVendorId, wagers: readonly Wager[]) {
  const { vendorSessions } = useSportsState();
  const { clock } = usePlatform();
  const ids = wagers
    .filter((wager) => wager.vendor === vendor && mayBeSold(wager))
    .map(({ id }) => id);
  return useQuery({
    queryKey: ['sports.offers', vendor, ids.join()],
    enabled: ids.length > 0,
    refetchInterval: REFRESH_MS,
    staleTime: 0,
    placeholderData: (before: ReceivedOffers | undefined) => before,
    queryFn: async (): Promise<ReceivedOffers> => ({
      offers: valueOrThrow(await vendorSessions[vendor].vendor.offers(ids)),
      at: clock.monotonic(),
    }),
  });
}

/** Offers of the wagers that are shown. */
export function useOffers(wagers: readonly Wager[]): OfferOf {
  const queries = useEachVendor(useVendorOffers, wagers);
  return useCallback(
    ({ id, vendor }) => {
      const { data, isError, refetch } = queries[vendor];
      return {
        offer: data?.offers.find(({ wagerId }) => wagerId === id) ?? null,
        at: data?.at ?? 0,
        failed: isError,
        refresh: () => void refetch(),
      };
    },
    [queries],
  );
}

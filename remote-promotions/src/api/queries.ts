/** Reads of the promotions; every view of this remote asks through these. */
import { useState } from 'react';
import {
  getBonusApplications,
  getBonusEligible,
  getBonusPreview,
  getBonusesV2,
  getBonusSos,
  getCancellationEligibility,
} from '@site/contracts/bonus';
import {
  getAssignedClaims,
  getCampaignApplications,
  getCampaigns,
  getEnrolments,
} from '@site/contracts/campaign';
import type { ResultOf } from '@site/contracts/endpoint';
import { getBanners, getPromotionCategories, getPromotions } from '@site/contracts/promotion';
import {
  getDailyDeals,
  getExternalPromotions,
  getFreebetGroups,
} from '@site/contracts/promotion-member';
import { toCnyString, ZERO_FEN, type Fen } from '@site/domain/money';
import type { MemberSide } from '@site/domain/promotions/item';
import { isRunning } from '@site/domain/promotions/offer-step';
import { isSignedIn } from '@site/domain/session/access';
import { STALE, useCall, useSession } from '@site/platform';
import { useAppliedHistory, type HistoryRow } from './history';

export const useCategories = () =>
  useCall(getPromotionCategories, {}, { staleMs: STALE.fiveMinutes });
export const usePromotions = () => useCall(getPromotions, { query: {} }, { staleMs: STALE.minute });
export const useBanners = (position: string) =>
  useCall(getBanners, { query: { position } }, { staleMs: STALE.fiveMinutes });
export const useExternalPromotions = () =>
  useCall(getExternalPromotions, {}, { staleMs: STALE.fiveMinutes });
export const useCampaigns = (enabled = true) =>
  useCall(getCampaigns, {}, { enabled, staleMs: STALE.seconds });

const useIsMember = (): boolean => isSignedIn(useSession());

/** Bonuses that the member may take now, with all their terms. */
export const useOffers = () =>
  useCall(getBonusesV2, { query: {} }, { enabled: useIsMember(), staleMs: STALE.seconds });
/** How often a page that stands open asks whether money came in or turnover grew. */
const RUNNING_MS = 10_000;
/** The member's applications, newest first; asked for again and again while one of them runs. */
export function useApplications() {
  const [runs, setRuns] = useState(false);
  const applications = useCall(
    getBonusApplications,
    { query: {} },
    { enabled: useIsMember(), staleMs: STALE.seconds, ...(runs ? { refetchMs: RUNNING_MS } : {}) },
  );
  const runNow = applications.data?.some(isRunning) ?? false;
  if (runNow !== runs) setRuns(runNow);
  return applications;
}
/** Gifts that were assigned to the member. */
export const useGifts = () =>
  useCall(getAssignedClaims, {}, { enabled: useIsMember(), staleMs: STALE.seconds });
/** Where the member takes part. */
export const useEnrolments = () =>
  useCall(getEnrolments, {}, { enabled: useIsMember(), staleMs: STALE.seconds });
/** How often a page that stands open asks what became of a form. */
const DECIDED_MS = 30_000;
/** Forms of campaigns that the member sent. */
export const useForms = () =>
  useCall(
    getCampaignApplications,
    {},
    { enabled: useIsMember(), staleMs: STALE.seconds, refetchMs: DECIDED_MS },
  );
/** Free bets of the member with what is left of each. */
export const useVouchers = () =>
  useCall(getFreebetGroups, {}, { enabled: useIsMember(), staleMs: STALE.seconds });

/** A bonus with its terms, an application, a gift, a form. */
export type Offer = ResultOf<typeof getBonusesV2>[number];
export type Application = ResultOf<typeof getBonusApplications>[number];
export type Gift = ResultOf<typeof getAssignedClaims>[number];
export type SentForm = ResultOf<typeof getCampaignApplications>[number];

/** Every reason against a bonus, with the amount once there is one. */
export const useEligible = (bonusId: string, amount: Fen | null, enabled = true) =>
  useCall(
    getBonusEligible,
    { query: { bonusId, ...(amount === null ? {} : { amount: toCnyString(amount) }) } },
    { staleMs: STALE.always, enabled },
  );
/** What an amount would bring. */
export const usePreview = (bonusId: string, amount: Fen | null) =>
  useCall(
    getBonusPreview,
    { query: { bonusId, amount: toCnyString(amount ?? ZERO_FEN) } },
    { staleMs: STALE.seconds, enabled: amount !== null },
  );
/** What giving up would take; asked anew each time, because the balance moves. */
export const useForfeit = (applicationId: string, enabled: boolean) =>
  useCall(
    getCancellationEligibility,
    { query: { applicationId } },
    { staleMs: STALE.always, enabled },
  );
/** What a rescue would give now. */
export const useRescue = (bonusId: string, enabled: boolean) =>
  useCall(getBonusSos, { query: { bonusId } }, { staleMs: STALE.always, enabled });

/** What the member's account adds to the lists (§4.4). Daily deals are read without a login too. */
export interface MemberOffers {
  readonly side: MemberSide;
  /**
   * Not known yet: a list drawn now would move under a finger when it is. The long history is not
   * waited for.
   */
  readonly isPending: boolean;
  /** Something is still on its way, the history with it. */
  readonly isOpen: boolean;
  /** Something could not be read: what is the member's own may be missing. */
  readonly hasFailed: boolean;
  readonly retry: () => void;
  readonly applications: readonly Application[];
  readonly history: readonly HistoryRow[];
  readonly offers: readonly Offer[];
}

/** Reads it. A part that fails leaves what is public standing. */
export function useMemberOffers(): MemberOffers {
  const signedIn = useIsMember();
  const bonuses = useOffers();
  const applied = useApplications();
  const [offers, applications] = [bonuses.data ?? [], applied.data ?? []];
  const past = useAppliedHistory();
  const history = past.data?.rows ?? [];
  const deals = useCall(getDailyDeals, {}, { staleMs: STALE.minute });
  const daily = deals.data ?? [];
  const isPending = deals.isPending || (signedIn && (bonuses.isPending || applied.isPending));
  const failed = [deals, bonuses, applied, past].filter(({ isLoadingError }) => isLoadingError);
  return {
    applications,
    history,
    offers,
    isPending,
    isOpen: isPending || (signedIn && past.isPending),
    hasFailed: failed.length > 0 || past.data?.isWhole === false,
    retry: () =>
      [...failed, ...(past.data?.isWhole === false ? [past] : [])].forEach(
        ({ refetch }) => void refetch(),
      ),
    side: {
      signedIn,
      bonusGroups: new Set(offers.map(({ groupID }) => groupID)),
      appliedGroups: new Set(
        [...history, ...applications].map(({ bonusRuleGroupId }) => bonusRuleGroupId),
      ),
      dailyDeals: new Map(daily.map((deal) => [deal.bonusRuleGroupId, deal.isPredefinedMember])),
    },
  };
}

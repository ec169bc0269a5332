/** Reads of the promotions; every view of this remote asks through these. */
import { getAppliedHistory, getBonuses } from '@site/contracts/bonus';
import { getBanners, getPromotion, getPromotionCategories, getPromotions } from '@site/contracts/promotion';
import { getDailyDeals } from '@site/contracts/promotion-member';
import { isSignedIn } from '@site/domain/session/access';
import { Paging, Promotion } from '@site/domain/constants';
import type { MemberSide } from '@site/domain/promotions/item';
import { STALE, useCall, usePlatform, useSession } from '@site/platform';
import { toSiteTime } from '@site/ui';

/** Window of the history when nothing else is said (§9): 180 days back to today. */
const WINDOW_MS = Promotion.windowDays * 86_400_000;

export const useCategories = () => useCall(getPromotionCategories, {}, { staleMs: STALE.fiveMinutes });
export const usePromotions = () => useCall(getPromotions, { query: {} }, { staleMs: STALE.minute });
export const usePromotion = (promoId: string) => useCall(getPromotion, { params: { promoId } }, { staleMs: STALE.minute });
export const useBanners = (position: string) => useCall(getBanners, { query: { position } }, { staleMs: STALE.fiveMinutes });

/** What the member's account adds to the list (§4.4). Daily deals are read without a login too. */
export function useMemberSide(): MemberSide {
  const signedIn = isSignedIn(useSession());
  const { clock } = usePlatform();
  const now = clock.now();
  const bonuses = useCall(getBonuses, { query: { transactionType: 'Deposit' } }, { enabled: signedIn, staleMs: STALE.minute });
  const history = useCall(
    getAppliedHistory,
    { query: { dateFrom: toSiteTime(now - WINDOW_MS, 'day'), dateTo: toSiteTime(now, 'day'), pageIndex: 1, perPageSize: Paging.history } },
    { enabled: signedIn, staleMs: STALE.minute },
  );
  const daily = useCall(getDailyDeals, {}, { staleMs: STALE.minute });
  return {
    signedIn,
    bonusGroups: new Set((bonuses.data ?? []).map((bonus) => bonus.groupID)),
    appliedGroups: new Set((history.data?.bonusAppliedHistories ?? []).map((row) => row.bonusRuleGroupId)),
    dailyDeals: new Map((daily.data ?? []).map((deal) => [deal.bonusRuleGroupId, deal.isPredefinedMember])),
  };
}

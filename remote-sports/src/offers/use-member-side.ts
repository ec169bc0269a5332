/** What the member's account adds to the promotions of sports (§4.4). */
import { useState } from 'react';
import { getAppliedHistory, getBonusesV2 } from '@site/contracts/bonus';
import { getDailyDeals } from '@site/contracts/promotion-member';
import { Paging } from '@site/domain/constants';
import type { MemberSide } from '@site/domain/promotions/item';
import { historyWindow } from '@site/domain/promotions/windows';
import { isSignedIn } from '@site/domain/session/access';
import { STALE, useCall, usePlatform, useSession } from '@site/platform';

/**
 * The side of whoever looks. A read that fails leaves what is public standing, with what the others
 * say.
 *
 * @returns null while it is on its way: a list drawn now would move under a finger.
 */
export function useMemberSide(): MemberSide | null {
  const { clock } = usePlatform();
  const signedIn = isSignedIn(useSession());
  const [range] = useState(() => historyWindow(clock.now()));
  const own = { enabled: signedIn, staleMs: STALE.seconds };
  const bonuses = useCall(getBonusesV2, { query: {} }, own);
  // The newest page of the history: the whole of it is told by the promotions part.
  const history = useCall(
    getAppliedHistory,
    { query: { ...range, pageIndex: 1, perPageSize: Paging.history } },
    own,
  );
  const deals = useCall(getDailyDeals, {}, { staleMs: STALE.minute });
  if (deals.isPending || (signedIn && (bonuses.isPending || history.isPending))) return null;
  return {
    signedIn,
    bonusGroups: new Set((bonuses.data ?? []).map(({ groupID }) => groupID)),
    appliedGroups: new Set(
      (history.data?.bonusAppliedHistories ?? []).map(({ bonusRuleGroupId }) => bonusRuleGroupId),
    ),
    dailyDeals: new Map(
      (deals.data ?? []).map((deal) => [deal.bonusRuleGroupId, deal.isPredefinedMember]),
    ),
  };
}

/**
 * Rebates of the member, from where §4.4 says, each with the promotion that the CMS knows it by
 * (§7.3).
 */
import { getPromotionsByRebateIds } from '@site/contracts/promotion-ids';
import {
  getRebateHistories,
  getRebateRunning,
  type Rebate,
} from '@site/contracts/promotion-member';
import type { RebateSource } from '@site/domain/promotions/windows';
import { isSignedIn } from '@site/domain/session/access';
import { STALE, useCall, usePlatform, useQuery, useSession } from '@site/platform';
import { readTitles } from './titles';

/** Rebates of a window; running ones change with every bet. */
export function useRebates(source: RebateSource) {
  const isMember = isSignedIn(useSession());
  const running = useCall(
    getRebateRunning,
    { query: { type: 'Rebate' } },
    { enabled: isMember && source.kind === 'running', staleMs: STALE.seconds },
  );
  const range =
    source.kind === 'histories'
      ? { dateFrom: source.dateFrom, dateTo: source.dateTo }
      : { dateFrom: '1970-01-01', dateTo: '1970-01-01' };
  const histories = useCall(
    getRebateHistories,
    { query: { type: 'Rebate', ...range } },
    { enabled: isMember && source.kind === 'histories', staleMs: STALE.minute },
  );
  return source.kind === 'running' ? running : histories;
}

/**
 * Promotion of each rebate by its id; one that the CMS no longer knows is missing, and stays
 * without a page.
 */
export function useRebatePromotions(rebates: readonly Rebate[]): ReadonlyMap<string, string> {
  const { api } = usePlatform();
  const ids = [...new Set(rebates.map(({ rebateId }) => rebateId))].toSorted();
  const known = useQuery<ReadonlyMap<string, string>>({
    queryKey: [getPromotionsByRebateIds.id, ids.join(',')],
    enabled: ids.length > 0,
    staleTime: STALE.fiveMinutes,
    queryFn: async ({ signal }) =>
      new Map(
        (await readTitles(api, getPromotionsByRebateIds, ids, signal)).known.map(
          ({ bonusId, promotionId }) => [bonusId, promotionId],
        ),
      ),
  });
  return known.data ?? new Map();
}

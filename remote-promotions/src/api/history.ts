/**
 * What a member applied for in the last 180 days: page after page of 80 until the last (§7.3), with
 * what the CMS calls it.
 */
import { getAppliedHistory } from '@site/contracts/bonus';
import type { ResultOf } from '@site/contracts/endpoint';
import { getPromotionsByBonusGroups, getPromotionsByBonusIds } from '@site/contracts/promotion-ids';
import { Paging } from '@site/domain/constants';
import { done } from '@site/domain/errors/app-error';
import { readPages } from '@site/domain/paging';
import { withCmsFields, type AppliedBonus } from '@site/domain/promotions/build-item';
import { historyWindow } from '@site/domain/promotions/windows';
import { isSignedIn } from '@site/domain/session/access';
import {
  STALE,
  useQuery,
  usePlatform,
  useSession,
  valueOrThrow,
  type ApiClient,
} from '@site/platform';
import { readTitles } from './titles';

type Row = ResultOf<typeof getAppliedHistory>['bonusAppliedHistories'][number];
/** A line of the history. */
export type HistoryRow = Row &
  AppliedBonus & {
    /**
     * False when the CMS could not be asked: without a title it is not known whether the promotion
     * still exists.
     */
    readonly isNamed: boolean;
  };

/** The history as far as it could be read. */
export interface AppliedHistory {
  readonly rows: readonly HistoryRow[];
  /** False when a later page could not be read. */
  readonly isWhole: boolean;
}

const keyOf = ({ applicationId, bonusRuleId, appliedDate }: Row): string =>
  applicationId ?? `${bonusRuleId} ${appliedDate}`;

/** A server that never comes to its last page is not followed for ever (safety B19). */
async function allRows(api: ApiClient, now: number, signal: AbortSignal) {
  const range = { ...historyWindow(now), perPageSize: Paging.history };
  return valueOrThrow(
    await readPages({
      keyOf,
      isStopped: () => signal.aborted,
      read: async (pageIndex) => {
        const answer = await api.call(getAppliedHistory, {
          query: { ...range, pageIndex },
          signal,
        });
        return answer.ok
          ? done({ rows: answer.value.bonusAppliedHistories, pages: answer.value.page.totalPage })
          : answer;
      },
    }),
  );
}

async function readHistory(
  api: ApiClient,
  now: number,
  signal: AbortSignal,
): Promise<AppliedHistory> {
  const { rows, isWhole } = await allRows(api, now, signal);
  // Version 1 of a rule stands alone and is its own group; version 2 is known to the CMS by its group.
  const isAlone = ({ bonusRuleId, bonusRuleGroupId }: Row): boolean =>
    bonusRuleId === bonusRuleGroupId;
  const [alone, grouped] = await Promise.all([
    readTitles(
      api,
      getPromotionsByBonusIds,
      rows.filter(isAlone).map(({ bonusRuleId }) => bonusRuleId),
      signal,
    ),
    readTitles(
      api,
      getPromotionsByBonusGroups,
      rows.filter((row) => !isAlone(row)).map(({ bonusRuleGroupId }) => bonusRuleGroupId),
      signal,
    ),
  ]);
  const areNamed = alone.isWhole && grouped.isWhole;
  const titled = withCmsFields(rows, [...alone.known, ...grouped.known], 'bonusRuleGroupId');
  return {
    isWhole,
    rows: titled.map((row) => ({ ...row, isNamed: areNamed || row.promotionTitle !== null })),
  };
}

/** Key of the history among the queries. */
const HISTORY = [getAppliedHistory.id, 'all'] as const;

/** The history; nothing for visitors. */
export function useAppliedHistory() {
  const { api, clock } = usePlatform();
  return useQuery<AppliedHistory>({
    queryKey: HISTORY,
    queryFn: ({ signal }) => readHistory(api, clock.now(), signal),
    enabled: isSignedIn(useSession()),
    staleTime: STALE.minute,
  });
}

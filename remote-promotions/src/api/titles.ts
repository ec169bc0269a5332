/** What the CMS calls applied bonuses and rebates: by ids, at most 90 in one call (§7.3). */
import type { getPromotionsByBonusIds } from '@site/contracts/promotion-ids';
import type { CmsOfBonus } from '@site/domain/promotions/build-item';
import { idPaths } from '@site/domain/promotions/ids';
import type { ApiClient } from '@site/platform';

/**
 * Reads them. Titles are an extra: a look-up that fails leaves its lines without one, and says so.
 *
 * @param row the look-up of this kind of id; all of them answer alike.
 */
export async function readTitles(
  api: ApiClient,
  row: typeof getPromotionsByBonusIds,
  ids: readonly string[],
  signal: AbortSignal,
): Promise<{ readonly known: readonly CmsOfBonus[]; readonly isWhole: boolean }> {
  const answers = await Promise.all(
    idPaths(ids).map((path) => api.call(row, { params: { ids: path }, signal })),
  );
  return {
    known: answers.flatMap((answer) => (answer.ok ? answer.value : [])),
    isWhole: answers.every(({ ok }) => ok),
  };
}

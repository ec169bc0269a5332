/** Promotions in the CMS's wire form. */
import type { CmsPromotion } from '@site/contracts/promotion';
import { OLD_CACHE_ORIGINS } from '@site/contracts/content-hosts';
import { isoAt } from '../core/clock';
import { PROMOTIONS, type PromotionSeed } from './promotions-data';

const DAY_MS = 86_400_000;

/** Address of a drawn picture under the old cache host, which clients rewrite to the content host (§7.1). */
const oldHost = (path: string): string => `${OLD_CACHE_ORIGINS[0]}${path}`;

/** Start of the day at +08:00, so that answers of one day are equal and their ETag holds. */
const today = (now: number): number => Math.floor((now + 8 * 3_600_000) / DAY_MS) * DAY_MS - 8 * 3_600_000;

/** List form. */
export function promotionView(seed: PromotionSeed, now: number): CmsPromotion {
  return {
    promoId: seed.id, promoTitle: seed.title, promoImage: oldHost(`/cms/art/promotion/${seed.id}.svg`), isSticky: seed.sticky, parentTid: seed.category,
    parentName: seed.category, promotionMainType: seed.mainType, cmsPromotionType: seed.bonusId === null ? 'Manual' : 'Bonus', cmsActionType: seed.action,
    cmsCampaignId: null, category: seed.category, labels: [...seed.labels], eligibilityOverride: false, visibility: seed.visibility,
    memberLevel: seed.memberLevel, bonus_id: seed.bonusId, bonusVersion: seed.bonusVersion,
    dateRange: { startDate: isoAt(today(now) + seed.fromDays * DAY_MS), endDate: isoAt(today(now) + (seed.toDays + 1) * DAY_MS - 1_000) },
  };
}

/** Everything a careless or hostile editor might leave in a text. None of it may run or lead anywhere. */
const HOSTILE = [
  '<script>window.__pwned = 1</script>', '<img src="x" onerror="window.__pwned = 2">', '<a href="javascript:window.__pwned=3">点我领取</a>',
  '<a href=" jAvAsCrIpT&#58;window.__pwned=4">再点我</a>', '<svg onload="window.__pwned=5"><script>window.__pwned=6</script></svg>',
  '<iframe src="https://evil.example/"></iframe>', '<form action="https://evil.example/"><input name="cookie"></form>', '<div id="app" name="location" style="position:fixed;inset:0">遮罩</div>',
  '<math><mtext><table><mglyph><style><img src=x onerror="window.__pwned=7"></style></mglyph></table></mtext></math>', '<a href="data:text/html,<script>1</script>">数据</a>',
].join('');

const rowHtml = (cells: readonly string[], tag: string): string => `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;

function tableHtml(table: PromotionSeed['table']): string {
  const [head, ...rows] = table ?? [];
  return head === undefined ? '' : `<h3>奖励说明</h3><table><thead>${rowHtml(head, 'th')}</thead><tbody>${rows.map((row) => rowHtml(row, 'td')).join('')}</tbody></table>`;
}

/** Body as the CMS stores it. */
export function promotionHtml(seed: PromotionSeed): string {
  return `<p>${seed.lead}</p><p><img src="${oldHost(`/cms/art/promotion/${seed.id}-detail.svg`)}" alt="${seed.title}" width="700" height="280"></p>`
    + `<h3>如何参与</h3><ol>${seed.steps.map((step) => `<li>${step}</li>`).join('')}</ol>${tableHtml(seed.table)}`
    + '<h3>活动细则</h3><ul><li>每位会员、每个手机号、每个银行账户仅可参与一次。</li><li>对冲、无风险投注不计入有效流水。</li><li>提款会使未完成的优惠失效。</li>'
    + '<li>活动规则以 <a href="/cn/mobile/About/Terms">条款与规则</a> 为准。</li></ul>'
    + `<p><strong>温馨提示:</strong>请理性投注,未满 18 岁禁止参与。</p>${seed.hostile === true ? HOSTILE : ''}`;
}

/** A promotion by id. */
export const promotionOf = (id: string): PromotionSeed | null => PROMOTIONS.find((each) => each.id === id) ?? null;

/** Promotions in the CMS's wire form. */
import { Routing } from '@site/domain/constants';
import type { CmsPromotion } from '@site/contracts/promotion';
import { OLD_CACHE_ORIGINS } from '@site/contracts/content-hosts';
import { CAMPAIGNS } from '../campaign/campaigns';
import { isoAt } from '../core/clock';
import { PERIOD_TEXT } from '../bonus/bonus-rule';
import { BONUS_RULES } from '../bonus/rules';
import { artUrl } from './art-store';
import { HOSTILE } from './hostile';
import type { PromotionSeed } from './promotion-seed';
import { PROMOTION_CATEGORIES, PROMOTIONS } from './promotions-data';
import { windowOf } from './window';

/** Pictures stand under the old cache hosts, which clients rewrite to the content host (§7.1). */
const oldHost = (seed: PromotionSeed, path: string): string =>
  `${OLD_CACHE_ORIGINS[Number(seed.id) % OLD_CACHE_ORIGINS.length]}${path}`;

const DAY_MS = 86_400_000;

const nameOf = (category: string): string =>
  PROMOTION_CATEGORIES.find(([code]) => code === category)?.[1] ?? category;

/**
 * When it runs: what a form leads to begins with the form, and does not end before that is no
 * longer taken.
 */
function runsOf(seed: PromotionSeed, now: number): { start: number; end: number } {
  const campaign = CAMPAIGNS.find(({ promoId }) => promoId === seed.id);
  if (campaign === undefined) return windowOf(seed, now);
  const { start, end } = windowOf(campaign, now);
  return { start, end: end + seed.after * DAY_MS };
}

/** List form. */
export function promotionView(seed: PromotionSeed, now: number): CmsPromotion {
  const { start, end } = runsOf(seed, now);
  return {
    promoId: seed.id,
    promoTitle: seed.title,
    promoImage: oldHost(seed, artUrl('promotion', seed.id, seed.title)),
    isSticky: seed.sticky,
    parentTid: seed.category,
    parentName: nameOf(seed.category),
    promotionMainType: seed.mainType,
    cmsPromotionType: seed.bonusId === null ? 'Manual' : 'Bonus',
    cmsActionType: seed.action,
    cmsCampaignId: seed.campaignId,
    category: seed.category,
    labels: [...seed.labels],
    eligibilityOverride: false,
    visibility: seed.visibility,
    memberLevel: seed.memberLevel,
    bonus_id: seed.bonusId,
    bonusVersion: seed.bonusVersion,
    dateRange: { startDate: isoAt(start), endDate: isoAt(end) },
  };
}

const rowHtml = (cells: readonly string[], tag: string): string =>
  `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;
const listHtml = (items: readonly string[], tag: string): string =>
  `<${tag}>${items.map((item) => `<li>${item}</li>`).join('')}</${tag}>`;

function tableHtml(table: PromotionSeed['table']): string {
  const [head, ...rows] = table ?? [];
  return head === undefined
    ? ''
    : `<h3>奖励说明</h3><table><thead>${rowHtml(head, 'th')}</thead><tbody>${rows.map((row) => rowHtml(row, 'td')).join('')}</tbody></table>`;
}

/** Who counts as one, and how often that one can have it, by the period of its rule. */
function onceOf({ bonusId }: PromotionSeed): string {
  const rule = BONUS_RULES.find(({ groupId }) => groupId === bonusId);
  return rule === undefined
    ? '同一手机号、银行账户或设备视为同一会员。'
    : `每位会员、每个手机号、每个银行账户及每台设备${PERIOD_TEXT[rule.per]}。`;
}

/** Body as the CMS stores it. */
export function promotionHtml(seed: PromotionSeed): string {
  if (seed.rawBody !== undefined) return seed.rawBody;
  return (
    `<p>${seed.lead}</p><p><img src="${oldHost(seed, artUrl('promotion', `${seed.id}-detail`, seed.title))}" alt="${seed.title}" width="700" height="280"></p>` +
    `<h3>如何参与</h3>${listHtml(seed.steps, 'ol')}${tableHtml(seed.table)}<h3>活动细则</h3>` +
    listHtml(
      [
        onceOf(seed),
        ...seed.rules,
        `活动规则以 <a href="${Routing.basePath}/About/Terms">条款与规则</a> 为准。`,
      ],
      'ul',
    ) +
    `<p><strong>温馨提示：</strong>请理性投注，未满 18 岁禁止参与。</p>${seed.hostile === undefined ? '' : HOSTILE[seed.hostile]}`
  );
}

/** A promotion by id, or null. */
export const promotionOf = (id: string): PromotionSeed | null =>
  PROMOTIONS.find((each) => each.id === id) ?? null;

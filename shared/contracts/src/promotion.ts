/** The content host: promotions, banners, footer, site config (§3.7, §7.3). */
import * as v from 'valibot';
import { defineEndpoint } from './endpoint';
import { rowsOf } from './lists';
import { TURNOVER_BASE } from './turnover-base';
import { isoTime } from './wire';
import { cny } from './wire-money';

/** CMS main types (§3.7). */
export const PROMOTION_MAIN_TYPE = ['General', 'Daily Deal', 'Free Bets', 'Rebate'] as const;

/** A promotion as the CMS sends it in lists. */
export const cmsPromotion = v.object({
  promoId: v.string(),
  promoTitle: v.string(),
  promoImage: v.string(),
  isSticky: v.boolean(),
  parentTid: v.string(),
  parentName: v.string(),
  promotionMainType: v.picklist(PROMOTION_MAIN_TYPE),
  cmsPromotionType: v.string(),
  cmsActionType: v.number(),
  cmsCampaignId: v.nullable(v.string()),
  category: v.string(),
  labels: v.array(v.string()),
  eligibilityOverride: v.boolean(),
  visibility: v.picklist(['public', 'member']),
  memberLevel: v.picklist(['eligible', 'predefined']),
  bonus_id: v.nullable(v.string()),
  bonusVersion: v.picklist([1, 2]),
  dateRange: v.object({ startDate: isoTime, endDate: isoTime }),
});
/** A promotion as the CMS sends it. */
export type CmsPromotion = v.InferOutput<typeof cmsPromotion>;

/** Terms as every member sees them; those of a member's own bonus count before them. */
const bonusTerms = v.optional(
  v.nullable(
    v.object({
      percentage: v.string(),
      maxBonus: cny,
      minAmount: cny,
      transactionType: v.picklist(['Deposit', 'Transfer', 'None']),
      turnover: v.number(),
      /** Of what the turnover is a multiple; null where it is not known, or tiers differ in it. */
      turnoverBase: v.optional(v.nullable(v.picklist(TURNOVER_BASE)), null),
      /** `maxBonus` is what all who win share, and nobody's own most. */
      isPool: v.optional(v.boolean(), false),
      /** Only for who has never deposited. */
      isFirstDeposit: v.optional(v.fallback(v.boolean(), false), false),
    }),
  ),
  null,
);

/** A promotion as a row of the list: what it is about, and its terms where it has some. */
export const listedPromotion = v.object({
  ...cmsPromotion.entries,
  summary: v.optional(v.fallback(v.string(), ''), ''),
  bonusTerms,
});
/** A promotion as a row of the list. */
export type ListedPromotion = v.InferOutput<typeof listedPromotion>;

/** Terms in five lines beside the button. */
export const termLine = v.object({ label: v.string(), value: v.string() });

/** GET CMS promotions by type. */
export const getPromotions = defineEndpoint({
  id: 'promotion.list',
  service: 'content',
  method: 'GET',
  path: '/cms/promotions',
  forAll: true,
  gatewayKey: 'content',
  query: v.object({ type: v.optional(v.picklist(PROMOTION_MAIN_TYPE)) }),
  result: v.array(listedPromotion),
});
/**
 * GET CMS promotion by id; `bodyHtml` is written by editors and must be cleaned before it is shown
 * (safety B8). `terms` are their lines, `bonusTerms` the rule's own figures.
 */
export const getPromotion = defineEndpoint({
  id: 'promotion.detail',
  service: 'content',
  method: 'GET',
  path: '/cms/promotions/:promoId',
  gatewayKey: 'content',
  result: v.object({
    ...cmsPromotion.entries,
    bodyHtml: v.string(),
    terms: v.array(termLine),
    bonusTerms,
  }),
});
/** GET CMS promotion categories. */
export const getPromotionCategories = defineEndpoint({
  id: 'promotion.categories',
  service: 'content',
  method: 'GET',
  path: '/cms/promotion-categories',
  forAll: true,
  gatewayKey: 'content',
  result: v.array(v.object({ code: v.string(), name: v.string(), sort: v.number() })),
});
/**
 * GET CMS banners by position. `target` is an in-app path, `summary` what it is worth, where
 * written.
 */
export const getBanners = defineEndpoint({
  id: 'content.banners',
  quiet: 'background',
  service: 'content',
  method: 'GET',
  path: '/cms/banners',
  forAll: true,
  gatewayKey: 'content',
  query: v.object({ position: v.string() }),
  result: rowsOf(
    v.object({
      id: v.string(),
      title: v.string(),
      summary: v.optional(v.fallback(v.string(), ''), ''),
      imageUrl: v.string(),
      target: v.string(),
      sort: v.number(),
    }),
  ),
});
/** GET CMS footer images and site config. */
export const getFooter = defineEndpoint({
  id: 'content.footer',
  quiet: 'background',
  service: 'content',
  method: 'GET',
  path: '/cms/footer',
  gatewayKey: 'content',
  result: v.array(v.object({ id: v.string(), title: v.string(), imageUrl: v.string() })),
});
/** GET CMS site config: feature switches and the mini-URL flag (§2.3). */
export const getSiteConfig = defineEndpoint({
  id: 'content.siteConfig',
  quiet: 'background',
  service: 'content',
  method: 'GET',
  path: '/cms/site-config',
  forAll: true,
  gatewayKey: 'content',
  result: v.object({ liveGameOnly: v.boolean(), miniUrl: v.boolean(), appDownload: v.boolean() }),
});

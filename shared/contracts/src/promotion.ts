/** Promotions: CMS items, banners and the member's bonuses (§3.7, §7.2, §7.3). */
import * as v from 'valibot';
import { defineEndpoint } from './endpoint';
import { cny, isoTime, page, pageNumber } from './wire';

/** CMS main types (§3.7). */
export const PROMOTION_MAIN_TYPE = ['General', 'Daily Deal', 'Free Bets', 'Rebate'] as const;

/** Action types (§3.7). */
export const ACTION_TYPE = { NO_ACTION: -1, FUND_IN: 1, APPLY_FORM: 2, SOS: 3, LIVECHAT: 4, DEPOSIT_PAGE_ONLY: 5 } as const;

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

/** Terms in five lines beside the button. */
export const termLine = v.object({ label: v.string(), value: v.string() });

/** GET CMS promotions by type. */
export const getPromotions = defineEndpoint({
  id: 'promotion.list', service: 'content', method: 'GET', path: '/cms/promotions', gatewayKey: 'content',
  query: v.object({ type: v.optional(v.picklist(PROMOTION_MAIN_TYPE)) }), result: v.array(cmsPromotion),
});
/** GET CMS promotion by id; `bodyHtml` is written by editors and must be cleaned before it is shown (safety B8). */
export const getPromotion = defineEndpoint({
  id: 'promotion.detail', service: 'content', method: 'GET', path: '/cms/promotions/:promoId', gatewayKey: 'content',
  result: v.object({ ...cmsPromotion.entries, bodyHtml: v.string(), terms: v.array(termLine) }),
});
/** GET CMS promotion categories. */
export const getPromotionCategories = defineEndpoint({
  id: 'promotion.categories', service: 'content', method: 'GET', path: '/cms/promotion-categories', gatewayKey: 'content',
  result: v.array(v.object({ code: v.string(), name: v.string(), sort: v.number() })),
});
/** GET CMS banners by position. `target` is an in-app path. */
export const getBanners = defineEndpoint({
  id: 'content.banners', service: 'content', method: 'GET', path: '/cms/banners', gatewayKey: 'content',
  query: v.object({ position: v.string() }),
  result: v.array(v.object({ id: v.string(), title: v.string(), imageUrl: v.string(), target: v.string(), sort: v.number() })),
});
/** GET CMS footer images and site config. */
export const getFooter = defineEndpoint({
  id: 'content.footer', service: 'content', method: 'GET', path: '/cms/footer', gatewayKey: 'content',
  result: v.array(v.object({ id: v.string(), title: v.string(), imageUrl: v.string() })),
});
/** GET CMS site config: feature switches and the mini-URL flag (§2.3). */
export const getSiteConfig = defineEndpoint({
  id: 'content.siteConfig', service: 'content', method: 'GET', path: '/cms/site-config', gatewayKey: 'content',
  result: v.object({ liveGameOnly: v.boolean(), miniUrl: v.boolean(), appDownload: v.boolean() }),
});

/** GET Bonus?transactionType=: what a member may take with a deposit or transfer. */
export const getBonuses = defineEndpoint({
  id: 'bonus.list', service: 'gateway', method: 'GET', path: '/api/Bonus', auth: 'member',
  query: v.object({ transactionType: v.picklist(['Deposit', 'Transfer']) }),
  result: v.array(v.object({
    id: v.string(), groupID: v.string(), title: v.string(), minAmount: cny, maxAmount: cny, percentage: v.string(), turnover: v.number(),
    balanceRequired: cny,
  })),
});

/** GET Bonus/AppliedHistory, 80 a page until `totalPage` (§7.3). */
export const getAppliedHistory = defineEndpoint({
  id: 'bonus.appliedHistory', service: 'gateway', method: 'GET', path: '/api/Bonus/AppliedHistory', auth: 'member',
  query: v.object({ dateFrom: v.string(), dateTo: v.string(), pageIndex: pageNumber, perPageSize: pageNumber }),
  result: v.object({
    bonusAppliedHistories: v.array(v.object({ bonusRuleId: v.string(), bonusRuleGroupId: v.string(), appliedDate: isoTime })), page,
  }),
});

/** GET Promotion/DailyDeals: works without a login (§4.4). */
export const getDailyDeals = defineEndpoint({
  id: 'promotion.dailyDeals', service: 'gateway', method: 'GET', path: '/api/Promotion/DailyDeals',
  result: v.array(v.object({ bonusId: v.string(), bonusRuleGroupId: v.string(), isPredefinedMember: v.boolean() })),
});

/** GET Announcement list: newest first. */
export const getAnnouncements = defineEndpoint({
  id: 'announcement.list', service: 'gateway', method: 'GET', path: '/api/Announcement/Announcements',
  query: v.object({ currentPage: v.optional(pageNumber) }),
  result: v.object({
    announcements: v.array(v.object({ id: v.string(), topic: v.string(), content: v.string(), sendOn: isoTime })), page,
  }),
});

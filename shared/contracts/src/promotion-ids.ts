/**
 * CMS look-ups by ids, comma-joined, at most 90 in one call (§7.3): which promotion an applied
 * bonus or a rebate belongs to.
 */
import * as v from 'valibot';
import { defineEndpoint } from './endpoint';

const found = v.array(
  v.object({
    bonusId: v.string(),
    promotionId: v.string(),
    promotionTitle: v.string(),
    promotionCategory: v.string(),
    promotionType: v.string(),
  }),
);

/** GET CMS by bonus rule ids (version 1); unknown ids are left out, more than 90 give 400. */
export const getPromotionsByBonusIds = defineEndpoint({
  errors: ['CMS00400'],
  id: 'promotion.byBonusIds',
  quiet: 'background',
  service: 'content',
  method: 'GET',
  path: '/cms/promotions/bonusids/:ids',
  gatewayKey: 'content',
  result: found,
});
/** GET CMS by bonus group ids (version 2). */
export const getPromotionsByBonusGroups = defineEndpoint({
  errors: ['CMS00400'],
  id: 'promotion.byBonusGroups',
  quiet: 'background',
  service: 'content',
  method: 'GET',
  path: '/cms/promotions/bonusids/v2/:ids',
  gatewayKey: 'content',
  result: found,
});
/** GET CMS by rebate ids; `bonusId` holds the rebate's id. */
export const getPromotionsByRebateIds = defineEndpoint({
  errors: ['CMS00400'],
  id: 'promotion.byRebateIds',
  quiet: 'background',
  service: 'content',
  method: 'GET',
  path: '/cms/promotions/rebateids/:ids',
  gatewayKey: 'content',
  result: found,
});

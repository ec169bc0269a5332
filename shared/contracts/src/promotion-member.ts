/**
 * The member's side of promotions: rebates, daily deals, free-bet groups, offers of partners (§3.7,
 * §4.4, §7.2).
 */
import * as v from 'valibot';
import { defineEndpoint } from './endpoint';
import { cny, price } from './wire-money';
import { day, isoTime } from './wire';

/** A rebate of a period. Rows with both amounts 0 are sent too; clients drop them (§5). */
export const rebate = v.object({
  rebateId: v.string(),
  groupId: v.string(),
  promoId: v.string(),
  title: v.string(),
  rate: v.string(),
  totalBetAmount: cny,
  totalGivenAmount: cny,
  periodStart: isoTime,
  periodEnd: isoTime,
  givenAt: v.nullable(isoTime),
});
/** A rebate of a period. */
export type Rebate = v.InferOutput<typeof rebate>;

/** GET Promotion/RunningDetails?type=Rebate: today so far, per rebate rule. */
export const getRebateRunning = defineEndpoint({
  id: 'promotion.rebateRunning',
  service: 'gateway',
  method: 'GET',
  path: '/api/Promotion/RunningDetails',
  auth: 'member',
  query: v.object({ type: v.literal('Rebate') }),
  result: v.array(rebate),
});
/**
 * GET Promotion/Histories?type=Rebate: closed days of the range, newest first; paid the day after
 * at 15:00.
 */
export const getRebateHistories = defineEndpoint({
  id: 'promotion.rebateHistories',
  service: 'gateway',
  method: 'GET',
  path: '/api/Promotion/Histories',
  auth: 'member',
  query: v.object({ type: v.literal('Rebate'), dateFrom: day, dateTo: day }),
  result: v.array(rebate),
});

/** GET Promotion/DailyDeals: works without a login (§4.4). */
export const getDailyDeals = defineEndpoint({
  id: 'promotion.dailyDeals',
  service: 'gateway',
  method: 'GET',
  path: '/api/Promotion/DailyDeals',
  forAll: true,
  result: v.array(
    v.object({
      bonusId: v.string(),
      bonusRuleGroupId: v.string(),
      isPredefinedMember: v.boolean(),
    }),
  ),
});

/**
 * GET Promotion/Freebet/BonusGroups: free-bet vouchers of the member that sports stakes may use,
 * soonest end first, with what is left of each.
 */
export const getFreebetGroups = defineEndpoint({
  id: 'promotion.freebetGroups',
  service: 'gateway',
  method: 'GET',
  path: '/api/Promotion/Freebet/BonusGroups',
  auth: 'member',
  result: v.array(
    v.object({
      bonusGroupId: v.string(),
      title: v.string(),
      amount: cny,
      remaining: cny,
      expiry: isoTime,
      /** Least odds of a bet that it pays for, a combo's are its product; missing for any. */
      leastOdds: v.optional(price),
    }),
  ),
});

/**
 * GET Promotion/ExternalPromotions, api-version 3.0 (§7.1): offers that open at a partner or in
 * another part of the site.
 */
export const getExternalPromotions = defineEndpoint({
  id: 'promotion.external',
  service: 'gateway',
  method: 'GET',
  path: '/api/Promotion/ExternalPromotions',
  apiVersion: '3.0',
  result: v.array(
    v.object({
      externalId: v.string(),
      provider: v.string(),
      title: v.string(),
      summary: v.string(),
      imageUrl: v.string(),
      target: v.string(),
      startDate: isoTime,
      endDate: isoTime,
    }),
  ),
});

/** Applications for bonuses: claim, progress, history, cancelling (§3.7, §7.2, §7.3). */
import * as v from 'valibot';
import { BONUS_TRANSACTION_TYPE } from './bonus-type';
import { byRefOf } from './by-ref';
import { defineEndpoint } from './endpoint';
import { BONUS_ERRORS } from './errors';
import { cny, cnyText } from './wire-money';
import { day, isoTime, page, pageNumber } from './wire';

/** Life of an application: applied, paid out and being wagered, then one of four ends. */
export const BONUS_STATUS = ['Serving', 'Wagering', 'Completed', 'Cancelled', 'Expired'] as const;
/** Status of a bonus application. */
export type BonusStatus = (typeof BONUS_STATUS)[number];

/** What a claim pays, from what has come in. */
const claimTerms = v.object({
  /** What of it counts, to the most of the rule. */
  amount: cny,
  bonusAmount: cny,
  /** Turnover. */
  required: cny,
  /** Money counts that came in from here on; null where none has to. */
  since: v.nullable(isoTime),
});
/** What a claim pays. */
export type ClaimTerms = v.InferOutput<typeof claimTerms>;

/** One application as its member sees it. `expiry` is the end of the wagering time. */
export const bonusApplication = v.object({
  applicationId: v.string(),
  bonusRuleId: v.string(),
  bonusRuleGroupId: v.string(),
  title: v.string(),
  promoId: v.string(),
  transactionType: v.picklist([...BONUS_TRANSACTION_TYPE, 'None']),
  status: v.picklist(BONUS_STATUS),
  amount: cny,
  bonusAmount: cny,
  required: cny,
  achieved: cny,
  percent: v.number(),
  payGroup: v.number(),
  walletGroups: v.array(v.number()),
  appliedDate: isoTime,
  claimedDate: v.nullable(isoTime),
  endedDate: v.nullable(isoTime),
  expiry: isoTime,
  canClaim: v.boolean(),
  /** What a claim would pay now; null while there is none, and from a server that does not say. */
  claimNow: v.optional(v.fallback(v.nullable(claimTerms), null), null),
  canCancel: v.boolean(),
  /**
   * A voucher for stakes: `required` is its amount, `achieved` what was used of it; it holds no
   * money back and cannot be given up.
   */
  isFreebet: v.optional(v.boolean(), false),
});
/** One application. */
export type BonusApplication = v.InferOutput<typeof bonusApplication>;

/** GET Bonus/AppliedHistory, 80 a page until `totalPage` (§7.3), newest first. Days count at +08:00. */
export const getAppliedHistory = defineEndpoint({
  id: 'bonus.appliedHistory',
  service: 'gateway',
  method: 'GET',
  path: '/api/Bonus/AppliedHistory',
  auth: 'member',
  query: v.object({ dateFrom: day, dateTo: day, pageIndex: pageNumber, perPageSize: pageNumber }),
  result: v.object({
    bonusAppliedHistories: v.array(
      v.object({
        bonusRuleId: v.string(),
        bonusRuleGroupId: v.string(),
        appliedDate: isoTime,
        applicationId: v.optional(v.string()),
        status: v.optional(v.picklist(BONUS_STATUS)),
        bonusAmount: v.optional(cny),
      }),
    ),
    page,
  }),
});

/** GET Bonus/v2.0/Applications: the member's applications, newest first. */
export const getBonusApplications = defineEndpoint({
  id: 'bonus.applications',
  service: 'gateway',
  method: 'GET',
  path: '/api/Bonus/v2.0/Applications',
  auth: 'member',
  query: v.object({ status: v.optional(v.picklist(BONUS_STATUS)) }),
  result: v.array(bonusApplication),
});

/**
 * POST Bonus/v2.0/Applications: starts serving a bonus; nothing is paid before the claim. 409 when
 * its group runs already.
 */
export const applyBonus = defineEndpoint({
  errors: BONUS_ERRORS,
  id: 'bonus.apply',
  quiet: 'outcome',
  service: 'gateway',
  method: 'POST',
  path: '/api/Bonus/v2.0/Applications',
  auth: 'member',
  body: v.object({
    bonusId: v.string(),
    amount: v.optional(cnyText),
    transactionType: v.optional(v.picklist([...BONUS_TRANSACTION_TYPE, 'None'])),
  }),
  result: bonusApplication,
});

/**
 * POST Bonus/Claim: pays the bonus into its wallet and starts the wagering; a second claim is 409.
 * `agreed` is what the member was told that it pays and asks: anything else by now is 409
 * `BON_CHANGED`, and nothing is paid.
 */
export const claimBonus = defineEndpoint({
  errors: ['BON00409', 'BON00410', 'BON_CHANGED', 'BON_EXCLUDED', 'BON_FUNDED'],
  id: 'bonus.claim',
  service: 'gateway',
  method: 'POST',
  path: '/api/Bonus/Claim',
  auth: 'member',
  money: true,
  body: v.object({
    applicationId: v.string(),
    agreed: v.optional(v.object({ bonusAmount: cnyText, required: cnyText })),
  }),
  result: bonusApplication,
});

/** POST Bonus/Cancellation: takes back what `CancellationEligibility` said; without `confirm` 422. */
export const cancelBonus = defineEndpoint({
  errors: ['BON00411', 'BON00412', 'BON00422'],
  id: 'bonus.cancel',
  service: 'gateway',
  method: 'POST',
  path: '/api/Bonus/Cancellation',
  auth: 'member',
  money: true,
  body: v.object({ applicationId: v.string(), confirm: v.optional(v.boolean(), false) }),
  result: bonusApplication,
});

/** GET Bonus/Progress: wagering of every running bonus, or of one. */
export const getBonusProgress = defineEndpoint({
  id: 'bonus.progress',
  service: 'gateway',
  method: 'GET',
  path: '/api/Bonus/Progress',
  auth: 'member',
  query: v.object({ applicationId: v.optional(v.string()) }),
  result: v.array(
    v.object({
      applicationId: v.string(),
      bonusId: v.string(),
      title: v.string(),
      required: cny,
      achieved: cny,
      percent: v.number(),
      bonusAmount: cny,
      expiry: isoTime,
      status: v.picklist(BONUS_STATUS),
    }),
  ),
});

/** POST Bonus/SOS: takes the rescue bonus, once a day. */
export const takeBonusSos = defineEndpoint({
  errors: [...BONUS_ERRORS, 'BON_LOSS', 'BON_NOT_SOS'],
  id: 'bonus.takeSos',
  service: 'gateway',
  method: 'POST',
  path: '/api/Bonus/SOS',
  auth: 'member',
  money: true,
  body: v.object({ bonusId: v.string() }),
  result: bonusApplication,
});

/** What became of a claim. */
export const claimBonusByRef = byRefOf(claimBonus);

/** What became of a cancelling. */
export const cancelBonusByRef = byRefOf(cancelBonus);

/** What became of a rescue bonus. */
export const takeBonusSosByRef = byRefOf(takeBonusSos);

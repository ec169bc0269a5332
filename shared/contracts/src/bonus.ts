/**
 * Bonuses of a member: what may be taken, applications, claim, progress, cancelling (§3.7, §7.2,
 * §7.3).
 */
import * as v from 'valibot';
import { byRefOf } from './by-ref';
import { defineEndpoint } from './endpoint';
import { BONUS_ERRORS } from './errors';
import { TURNOVER_BASE } from './turnover-base';
import { cny, cnyText } from './wire-money';
import { day, isoTime, page, pageNumber } from './wire';

/** What a bonus is taken with; `None` stands alone. */
export const BONUS_TRANSACTION_TYPE = ['Deposit', 'Transfer'] as const;

/** Life of an application: applied, paid out and being wagered, then one of four ends. */
export const BONUS_STATUS = ['Serving', 'Wagering', 'Completed', 'Cancelled', 'Expired'] as const;
/** Status of a bonus application. */
export type BonusStatus = (typeof BONUS_STATUS)[number];

const bonusEntry = v.object({
  id: v.string(),
  groupID: v.string(),
  title: v.string(),
  minAmount: cny,
  maxAmount: cny,
  percentage: v.string(),
  turnover: v.number(),
  balanceRequired: cny,
});

/** GET Bonus?transactionType=: what a member may take with a deposit or transfer. */
export const getBonuses = defineEndpoint({
  id: 'bonus.list',
  service: 'gateway',
  method: 'GET',
  path: '/api/Bonus',
  auth: 'member',
  query: v.object({ transactionType: v.picklist(BONUS_TRANSACTION_TYPE) }),
  result: v.array(bonusEntry),
});

/** A bonus with all its terms; amounts in fen after parsing. */
export const bonusOffer = v.object({
  ...bonusEntry.entries,
  promoId: v.string(),
  transactionType: v.picklist([...BONUS_TRANSACTION_TYPE, 'None']),
  maxBonus: cny,
  walletGroups: v.array(v.number()),
  payGroup: v.number(),
  validDays: v.number(),
  maxBet: v.nullable(cny),
  turnoverBase: v.picklist(TURNOVER_BASE),
  /** A voucher for stakes: it holds no money back. */
  isFreebet: v.optional(v.boolean(), false),
});
/** A bonus with all its terms. */
export type BonusOffer = v.InferOutput<typeof bonusOffer>;

/**
 * GET Bonus/v2.0: every bonus that this member may take, of all transaction types, grouped by
 * `groupID`.
 */
export const getBonusesV2 = defineEndpoint({
  id: 'bonus.listV2',
  service: 'gateway',
  method: 'GET',
  path: '/api/Bonus/v2.0',
  auth: 'member',
  query: v.object({ transactionType: v.optional(v.picklist([...BONUS_TRANSACTION_TYPE, 'None'])) }),
  result: v.array(bonusOffer),
});

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

/** One reason why not. Codes are stable, texts are for members. */
export const bonusReason = v.object({ code: v.string(), text: v.string() });

/** GET Bonus/v2.0/Applications/Eligible: all reasons at once, an empty list when eligible. */
export const getBonusEligible = defineEndpoint({
  id: 'bonus.eligible',
  quiet: 'verdict',
  service: 'gateway',
  method: 'GET',
  path: '/api/Bonus/v2.0/Applications/Eligible',
  auth: 'member',
  query: v.object({ bonusId: v.string(), amount: v.optional(cnyText) }),
  result: v.object({ isEligible: v.boolean(), reasons: v.array(bonusReason) }),
});

/** POST Bonus/Claim: pays the bonus into its wallet and starts the wagering; a second claim is 409. */
export const claimBonus = defineEndpoint({
  errors: ['BON00409', 'BON00410', 'BON_EXCLUDED', 'BON_FUNDED'],
  id: 'bonus.claim',
  service: 'gateway',
  method: 'POST',
  path: '/api/Bonus/Claim',
  auth: 'member',
  money: true,
  body: v.object({ applicationId: v.string() }),
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

/** GET Bonus/CancellationEligibility: what would be lost and what the wallet keeps. */
export const getCancellationEligibility = defineEndpoint({
  id: 'bonus.cancellationEligibility',
  service: 'gateway',
  method: 'GET',
  path: '/api/Bonus/CancellationEligibility',
  auth: 'member',
  query: v.object({ applicationId: v.string() }),
  result: v.object({
    isEligible: v.boolean(),
    reasons: v.array(bonusReason),
    loseAmount: cny,
    keepAmount: cny,
  }),
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

/** GET Bonus/RefreshBonusPreview: what an amount would bring, before anything is applied for. */
export const getBonusPreview = defineEndpoint({
  id: 'bonus.preview',
  service: 'gateway',
  method: 'GET',
  path: '/api/Bonus/RefreshBonusPreview',
  auth: 'member',
  query: v.object({ bonusId: v.string(), amount: cnyText }),
  result: v.object({
    bonusId: v.string(),
    amount: cny,
    bonusAmount: cny,
    turnoverRequired: cny,
    expiry: isoTime,
    message: v.string(),
  }),
});

const rescue = v.object({
  isEligible: v.boolean(),
  reasons: v.array(bonusReason),
  netLoss: cny,
  bonusAmount: cny,
  bonusId: v.string(),
});

/** GET Bonus/SOS: yesterday's net loss and the rescue bonus it gives. */
export const getBonusSos = defineEndpoint({
  id: 'bonus.sos',
  service: 'gateway',
  method: 'GET',
  path: '/api/Bonus/SOS',
  auth: 'member',
  query: v.object({ bonusId: v.string() }),
  result: rescue,
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

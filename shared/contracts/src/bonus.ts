/**
 * Bonuses of a member: what may be taken, what it brings, and what speaks against it (§3.7, §7.2,
 * §7.3).
 */
import * as v from 'valibot';
import { BONUS_TRANSACTION_TYPE } from './bonus-type';
import { defineEndpoint } from './endpoint';
import { TURNOVER_BASE } from './turnover-base';
import { cny, cnyText } from './wire-money';
import { isoTime } from './wire';

// Pages that only choose a bonus do not load what belongs to applications.
export {
  BONUS_STATUS,
  applyBonus,
  bonusApplication,
  cancelBonus,
  cancelBonusByRef,
  claimBonus,
  claimBonusByRef,
  getAppliedHistory,
  getBonusApplications,
  getBonusProgress,
  takeBonusSos,
  takeBonusSosByRef,
  type BonusApplication,
  type BonusStatus,
  type ClaimTerms,
} from './bonus-application';
export { BONUS_TRANSACTION_TYPE };

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

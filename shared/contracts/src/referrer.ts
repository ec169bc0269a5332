/** The referrer programme: sign-up, code, tasks of the invited, rewards (§7.2). */
import * as v from 'valibot';
import { byRefOf } from './by-ref';
import { defineEndpoint } from './endpoint';
import { bonusReason } from './bonus';
import { cny } from './wire-money';
import { isoTime, page, pageNumber } from './wire';

/** GET Referrer/ReferrerEligible: may this member take part, and why not. */
export const getReferrerEligible = defineEndpoint({
  id: 'referrer.eligible',
  service: 'gateway',
  method: 'GET',
  path: '/api/Referrer/ReferrerEligible',
  auth: 'member',
  result: v.object({
    isEligible: v.boolean(),
    isSignedUp: v.boolean(),
    reasons: v.array(bonusReason),
  }),
});

const info = v.object({
  referralCode: v.string(),
  referralUrl: v.string(),
  signedUpAt: isoTime,
  referrerName: v.nullable(v.string()),
  refereeCount: v.number(),
  completedCount: v.number(),
  rewardTotal: cny,
  rewardWaiting: cny,
});
/**
 * POST Referrer/ReferrerSignUp: gives the code, the same one when repeated. `referrerCode` names
 * who invited this member; the own one is refused.
 */
export const signUpReferrer = defineEndpoint({
  errors: ['REF00409', 'REF00410', 'REF00411', 'REF_DEPOSIT', 'REF_EXCLUDED', 'REF_PHONE'],
  id: 'referrer.signUp',
  quiet: 'outcome',
  service: 'gateway',
  method: 'POST',
  path: '/api/Referrer/ReferrerSignUp',
  auth: 'member',
  body: v.object({ referrerCode: v.optional(v.string()) }),
  result: info,
});
/** GET Referrer/ReferrerInfo: null before the sign-up. */
export const getReferrerInfo = defineEndpoint({
  id: 'referrer.info',
  service: 'gateway',
  method: 'GET',
  path: '/api/Referrer/ReferrerInfo',
  auth: 'member',
  result: v.nullable(info),
});
/** GET Referrer/ActiveCampaign: the terms, open to visitors. */
export const getReferrerCampaign = defineEndpoint({
  id: 'referrer.campaign',
  service: 'gateway',
  method: 'GET',
  path: '/api/Referrer/ActiveCampaign',
  result: v.object({
    campaignId: v.string(),
    title: v.string(),
    startDate: isoTime,
    endDate: isoTime,
    rewardAmount: cny,
    depositTarget: cny,
    turnoverTarget: cny,
    monthlyCap: cny,
    rules: v.array(v.string()),
  }),
});

/** The three tasks of an invited member. */
export const REFEREE_TASK = ['registered', 'deposited', 'turnover'] as const;
const task = v.object({
  task: v.picklist(REFEREE_TASK),
  isDone: v.boolean(),
  current: cny,
  target: cny,
});
/**
 * GET Referrer/RefereeTaskStatus: per invited member (name masked), from deposits and valid
 * turnover as they are now.
 */
export const getRefereeTasks = defineEndpoint({
  id: 'referrer.tasks',
  service: 'gateway',
  method: 'GET',
  path: '/api/Referrer/RefereeTaskStatus',
  auth: 'member',
  result: v.array(
    v.object({
      refereeId: v.string(),
      refereeName: v.string(),
      registeredAt: isoTime,
      tasks: v.array(task),
      isComplete: v.boolean(),
    }),
  ),
});
/** GET Referrer/ReferrerActivity: what happened, newest first. */
export const getReferrerActivity = defineEndpoint({
  id: 'referrer.activity',
  service: 'gateway',
  method: 'GET',
  path: '/api/Referrer/ReferrerActivity',
  auth: 'member',
  query: v.object({ currentPage: v.optional(pageNumber) }),
  result: v.object({
    activities: v.array(
      v.object({
        at: isoTime,
        kind: v.picklist(['signUp', 'referee', 'reward']),
        text: v.string(),
        amount: v.nullable(cny),
      }),
    ),
    page,
  }),
});

const reward = v.object({
  refereeId: v.string(),
  refereeName: v.string(),
  amount: cny,
  status: v.picklist(['Waiting', 'Claimable', 'Paid']),
  paidAt: v.nullable(isoTime),
});
/** GET Referrer/ReferrerRewardStatus. */
export const getReferrerRewards = defineEndpoint({
  id: 'referrer.rewards',
  service: 'gateway',
  method: 'GET',
  path: '/api/Referrer/ReferrerRewardStatus',
  auth: 'member',
  result: v.array(reward),
});
/** POST Referrer/ReferrerRewardStatus: takes the reward for one invited member; a second time is 409. */
export const takeReferrerReward = defineEndpoint({
  errors: ['BON_EXCLUDED', 'REF00412', 'REF00413', 'REF00414', 'REF00422'],
  id: 'referrer.takeReward',
  service: 'gateway',
  method: 'POST',
  path: '/api/Referrer/ReferrerRewardStatus',
  auth: 'member',
  money: true,
  body: v.object({ refereeId: v.string() }),
  result: reward,
});

/** What became of taking a reward. */
export const takeReferrerRewardByRef = byRefOf(takeReferrerReward);

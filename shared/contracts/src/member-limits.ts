/**
 * Limits a member sets: self-exclusion, deposits, time (§3.2, §6). They tighten at once and loosen
 * after a cool-off.
 */
import * as v from 'valibot';
import { defineEndpoint } from './endpoint';
import { selfExclusion } from './self-exclusion';
import { cny, cnyText } from './wire-money';
import { isoTime } from './wire';

/** Choices of self-exclusion in days; they only ever get longer until they have run out. */
export const EXCLUSION_DAYS = [1, 7, 30, 90, 180, 365] as const;

/**
 * PUT Member/SelfExclusion: starts or extends one; it can't be shortened or lifted by the member
 * (RG00409). Open bets stay.
 */
export const setSelfExclusion = defineEndpoint({
  errors: ['RG00409', 'RG00422'],
  id: 'member.setSelfExclusion',
  quiet: 'outcome',
  service: 'gateway',
  method: 'PUT',
  path: '/api/Member/SelfExclusion',
  gatewayKey: 'selfExclusion',
  auth: 'member',
  confidential: true,
  body: v.object({
    days: v.picklist(EXCLUSION_DAYS),
    disableDeposit: v.boolean(),
    disableFundIn: v.boolean(),
    disableBetting: v.boolean(),
  }),
  result: selfExclusion,
});

/** Spans of a deposit limit. */
export const LIMIT_SPAN = ['daily', 'weekly', 'monthly'] as const;

const depositLimit = v.object({
  span: v.picklist(LIMIT_SPAN),
  /** null: none. */
  amount: v.nullable(cny),
  used: cny,
  /** A looser limit waits until then; `pendingAmount` null there means "none". */
  pendingAmount: v.nullable(cny),
  pendingFrom: v.nullable(isoTime),
});
const timeLimit = v.object({
  /** Minutes a session may last before the member is asked; null: never. */
  sessionMinutes: v.nullable(v.number()),
  pendingMinutes: v.nullable(v.number()),
  pendingFrom: v.nullable(isoTime),
});
/** Limits as they stand. */
export const memberLimits = v.object({ deposits: v.array(depositLimit), time: timeLimit });
/** Limits as they stand; amounts in fen. */
export type MemberLimits = v.InferOutput<typeof memberLimits>;

/** GET Member/Limits. */
export const getMemberLimits = defineEndpoint({
  id: 'member.limits',
  service: 'gateway',
  method: 'GET',
  path: '/api/Member/Limits',
  auth: 'member',
  confidential: true,
  result: memberLimits,
});

/**
 * PUT Member/Limits: what is left out stays; null takes a limit away. Tighter holds at once, looser
 * after 24 h.
 */
export const setMemberLimits = defineEndpoint({
  id: 'member.setLimits',
  service: 'gateway',
  method: 'PUT',
  path: '/api/Member/Limits',
  auth: 'member',
  confidential: true,
  body: v.object({
    daily: v.optional(v.nullable(cnyText)),
    weekly: v.optional(v.nullable(cnyText)),
    monthly: v.optional(v.nullable(cnyText)),
    sessionMinutes: v.optional(
      v.nullable(v.pipe(v.number(), v.integer(), v.minValue(15), v.maxValue(1_440))),
    ),
  }),
  result: memberLimits,
});

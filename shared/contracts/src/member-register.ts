/** Becoming a member (§7.2, domain.md "Auth / member"). */
import * as v from 'valibot';
import { landingMarks, tokenPair } from './auth';
import { defineEndpoint } from './endpoint';

/**
 * What the form sends. Rules and their words are the server's: VAL08052 for a field, MEM00004 for a
 * name or number that is taken.
 */
export const registerBody = v.object({
  hostName: v.string(),
  /** Lower case letters and digits, 6 to 16, a letter first. */
  userName: v.string(),
  /** 6 to 20 characters with a letter and a digit. */
  password: v.string(),
  /** 11 digits of mainland China, without prefix. */
  phoneNumber: v.string(),
  email: v.optional(v.string(), ''),
  /** `YYYY-MM-DD`; 18 years or older. */
  dob: v.string(),
  currency: v.optional(v.string(), 'CNY'),
  /** The referral code among them is the form's own field. */
  ...landingMarks.entries,
  isAdult: v.literal(true),
  acceptsTerms: v.literal(true),
});

/** The form as the server reads it. */
export type RegisterForm = v.InferInput<typeof registerBody>;

/** Registration logs in: the pair, and the companion cookie beside it. */
const registered = v.object({ ...tokenPair.entries, memberCode: v.string() });

/** POST Member/MemberRestricted: register. Regions that are closed get GEN0002. */
export const registerRestricted = defineEndpoint({
  errors: ['MEM00004', 'VAL08052'],
  id: 'member.registerRestricted',
  isLong: true,
  service: 'gateway',
  method: 'POST',
  path: '/api/Member/MemberRestricted',
  confidential: true,
  body: registerBody,
  result: registered,
});

/** POST Member/Register: the same by its other address. */
export const register = defineEndpoint({
  errors: ['MEM00004', 'VAL08052'],
  id: 'member.register',
  isLong: true,
  service: 'gateway',
  method: 'POST',
  path: '/api/Member/Register',
  confidential: true,
  body: registerBody,
  result: registered,
});

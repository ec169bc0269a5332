/** Changed and forgotten passwords, forgotten names (§7.2). */
import * as v from 'valibot';
import { defineEndpoint } from './endpoint';
import { nothing } from './wire';

/** `true` or `false` as it travels in a query. */
const flagText = v.picklist(['true', 'false']);

/**
 * New password of a member; the old one where `oldPasswordRequired` says so. Rules are the server's
 * (VAL03016 with its words).
 */
export const passwordChange = v.object({
  oldPassword: v.optional(v.string(), ''),
  newPassword: v.pipe(v.string(), v.minLength(1), v.maxLength(128)),
});

/**
 * PUT Auth/ChangePassword?oldPasswordRequired=: without the old one only while the member is told
 * to change it (`revalidate`) or has just proved a code. MEM00059 wrong old password, VAL03016 the
 * rules of a new one.
 */
export const changePassword = defineEndpoint({
  errors: ['MEM00059', 'MEM00062', 'VAL03016'],
  id: 'auth.changePassword',
  isLong: true,
  service: 'gateway',
  method: 'PUT',
  path: '/api/Auth/ChangePassword',
  auth: 'member',
  confidential: true,
  query: v.object({ oldPasswordRequired: v.optional(flagText, 'true') }),
  body: passwordChange,
  result: nothing,
});

/** PUT Member/Password?oldPasswordRequired=: the same change by its other address (§7.2). */
export const changeMemberPassword = defineEndpoint({
  errors: ['MEM00059', 'MEM00062', 'VAL03016'],
  id: 'member.changePassword',
  isLong: true,
  service: 'gateway',
  method: 'PUT',
  path: '/api/Member/Password',
  auth: 'member',
  confidential: true,
  query: v.object({ oldPasswordRequired: v.optional(flagText, 'true') }),
  body: passwordChange,
  result: nothing,
});

/**
 * PUT Auth/ResetPassword: with the token of a mail, or with the name and a code. VAL17003 wrong or
 * old. Every session ends.
 */
export const resetPassword = defineEndpoint({
  errors: ['VAL03016', 'VAL17003'],
  id: 'auth.resetPassword',
  isLong: true,
  service: 'gateway',
  method: 'PUT',
  path: '/api/Auth/ResetPassword',
  confidential: true,
  body: v.object({
    token: v.optional(v.string(), ''),
    userName: v.optional(v.string(), ''),
    passcode: v.optional(v.string(), ''),
    newPassword: v.pipe(v.string(), v.minLength(1), v.maxLength(128)),
  }),
  result: nothing,
});

/**
 * Always the same answer, so that it tells nothing about names: seconds until another code may be
 * asked for, and its life.
 */
const sent = v.object({ resendInSeconds: v.number(), expiresInSeconds: v.number() });

/** POST Auth/GeneratePasscode: a code by SMS or mail for Auth/ResetPassword. Always 200. */
export const generatePasscode = defineEndpoint({
  id: 'auth.generatePasscode',
  service: 'gateway',
  method: 'POST',
  path: '/api/Auth/GeneratePasscode',
  confidential: true,
  body: v.object({ userName: v.string(), channelType: v.picklist(['SMS', 'Email']) }),
  result: sent,
});

/** POST Auth/ForgetPassword/Email: a link by mail when name and address belong together. Always 200. */
export const forgetPasswordEmail = defineEndpoint({
  id: 'auth.forgetPasswordEmail',
  service: 'gateway',
  method: 'POST',
  path: '/api/Auth/ForgetPassword/Email',
  confidential: true,
  body: v.object({ userName: v.string(), email: v.string() }),
  result: sent,
});

/** POST Auth/ForgetUsername/Email: the name by mail. Always 200. */
export const forgetUsernameEmail = defineEndpoint({
  id: 'auth.forgetUsernameEmail',
  service: 'gateway',
  method: 'POST',
  path: '/api/Auth/ForgetUsername/Email',
  confidential: true,
  body: v.object({ email: v.string() }),
  result: sent,
});

/** GET Member/Email/ForgetPasswordByEmail: as the post above by its older address. Always 200. */
export const forgetPasswordByEmail = defineEndpoint({
  id: 'member.forgetPasswordByEmail',
  service: 'gateway',
  method: 'GET',
  path: '/api/Member/Email/ForgetPasswordByEmail',
  confidential: true,
  query: v.object({ userName: v.string(), email: v.string() }),
  result: sent,
});

/** GET Member/ForgetUsernameByEmail. Always 200. */
export const forgetUsernameByEmail = defineEndpoint({
  id: 'member.forgetUsernameByEmail',
  service: 'gateway',
  method: 'GET',
  path: '/api/Member/ForgetUsernameByEmail',
  confidential: true,
  query: v.object({ email: v.string() }),
  result: sent,
});

/** POST Member/ForgetPassword: a code by SMS when name and phone number belong together. Always 200. */
export const forgetPassword = defineEndpoint({
  id: 'member.forgetPassword',
  service: 'gateway',
  method: 'POST',
  path: '/api/Member/ForgetPassword',
  confidential: true,
  body: v.object({ userName: v.string(), phoneNumber: v.string() }),
  result: sent,
});

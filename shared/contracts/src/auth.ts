/** Login, refresh, logout (§3.3, §7.2). */
import * as v from 'valibot';
import { defineEndpoint } from './endpoint';
import { nothing } from './wire';

/** The pair that a login and a refresh give. */
export const tokenPair = v.object({
  accessToken: v.object({ accessToken: v.string(), tokenType: v.string(), expiresIn: v.number() }),
  refreshToken: v.string(),
});
/** Access token (seconds of life in `expiresIn`) and rotating refresh token. */
export type TokenPair = v.InferOutput<typeof tokenPair>;

const mark = v.optional(v.pipe(v.string(), v.maxLength(256)), '');
/** Where a visitor came from, as the landing address said it (§2.4); empty where it said nothing. */
export const landingMarks = v.object({
  /** `aff`, else the affiliate that owns the host name. */
  affiliateCode: mark,
  /** `raf`: code of the friend who sent the visitor. */
  referralCode: mark,
  media: mark,
  web: mark,
  referrer: mark,
});
/** Marks of a landing. */
export type LandingMarks = v.InferOutput<typeof landingMarks>;

/**
 * Body of a login (§3.3), with the marks of the landing. The client secret is added by the edge,
 * never by a browser (safety B3).
 */
export const loginBody = v.object({
  ...landingMarks.entries,
  hostName: v.string(),
  grantType: v.literal('password'),
  clientId: v.string(),
  clientSecret: v.optional(v.string()),
  scope: v.string(),
  appId: v.string(),
  siteId: v.number(),
  username: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  password: v.pipe(v.string(), v.minLength(1), v.maxLength(128)),
  deviceSignatureBlackbox: v.optional(v.string(), ''),
  /** A solved picture puzzle; wanted after three failures (MEM00070). */
  captcha: v.optional(
    v.object({ challengeId: v.string(), picked: v.array(v.pipe(v.number(), v.integer())) }),
  ),
});

/** A login as the server reads it. */
export type LoginForm = v.InferInput<typeof loginBody>;

/**
 * POST Auth/Login: MEM00059 with the attempts left, MEM00061 locked, MEM00070 puzzle wanted,
 * GEN0002, MEM00145, PII00702.
 */
export const login = defineEndpoint({
  errors: ['MEM00059', 'MEM00061', 'MEM00070', 'MEM00145', 'PII00702'],
  id: 'auth.login',
  service: 'gateway',
  method: 'POST',
  path: '/api/Auth/Login',
  confidential: true,
  body: loginBody,
  result: tokenPair,
});

/**
 * POST Auth/RefreshToken: rotates the pair; an old token works for 20 s more (races), later use
 * ends every session. IDSVR00006.
 */
export const refreshToken = defineEndpoint({
  errors: ['IDSVR00006'],
  id: 'auth.refresh',
  isLong: true,
  quiet: 'background',
  service: 'gateway',
  method: 'POST',
  path: '/api/Auth/RefreshToken',
  confidential: true,
  body: v.object({
    grantType: v.literal('refresh_token'),
    clientId: v.string(),
    clientSecret: v.optional(v.string()),
    refreshToken: v.string(),
  }),
  result: tokenPair,
});

/** POST Auth/Logout: always 200; revokes the session on the server. */
export const logout = defineEndpoint({
  id: 'auth.logout',
  quiet: 'background',
  service: 'gateway',
  method: 'POST',
  path: '/api/Auth/Logout',
  confidential: true,
  result: nothing,
});

/** POST Member/Logout: the logout by its other address (§7.2). */
export const memberLogout = defineEndpoint({
  id: 'member.logout',
  quiet: 'background',
  service: 'gateway',
  method: 'POST',
  path: '/api/Member/Logout',
  confidential: true,
  result: nothing,
});

/**
 * Sessions: access tokens of 600 s, rotating refresh tokens, one live session per member, a
 * companion cookie (safety B7).
 */
import type { Context } from '../core/context';
import { hashOf, newId, newToken } from '../core/secrets';
import { ApiError, refusals } from '../http/api-error';

/**
 * Lives in milliseconds of the virtual clock. An old token works for the grace, so that races log
 * nobody out (I10).
 */
const LIFE = { access: 600_000, refresh: 30 * 86_400_000, grace: 20_000 } as const;

/** The pair as Auth/Login answers it. */
export interface IssuedPair {
  readonly accessToken: {
    readonly accessToken: string;
    readonly tokenType: string;
    readonly expiresIn: number;
  };
  readonly refreshToken: string;
}

interface TokenRow {
  readonly session_id: string;
  readonly until: number;
  readonly used_at: number | null;
  readonly member_code: string;
  readonly cookie_hash: string;
  readonly ended: string | null;
}

const FIND = `SELECT t.session_id, t.until, t.used_at, s.member_code, s.cookie_hash, s.ended FROM tokens t
  JOIN sessions s ON s.id = t.session_id WHERE t.hash = ? AND t.kind = ?`;

const find = (context: Context, token: string, kind: 'access' | 'refresh'): TokenRow | null =>
  context.db.one<TokenRow>(FIND, hashOf(token), kind);

function issue(context: Context, sessionId: string): IssuedPair {
  const now = context.clock.now();
  const [access, refresh] = [newToken(), newToken()];
  const insert = 'INSERT INTO tokens (hash, session_id, kind, until) VALUES (?, ?, ?, ?)';
  context.db.run(insert, hashOf(access), sessionId, 'access', now + LIFE.access);
  context.db.run(insert, hashOf(refresh), sessionId, 'refresh', now + LIFE.refresh);
  return {
    accessToken: { accessToken: access, tokenType: 'Bearer', expiresIn: LIFE.access / 1_000 },
    refreshToken: refresh,
  };
}

/** Ends every live session of a member for a reason that its next call is told. */
export const endSessions = (
  context: Context,
  memberCode: string,
  reason: 'duplicate' | 'logout' | 'reuse',
): void =>
  void context.db.run(
    'UPDATE sessions SET ended = ? WHERE member_code = ? AND ended IS NULL',
    reason,
    memberCode,
  );

/** Starts a session; a live one of the same member ends as a duplicate login. */
export function startSession(
  context: Context,
  memberCode: string,
): { readonly pair: IssuedPair; readonly cookie: string } {
  return context.db.tx(() => {
    endSessions(context, memberCode, 'duplicate');
    const [id, cookie] = [newId('S'), newToken()];
    context.db.run(
      'INSERT INTO sessions (id, member_code, cookie_hash) VALUES (?, ?, ?)',
      id,
      memberCode,
      hashOf(cookie),
    );
    return { pair: issue(context, id), cookie };
  });
}

const cookieFits = (context: Context, row: TokenRow, cookie: string | null): boolean =>
  !context.options.companionCookie || (cookie !== null && hashOf(cookie) === row.cookie_hash);

/**
 * The member of an access token.
 *
 * @throws ApiError GEN0005 after a second login, GEN0006 when expired, ended or without its cookie.
 */
export function memberOf(context: Context, token: string, cookie: string | null): string {
  const row = find(context, token, 'access');
  if (row === null) throw refusals.loginNeeded();
  if (row.ended === 'duplicate') throw refusals.duplicateLogin();
  if (row.ended !== null || row.until <= context.clock.now() || !cookieFits(context, row, cookie))
    throw refusals.loginNeeded();
  return row.member_code;
}

/**
 * Rotates a refresh token.
 *
 * @throws ApiError IDSVR00006 when it is unknown, expired, without its cookie, or used before its
 *   grace ran out (then all sessions end).
 */
export function refreshSession(context: Context, token: string, cookie: string | null): IssuedPair {
  const refused = new ApiError(401, 'IDSVR00006', '请重新登录,访问过期');
  const row = find(context, token, 'refresh');
  const now = context.clock.now();
  if (row === null || !cookieFits(context, row, cookie)) throw refused;
  if (row.ended === 'duplicate') throw refusals.duplicateLogin();
  if (row.ended !== null || row.until <= now) throw refused;
  if (row.used_at !== null && now - row.used_at > LIFE.grace) {
    endSessions(context, row.member_code, 'reuse');
    throw refused;
  }
  return context.db.tx(() => {
    context.db.run(
      'UPDATE tokens SET used_at = ? WHERE hash = ? AND used_at IS NULL',
      now,
      hashOf(token),
    );
    context.db.run(
      "UPDATE tokens SET until = min(until, ?) WHERE session_id = ? AND kind = 'access'",
      now + LIFE.grace,
      row.session_id,
    );
    return issue(context, row.session_id);
  });
}

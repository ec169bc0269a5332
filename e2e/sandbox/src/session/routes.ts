/** Login, refresh, logout. Every login takes the same time, whatever its outcome, so that it tells nothing about names (safety). */
import { login, logout, refreshToken } from '@site/contracts/auth';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../core/context';
import { passwordFits, passwordHash } from '../core/secrets';
import { ApiError } from '../http/api-error';
import { headerOf } from '../http/checks';
import { mount } from '../http/mount';
import { findMember } from '../members/store';
import { readCookie, writeCookie } from './cookie';
import { endSessions, memberOf, refreshSession, startSession } from './store';

const MOST_FAILURES = 5;

/** What a member with a refusal is told, by code (§8). */
const REFUSALS: ReadonlyMap<string, readonly [number, string]> = new Map([
  ['MEM00145', [403, '您的账户已被限制使用'] as const],
  ['GEN0002', [403, '您所在的地区暂不支持访问'] as const],
  ['MEM00061', [403, '您的帐号无法使用,请联系在线客服!'] as const],
  ['PII00702', [403, '您的账户已被冻结'] as const],
]);

function refusal(code: string): ApiError {
  const [status, text] = REFUSALS.get(code) ?? [403, '系统错误，请联系客服！'];
  return new ApiError(status, code, text);
}

const wrong = (left: number): ApiError => new ApiError(401, 'MEM00059', `用户名或密码错误,您还可以尝试${left}次`);

/** A name that no member has fails and locks exactly like one that exists. */
function failUnknown(strangers: Map<string, number>, name: string): ApiError {
  const failed = (strangers.get(name) ?? 0) + 1;
  strangers.set(name, failed);
  return failed >= MOST_FAILURES ? refusal('MEM00061') : wrong(MOST_FAILURES - failed);
}

/** Hash that stands in for an unknown member's, so that the work is the same. */
const DUMMY = passwordHash('no such member');

function authenticate(context: Context, strangers: Map<string, number>, username: string, password: string): string {
  const name = username.trim().toLowerCase();
  const member = findMember(context, name);
  const fits = passwordFits(password, member?.password ?? DUMMY);
  if (member === null) throw failUnknown(strangers, name);
  if (member.failed >= MOST_FAILURES) throw refusal('MEM00061');
  if (!fits) {
    context.db.run('UPDATE members SET failed = failed + 1 WHERE member_code = ?', member.memberCode);
    throw member.failed + 1 >= MOST_FAILURES ? refusal('MEM00061') : wrong(MOST_FAILURES - member.failed - 1);
  }
  if (member.refusal !== null) throw refusal(member.refusal);
  context.db.run('UPDATE members SET failed = 0 WHERE member_code = ?', member.memberCode);
  return member.memberCode;
}

/** Ends the caller's session if there is one; a logout never fails. */
function endOwnSession(context: Context, authorization: string | null, cookie: string | null): void {
  try {
    endSessions(context, memberOf(context, (authorization ?? '').replace(/^Bearer /, ''), cookie), 'logout');
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  }
}

/** Mounts the session calls. */
export function mountSession(app: FastifyInstance, context: Context): void {
  const strangers = new Map<string, number>();
  mount(app, context, login, async ({ body, request, reply }) => {
    const started = context.options.now();
    const finish = async (): Promise<void> => {
      const left = context.options.loginDelayMs - (context.options.now() - started);
      if (left > 0) await new Promise((resolve) => { setTimeout(resolve, left); });
    };
    try {
      const session = startSession(context, authenticate(context, strangers, body.username, body.password));
      writeCookie(request, reply, session.cookie);
      return session.pair;
    } finally {
      await finish();
    }
  });
  mount(app, context, refreshToken, ({ body, request }) => refreshSession(context, body.refreshToken, readCookie(request)));
  mount(app, context, logout, ({ request, reply }) => {
    endOwnSession(context, headerOf(request, 'authorization'), readCookie(request));
    writeCookie(request, reply, '');
    return null;
  });
}

/**
 * Who logs in: the same work, the same counters and the same words for a name that no member has
 * (safety).
 */
import type { LoginForm } from '@site/contracts/auth';
import { isoAt } from '../core/clock';
import type { Context } from '../core/context';
import { passwordFits, passwordHash } from '../core/secrets';
import { ApiError } from '../http/api-error';
import { findMember, writeInfo, type Member } from '../members/store';
import { CAPTCHA_AFTER, solves } from './captcha';

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

/**
 * Lets a member in, however the login was proved.
 *
 * @throws ApiError the member's own refusal, MEM00061 for a locked one.
 */
export function admit(context: Context, { memberCode, failed, refusal: own }: Member): string {
  if (failed >= MOST_FAILURES) throw refusal('MEM00061');
  if (own !== null) throw refusal(own);
  context.db.run('UPDATE members SET failed = 0 WHERE member_code = ?', memberCode);
  writeInfo(context, memberCode, { lastLoginTime: isoAt(context.clock.now()) });
  return memberCode;
}

const wrong = (left: number): ApiError =>
  new ApiError(401, 'MEM00059', `用户名或密码错误，您还可以尝试${left}次`);

/** Hash that stands in for an unknown member's, so that the work is the same. */
const DUMMY = passwordHash('no such member');

/** The ways to log in; failures of names that no member has are kept like a member's. */
export interface Authenticator {
  /**
   * @returns the member.
   * @throws ApiError MEM00059, MEM00061, MEM00070 or the member's own refusal.
   */
  readonly authenticate: (form: LoginForm) => string;
  /** Whether the next login of a name wants a puzzle. */
  readonly wantsCaptcha: (username: string) => boolean;
}

const nameOf = (username: string): string => username.trim().toLowerCase();

/** Makes one per sandbox. */
export function createAuthenticator(context: Context): Authenticator {
  const failuresOf = (name: string, member: Member | null): number =>
    member === null
      ? (context.db.one<{ failed: number }>(
          'SELECT failed FROM login_strangers WHERE name = ?',
          name,
        )?.failed ?? 0)
      : member.failed;
  const fail = (name: string, member: Member | null): ApiError => {
    const failed = failuresOf(name, member) + 1;
    if (member === null)
      context.db.run(
        'INSERT INTO login_strangers (name, failed) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET failed = excluded.failed',
        name,
        failed,
      );
    else
      context.db.run(
        'UPDATE members SET failed = ? WHERE member_code = ?',
        failed,
        member.memberCode,
      );
    return failed >= MOST_FAILURES ? refusal('MEM00061') : wrong(MOST_FAILURES - failed);
  };
  return {
    wantsCaptcha: (username) =>
      failuresOf(nameOf(username), findMember(context, nameOf(username))) >= CAPTCHA_AFTER,
    authenticate: ({ username, password, captcha }) => {
      const name = nameOf(username);
      const member = findMember(context, name);
      const failed = failuresOf(name, member);
      const fits = passwordFits(password, member?.password ?? DUMMY);
      if (failed >= MOST_FAILURES) throw refusal('MEM00061');
      if (failed >= CAPTCHA_AFTER && !solves(context, captcha))
        throw new ApiError(403, 'MEM00070', '请完成图形验证后再登录');
      if (member === null || !fits) throw fail(name, member);
      return admit(context, member);
    },
  };
}

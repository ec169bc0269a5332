/**
 * Changing and resetting passwords: rules, not one of the last three, codes and links; nothing here
 * tells whether a name exists.
 */
import { Routing } from '@site/domain/constants';
import * as rows from '@site/contracts/passwords';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../core/context';
import { passwordFits, passwordHash } from '../core/secrets';
import { ApiError } from '../http/api-error';
import { mount } from '../http/mount';
import { sendOut } from '../members/outbox';
import { ownerOf, privateOf } from '../members/private';
import { faultOf } from '../members/rules';
import { memberOfCall } from '../members/routes';
import { findMember, writeInfo, type Member } from '../members/store';
import { checkCode, CODE_TIMES, isProved, sendCode } from '../verification/codes';
import { makeLink, redeemLink } from '../verification/links';
import { endSessions } from './store';

/** How many earlier passwords may not come back, the present one among them. */
const REMEMBERED = 3;

const SENT = {
  resendInSeconds: CODE_TIMES.resend / 1_000,
  expiresInSeconds: CODE_TIMES.life / 1_000,
} as const;
const refused = (text: string): ApiError => new ApiError(422, 'VAL03016', text);

function setPassword(context: Context, member: Member, password: string): void {
  const fault = faultOf('password', password);
  if (fault !== null) throw refused(fault);
  if (password.toLowerCase().includes(member.userName)) throw refused('密码不能包含用户名');
  const previous = context.db.all<{ hash: string }>(
    'SELECT hash FROM password_history WHERE member_code = ? ORDER BY id DESC LIMIT ?',
    member.memberCode,
    REMEMBERED - 1,
  );
  if (
    [member.password, ...previous.map(({ hash }) => hash)].some((hash) =>
      passwordFits(password, hash),
    )
  )
    throw refused('新密码不能与最近三次使用过的密码相同');
  context.db.tx(() => {
    context.db.run(
      'INSERT INTO password_history (member_code, hash) VALUES (?, ?)',
      member.memberCode,
      member.password,
    );
    context.db.run(
      'UPDATE members SET password = ?, failed = 0 WHERE member_code = ?',
      passwordHash(password),
      member.memberCode,
    );
    writeInfo(context, member.memberCode, { revalidate: false });
  });
}

function change(
  context: Context,
  memberCode: string,
  oldRequired: boolean,
  body: { oldPassword?: string | undefined; newPassword: string },
): null {
  const member = memberOfCall(context, memberCode);
  const excused =
    member.newInfo.revalidate === true ||
    isProved(context, memberCode, 'ChangePassword') ||
    isProved(context, memberCode, 'Revalidate');
  if (!oldRequired && !excused) throw new ApiError(403, 'MEM00062', '请先完成身份验证');
  if (oldRequired && !passwordFits(body.oldPassword ?? '', member.password))
    throw new ApiError(422, 'MEM00059', '原密码不正确');
  setPassword(context, member, body.newPassword);
  return null;
}

/**
 * Who resets: the receiver of a mail's link, or a name with its code. Null, and nothing else, for
 * everything that does not fit.
 */
function resetter(
  context: Context,
  {
    token = '',
    userName = '',
    passcode: code = '',
  }: { token?: string | undefined; userName?: string | undefined; passcode?: string | undefined },
): Member | null {
  if (token !== '') {
    const found = redeemLink(context, token, 'password');
    return found === null ? null : findMember(context, found.memberCode);
  }
  const member = findMember(context, userName.trim());
  if (member === null) return null;
  for (const channel of ['SMS', 'Email'] as const) {
    try {
      checkCode(context, { memberCode: member.memberCode, channel, action: 'ResetPassword' }, code);
      return member;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    }
  }
  return null;
}

/** Sends, and answers alike whatever came of it: too soon, no such name, none left. */
function quietly(work: () => void): typeof SENT {
  try {
    work();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  }
  return SENT;
}

function passcode(
  context: Context,
  userName: string,
  channel: 'SMS' | 'Email',
  phone: string | null,
): typeof SENT {
  return quietly(() => {
    const member = findMember(context, userName.trim());
    if (member === null) return;
    const known = privateOf(context, member.memberCode);
    const receiver = channel === 'SMS' ? known.phone : known.email;
    if (receiver === '' || (phone !== null && phone.trim() !== known.phone)) return;
    sendCode(
      context,
      { memberCode: member.memberCode, channel, action: 'ResetPassword' },
      receiver,
    );
  });
}

function mailReset(context: Context, userName: string, email: string): typeof SENT {
  return quietly(() => {
    const member = findMember(context, userName.trim());
    if (member === null || privateOf(context, member.memberCode).email !== email.trim()) return;
    const token = makeLink(context, member.memberCode, 'password', email.trim());
    sendOut(
      context,
      member.memberCode,
      'email',
      `请在30分钟内点击链接重设密码：${Routing.basePath}/resetpassword?token=${token}`,
    );
  });
}

function mailName(context: Context, email: string): typeof SENT {
  return quietly(() => {
    const owner = email.trim() === '' ? null : ownerOf(context, 'email', email.trim());
    const member = owner === null ? null : findMember(context, owner);
    if (member !== null)
      sendOut(context, member.memberCode, 'email', `您的用户名是：${member.userName}`);
  });
}

export function mountPasswords(app: FastifyInstance, context: Context): void {
  for (const row of [rows.changePassword, rows.changeMemberPassword]) {
    mount(app, context, row, ({ memberCode, query, body }) =>
      change(context, memberCode, query.oldPasswordRequired !== 'false', body),
    );
  }
  mount(app, context, rows.resetPassword, ({ body }) => {
    // A password that is refused leaves link and code as they were; a wrong code stays counted, so it may not throw in here.
    const done = context.db.tx(() => {
      const member = resetter(context, body);
      if (member === null) return false;
      setPassword(context, member, body.newPassword);
      endSessions(context, member.memberCode, 'logout');
      return true;
    });
    if (!done) throw new ApiError(422, 'VAL17003', '验证码或链接已失效，请重新获取');
    return null;
  });
  mount(app, context, rows.generatePasscode, ({ body }) =>
    passcode(context, body.userName, body.channelType, null),
  );
  mount(app, context, rows.forgetPassword, ({ body }) =>
    passcode(context, body.userName, 'SMS', body.phoneNumber),
  );
  mount(app, context, rows.forgetPasswordEmail, ({ body }) =>
    mailReset(context, body.userName, body.email),
  );
  mount(app, context, rows.forgetPasswordByEmail, ({ query }) =>
    mailReset(context, query.userName, query.email),
  );
  mount(app, context, rows.forgetUsernameEmail, ({ body }) => mailName(context, body.email));
  mount(app, context, rows.forgetUsernameByEmail, ({ query }) => mailName(context, query.email));
}

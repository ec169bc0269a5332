/** Member info, self-exclusion, VIP callback, domain check. */
import { appDomain, getMember, getSelfExclusion, vipCallback } from '@site/contracts/member';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../core/context';
import { ApiError, refusals } from '../http/api-error';
import { mount } from '../http/mount';
import { findMember, type Member } from './store';

/** The member of a call. @throws ApiError when it was removed meanwhile. */
export function memberOfCall(context: Context, memberCode: string): Member {
  const member = findMember(context, memberCode);
  if (member === null) throw refusals.loginNeeded();
  return member;
}

const CALLBACK_GAP_MS = 300_000;

function takeCallback(context: Context, member: Member, description: string): { callbackWithinMinutes: number } {
  if (member.newInfo.isVIP !== true) throw new ApiError(403, 'MEM00403', '仅VIP会员可以使用回电服务');
  const last = context.db.one<{ at: number }>("SELECT at FROM outbox WHERE member_code = ? AND kind = 'vipCallback' ORDER BY at DESC LIMIT 1", member.memberCode);
  const now = context.clock.now();
  if (last !== null && now - last.at < CALLBACK_GAP_MS) throw new ApiError(429, 'MEM00429', '您的请求已收到,请稍候再试');
  context.db.run("INSERT INTO outbox (member_code, kind, content, at) VALUES (?, 'vipCallback', ?, ?)", member.memberCode, description, now);
  return { callbackWithinMinutes: 5 };
}

/** Mounts the member calls. */
export function mountMembers(app: FastifyInstance, context: Context): void {
  mount(app, context, getMember, ({ memberCode }) => {
    const member = memberOfCall(context, memberCode);
    return { memberInfo: member.oldInfo, memberNewInfo: member.newInfo };
  });
  mount(app, context, getSelfExclusion, ({ memberCode }) => memberOfCall(context, memberCode).exclusion);
  mount(app, context, appDomain, ({ query }) => (query.hostName.startsWith('aff-') ? { affiliateCode: query.hostName.slice(4).split('.')[0] } : {}));
  mount(app, context, vipCallback, ({ memberCode, body }) => takeCallback(context, memberOfCall(context, memberCode), body.description.trim()));
}

/** Member info, changes, self-exclusion and limits, VIP callback, domain check. */
import { appDomain } from '@site/contracts/app-domain';
import { getMember, patchMember, putMember } from '@site/contracts/member';
import { getSelfExclusion } from '@site/contracts/self-exclusion';
import { vipCallback } from '@site/contracts/vip-callback';
import * as limits from '@site/contracts/member-limits';
import { Feedback } from '@site/domain/constants';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../core/context';
import { ApiError, refusals } from '../http/api-error';
import { mount } from '../http/mount';
import { changeAccount, changesOf, type FieldChange } from './account';
import { decideDocuments } from './documents';
import { excludeMember, exclusionOf, limitsOf, setLimits } from './limits';
import { sendOut } from './outbox';
import { findMember, type Member } from './store';
import { memberPair } from './view';

/**
 * The member of a call.
 *
 * @throws ApiError when it was removed meanwhile.
 */
export function memberOfCall(context: Context, memberCode: string): Member {
  const member = findMember(context, memberCode);
  if (member === null) throw refusals.loginNeeded();
  return { ...member, exclusion: exclusionOf(context, member) };
}

const CALLBACK_GAP_MS = Feedback.callbackMinutes * 60_000;

function takeCallback(
  context: Context,
  member: Member,
  description: string,
): { callbackWithinMinutes: number } {
  if (member.newInfo.isVIP !== true)
    throw new ApiError(403, 'MEM00403', '仅VIP会员可以使用回电服务');
  const last = context.db.one<{ at: number }>(
    "SELECT at FROM outbox WHERE member_code = ? AND kind = 'vipCallback' ORDER BY at DESC LIMIT 1",
    member.memberCode,
  );
  if (last !== null && context.clock.now() - last.at < CALLBACK_GAP_MS)
    throw new ApiError(429, 'MEM00429', '您的请求已收到，请稍候再试');
  sendOut(context, member.memberCode, 'vipCallback', description);
  return { callbackWithinMinutes: Feedback.callbackMinutes };
}

function pairOf(context: Context, memberCode: string) {
  decideDocuments(context);
  return memberPair(context, memberOfCall(context, memberCode));
}

function changed(context: Context, memberCode: string, changes: readonly FieldChange[]) {
  changeAccount(context, memberOfCall(context, memberCode), changes);
  return pairOf(context, memberCode);
}

/** Mounts the member calls. */
export function mountMembers(app: FastifyInstance, context: Context): void {
  mount(app, context, getMember, ({ memberCode }) => pairOf(context, memberCode));
  mount(app, context, patchMember, ({ memberCode, body }) => changed(context, memberCode, body));
  mount(app, context, putMember, ({ memberCode, body }) =>
    changed(context, memberCode, changesOf(body)),
  );
  mount(
    app,
    context,
    getSelfExclusion,
    ({ memberCode }) => memberOfCall(context, memberCode).exclusion,
  );
  mount(app, context, limits.setSelfExclusion, ({ memberCode, body }) =>
    excludeMember(context, memberOfCall(context, memberCode), body),
  );
  mount(app, context, limits.getMemberLimits, ({ memberCode }) => limitsOf(context, memberCode));
  mount(app, context, limits.setMemberLimits, ({ memberCode, body }) =>
    setLimits(context, memberCode, body),
  );
  mount(app, context, appDomain, ({ query }) =>
    query.hostName.startsWith('aff-')
      ? { affiliateCode: query.hostName.slice(4).split('.')[0] }
      : {},
  );
  mount(app, context, vipCallback, ({ memberCode, body }) =>
    takeCallback(context, memberOfCall(context, memberCode), body.description.trim()),
  );
}

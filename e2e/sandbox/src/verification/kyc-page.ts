/**
 * The page of the identity check, another origin: it compares what the member gave with the
 * register, and speaks to the site in the messages of §2.6 only.
 */
import { getKycPageUrl } from '@site/contracts/member-verification';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../core/context';
import { ApiError } from '../http/api-error';
import {
  embedderOf,
  openPage,
  otherOrigin,
  pageHtml,
  pageSession,
  sendPage,
  sendPageJson,
} from '../http/framed-pages';
import { mount } from '../http/mount';
import { pageScript } from '../http/page-script';
import { memberOfCall } from '../members/routes';
import { writeInfo, type Member } from '../members/store';

const PAGE_MS = 1_800_000;
const SUBJECT = 'kyc';

const BODY = `<section class="card"><h1>身份核验</h1><p class="hint" id="status" role="status" data-testid="kyc-status">载入中…</p></section>
<p class="error" id="error" role="alert"></p><button id="check" data-testid="kyc-check" hidden>开始核验</button><button id="continue" data-testid="kyc-continue" hidden>完成并返回</button>
<button id="complete" data-testid="kyc-complete" hidden>先完善个人资料</button><button class="plain" id="upload" data-testid="kyc-upload">改为上传身份文件</button>`;

const SCRIPT = pageScript('kyc');

/** What the check needs before it can compare anything. */
const canCheck = ({ newInfo }: Member): boolean =>
  (newInfo.firstName ?? '') !== '' && (newInfo.identityCard ?? '') !== '';

function ownMember(context: Context, request: FastifyRequest) {
  const { memberCode, subject, origin } = pageSession(context, request);
  if (subject !== SUBJECT) throw new ApiError(401, 'PAG00401', '页面已过期，请返回重新打开');
  return { origin, member: memberOfCall(context, memberCode) };
}

const view = (origin: string, member: Member) => ({
  origin,
  isKyc: member.newInfo.isKyc === true,
  canCheck: canCheck(member),
});

/** Mounts the page, its two calls and the call that names it. */
export function mountKycPage(app: FastifyInstance, context: Context): void {
  mount(app, context, getKycPageUrl, ({ memberCode, request }) => {
    if (memberOfCall(context, memberCode).newInfo.isKyc === true) return '';
    const session = { memberCode, subject: SUBJECT, origin: embedderOf(request) };
    return `${otherOrigin(context, request)}/kyc/check#${openPage(context, session, PAGE_MS)}`;
  });
  app.get('/kyc/check', async (request, reply) =>
    sendPage(request, reply, (nonce) => pageHtml(nonce, '身份核验', BODY, SCRIPT)),
  );
  app.post('/kyc/api/open', async (request, reply) => {
    const { origin, member } = ownMember(context, request);
    return sendPageJson(reply, view(origin, member));
  });
  app.post('/kyc/api/check', async (request, reply) => {
    const { origin, member } = ownMember(context, request);
    if (!canCheck(member))
      throw new ApiError(409, 'KYC00409', '请先在账户信息中填写真实姓名与身份证号码');
    context.db.tx(() => writeInfo(context, member.memberCode, { isKyc: true }));
    return sendPageJson(reply, view(origin, memberOfCall(context, member.memberCode)));
  });
}

/**
 * The payment page of another origin: where to pay and "I have paid". It speaks to the site in the
 * messages of §2.6 only.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { formatCny } from '@site/domain/money';
import { renderSVG } from 'uqr';
import type { Context } from '../core/context';
import {
  embedderOf,
  openPage,
  otherOrigin,
  pageHtml,
  pageSession,
  sendPage,
  sendPageJson,
} from '../http/framed-pages';
import { pageScript } from '../http/page-script';
import { decideDue } from './decide';
import { markPaid, ownApplication } from './deposits';
import { saveDetail, type StoredApplication } from './store';
import { applicationView } from './views';

const SUBJECT = 'pay:';

/** Gives a fresh deposit the address of its payment page. */
export function withPage(
  context: Context,
  application: StoredApplication,
  request: FastifyRequest,
): StoredApplication {
  if (application.payTo === null || application.expiresAt === null) return application;
  const session = {
    memberCode: application.memberCode,
    subject: `${SUBJECT}${application.id}`,
    origin: embedderOf(request),
  };
  const token = openPage(context, session, application.expiresAt - context.clock.now() + 3_600_000);
  return saveDetail(context, application, {
    pageUrl: `${otherOrigin(context, request)}/pay/order#${token}`,
  });
}

/**
 * Look of its own: calm beside the site that frames it, and its buttons always in sight. After
 * "paid" no tap counts for a moment, for the second of two would hit what came in its place.
 */
const STYLE = `html,body,.acts{background:#eef2f1;color:#10201d}main{gap:12px;padding:12px 16px 0}dt,.hint{color:#455652}:focus-visible{outline-color:#0a8f6d}
.head{display:flex;flex-wrap:wrap;align-items:baseline;justify-content:space-between;column-gap:12px}.code{width:min(180px,58%);margin-bottom:10px}.error{color:#bf2a20}.error:empty{display:none}
.acts{position:sticky;bottom:0;display:flex;flex-wrap:wrap;gap:10px;margin-top:-12px;padding:12px 0 max(14px,env(safe-area-inset-bottom))}.acts[data-held]{pointer-events:none}
.acts>*{flex:1 1 100%}.acts>.plain{flex-basis:calc(50% - 5px)}@media(max-height:360px){.acts{flex-wrap:nowrap}.acts>.plain{flex-basis:100%}}
button{background:#04795c}button.plain{background:#dcf3ec;color:#046a51}
@media(prefers-color-scheme:dark){html,body,.acts{background:#0a1110;color:#eef4f2}dt,.hint{color:#b3c2be}button{background:#16c79a;color:#03211a}button.plain{background:#10302a;color:#35d9ae}.error{color:#ff8478}}`;

const BODY = `<section class="card head"><h1 id="title">支付订单</h1><p class="hint" id="status" role="status" data-testid="pay-status">载入中…</p></section>
<section class="card"><img class="code" id="code" alt="付款二维码" data-testid="pay-code" hidden><dl id="rows"></dl></section><p class="error" id="error" role="alert"></p>
<div class="acts" id="acts"><button id="paid" data-testid="pay-paid" disabled>我已付款</button><button class="plain" id="back" data-testid="pay-back">返回钱包</button><button class="plain" id="records" data-testid="pay-records">查看交易记录</button></div>`;

const SCRIPT = pageScript('payment');

function orderOf(
  context: Context,
  request: FastifyRequest,
): { origin: string; application: StoredApplication } {
  const session = pageSession(context, request);
  decideDue(context);
  return {
    origin: session.origin,
    application: ownApplication(
      context,
      session.memberCode,
      'id',
      session.subject.replace(SUBJECT, ''),
    ),
  };
}

/**
 * What a payment app scans: the method's own code, or the address of the coins; null for what is
 * paid in another way.
 */
function codeOf({ payTo }: StoredApplication): string | null {
  const text = payTo?.qrText ?? payTo?.crypto?.address ?? null;
  return text === null
    ? null
    : `data:image/svg+xml,${encodeURIComponent(renderSVG(text, { border: 2 }))}`;
}

const pageView = (context: Context, origin: string, application: StoredApplication) => ({
  origin,
  application: applicationView(context, application),
  amount: `¥${formatCny(application.amount)}`,
  code: codeOf(application),
});

/** Mounts the page and its two calls. */
export function mountPaymentPages(app: FastifyInstance, context: Context): void {
  app.get('/pay/order', async (request, reply) =>
    sendPage(request, reply, (nonce) =>
      pageHtml(nonce, '支付订单', `<style nonce="${nonce}">${STYLE}</style>${BODY}`, SCRIPT),
    ),
  );
  app.post('/pay/api/open', async (request, reply) => {
    const { origin, application } = orderOf(context, request);
    return sendPageJson(reply, pageView(context, origin, application));
  });
  app.post('/pay/api/paid', async (request, reply) => {
    const { origin, application } = orderOf(context, request);
    return sendPageJson(
      reply,
      pageView(
        context,
        origin,
        context.db.tx(() => markPaid(context, application)),
      ),
    );
  });
}

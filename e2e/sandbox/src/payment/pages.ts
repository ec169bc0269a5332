/**
 * The payment page of another origin: where to pay and "I have paid". It speaks to the site in the
 * messages of §2.6 only.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify';
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

const BODY = `<section class="card"><h1 id="title">支付订单</h1><p class="hint" id="status" role="status" data-testid="pay-status">载入中…</p></section>
<section class="card"><img class="code" id="code" alt="付款二维码" data-testid="pay-code" hidden><dl id="rows"></dl></section><p class="error" id="error" role="alert"></p>
<button id="paid" data-testid="pay-paid" disabled>我已付款</button><button class="plain" id="records" data-testid="pay-records">查看交易记录</button><button class="plain" id="back" data-testid="pay-back">返回钱包</button>`;

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
  code: codeOf(application),
});

/** Mounts the page and its two calls. */
export function mountPaymentPages(app: FastifyInstance, context: Context): void {
  app.get('/pay/order', async (request, reply) =>
    sendPage(request, reply, (nonce) => pageHtml(nonce, '支付订单', BODY, SCRIPT)),
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

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

const SCRIPT = `const STATES={Created:'等待付款',Processing:'正在确认您的付款',Approved:'存款已到账',Rejected:'未查到付款',Expired:'订单已失效',Cancelled:'订单已取消'};
const show=(o)=>{origin=o.origin;const a=o.application;$('title').textContent=a.methodName;$('status').textContent=STATES[a.status]||a.status;$('paid').disabled=a.status!=='Created';$('code').hidden=!(o.code&&a.status==='Created');if(o.code)$('code').src=o.code;document.body.dataset.status=a.status;
const p=a.payTo||{},c=p.crypto||{};const rows=[['金额',Number(a.amount).toFixed(2)+' 元'],['收款银行',p.bankName],['收款人',p.accountName],['收款账号',p.accountNumber],['开户行',p.branch],
['网络',c.network],['转账数量',c.coinAmount?c.coinAmount+' USDT':null],['收款地址',c.address],['汇率',c.rate],['确认数',c.network?c.confirmations+'/'+c.confirmationsNeeded:null],['附言',p.reference],['订单号',a.transactionId]];
$('rows').replaceChildren(...rows.filter((r)=>r[1]).flatMap(([k,v])=>{const t=document.createElement('dt'),d=document.createElement('dd');t.textContent=k;d.textContent=v;return[t,d]}))};
const load=()=>call('/pay/api/open').then((o)=>{show(o);$('error').textContent='';document.body.dataset.ready='true'}).catch((x)=>{$('error').textContent=x.message||'网络异常，请重试'});
$('paid').onclick=async()=>{$('paid').disabled=true;try{show(await call('/pay/api/paid'))}catch(x){$('error').textContent=x.message||'网络异常，请重试';$('paid').disabled=false}};
$('records').onclick=()=>say('goToHistory');$('back').onclick=()=>say(window.opener?'closePopup':'goBackToWallet');load();setInterval(()=>{if(document.body.dataset.status==='Processing')load()},3000);`;

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

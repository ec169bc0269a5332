/**
 * The records of the site before this one, kept as a page of another origin: read only, and it
 * speaks to the site in the messages of §2.6 only.
 */
import { getOldRecordsUrl } from '@site/contracts/payment-history';
import type { FastifyInstance } from 'fastify';
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

const PAGE_MS = 1_800_000;
const SUBJECT = 'old-site';
/** The day on which members and their balances moved to this site. */
const MOVED_AT = Date.parse('2024-07-01T00:00:00+08:00');

/** What a member did there: day, kind, amount in words as the old site wrote it. */
const RECORDS = [
  { day: '2024/06/28', kind: '其他', title: '端午礼金', amount: '+88.00' },
  { day: '2024/06/20', kind: '提款', title: '本地银行', amount: '-1,200.00' },
  { day: '2024/05/11', kind: '存款', title: '支付宝扫码', amount: '+500.00' },
  { day: '2024/03/02', kind: '存款', title: '本地银行', amount: '+1,000.00' },
] as const;

const BODY = `<section class="card"><h1>旧版网站记录</h1><p class="hint" id="status" role="status" data-testid="old-status">载入中…</p><dl id="rows"></dl></section>
<p class="error" id="error" role="alert"></p><button id="all" data-testid="old-all">查看本站交易记录</button><button class="plain" id="withdrawals" data-testid="old-withdrawals">查看本站提款记录</button>
<button class="plain" id="others" data-testid="old-others">查看本站其他记录</button><button class="plain" id="back" data-testid="old-back">返回钱包</button><button class="plain" id="close" data-testid="old-close">关闭</button>`;

const SCRIPT = pageScript('old-records');

/** Mounts the page, its call and the call that names it. */
export function mountOldRecords(app: FastifyInstance, context: Context): void {
  mount(app, context, getOldRecordsUrl, ({ memberCode, request }) => {
    const { registerDate, isDeposited } = memberOfCall(context, memberCode).newInfo;
    const isOld = Date.parse(registerDate ?? '') < MOVED_AT && isDeposited === true;
    if (!isOld) return '';
    const session = { memberCode, subject: SUBJECT, origin: embedderOf(request) };
    return `${otherOrigin(context, request)}/old-site/records#${openPage(context, session, PAGE_MS)}`;
  });
  app.get('/old-site/records', async (request, reply) =>
    sendPage(request, reply, (nonce) => pageHtml(nonce, '旧版网站记录', BODY, SCRIPT)),
  );
  app.post('/old-site/api/open', async (request, reply) => {
    const { origin, subject } = pageSession(context, request);
    if (subject !== SUBJECT) throw new ApiError(401, 'PAG00401', '页面已过期，请返回重新打开');
    return sendPageJson(reply, { origin, records: RECORDS });
  });
}

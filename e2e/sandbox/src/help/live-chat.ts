/**
 * The live-chat page of the sandbox: opens in a popup, answers common questions by itself, always
 * offers a person, keeps the context it was opened with.
 */
import { getLiveChatUrl } from '@site/contracts/live-chat';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../core/context';
import { mount } from '../http/mount';
import { framersOf, otherOrigin } from '../http/framed-pages';
import { pageScript } from '../http/page-script';
import { escapeHtml, sendPage } from './page-shell';

const STYLE = `*{box-sizing:border-box}body{margin:0;font:16px/1.55 "PingFang SC","Noto Sans SC",sans-serif;background:#eef1f8;color:#1a2240;display:flex;flex-direction:column;height:100dvh}
[role=banner]{background:linear-gradient(120deg,#142a66,#2450b8);color:#fff;padding:14px 16px}[role=banner] h1{margin:0;font-size:17px}[role=banner] small{opacity:.85}
main{flex:1;overflow:auto;padding:16px;display:flex;flex-direction:column;gap:10px}p{margin:0;padding:10px 14px;border-radius:4px 16px 16px 16px;background:#fff;max-width:84%;align-self:flex-start;overflow-wrap:anywhere;box-shadow:0 1px 2px #1a224014}
p.me{align-self:flex-end;border-radius:16px 4px 16px 16px;background:#2457d6;color:#fff}p.note{align-self:center;background:none;box-shadow:none;color:#5a6385;font-size:13px}
nav{display:flex;gap:8px;overflow:auto;padding:0 12px 10px}nav button{flex:none;min-height:36px;background:#fff;color:#1b3a8a;border:1px solid #b9c4e4;border-radius:99px;padding:0 14px}
form{display:flex;gap:8px;padding:10px 12px calc(10px + env(safe-area-inset-bottom));background:#fff;border-top:1px solid #d9dfef}input{flex:1;min-width:0;font:inherit;padding:10px 12px;border:1px solid #7e89ad;border-radius:12px}button{font:inherit;border:0;border-radius:12px;background:#1b3a8a;color:#fff;padding:0 18px;min-height:44px}:focus-visible{outline:3px solid #ffb03a;outline-offset:2px}
@media(prefers-color-scheme:dark){body{background:#10141f;color:#e9edf8}p,form{background:#1b2233}p.note{color:#a3adc8}nav button{background:#1b2233;color:#b9ccff;border-color:#46557f}form{border-color:#2c3752}input{background:#10141f;color:inherit;border-color:#65729a}::placeholder{color:#a3adc8}form button{background:#2457d6}}`;

const ANSWERS: readonly (readonly [string, string])[] = [
  [
    '存款|充值|到账',
    '存款通常 3 分钟内到账。若超过 15 分钟未到账，请在「交易记录」中打开该笔存款并提交凭证，我们会优先处理。',
  ],
  [
    '提款|出款|提现',
    '提款先经流水与资料核对，通常 10 - 30 分钟到账。您可在「交易记录」中查看每一步的时间。',
  ],
  [
    '优惠|礼金|流水',
    '请先在优惠页申请，再完成存款并返回领取。「我的优惠」中可以看到流水进度与到期时间。',
  ],
  [
    '注单|投注|赔率|结算',
    '注单状态可在「我的注单」中查看。滚球注单会有数秒确认时间，如遇进球或红牌可能被拒绝并退回本金。',
  ],
  [
    '密码|登录|验证',
    '您可在登录页点击「忘记密码」，通过手机或邮箱验证码重设密码。我们不会索取您的密码或验证码。',
  ],
];

const SCRIPT = pageScript('live-chat');

const TOPICS = ['存款未到账', '提款进度', '优惠流水', '注单问题', '忘记密码', '转人工'] as const;

/** Mounts the page and the call that names it. */
export function mountLiveChat(app: FastifyInstance, context: Context): void {
  mount(
    app,
    context,
    getLiveChatUrl,
    ({ request }) => `${otherOrigin(context, request)}/livechat/?language=cn&platform=Mobile`,
  );
  app.get<{ Querystring: { page?: string; ticket?: string } }>(
    '/livechat',
    async (request, reply) => {
      const known = [
        request.query.page === undefined ? null : `页面 ${request.query.page}`,
        request.query.ticket === undefined ? null : `单号 ${request.query.ticket}`,
      ].filter((each) => each !== null);
      const attached =
        known.length === 0
          ? ''
          : `<p class="note">已附上您的信息：${escapeHtml(known.join(',').slice(0, 120))}</p>`;
      return sendPage(reply, {
        title: '在线客服',
        style: STYLE,
        script: SCRIPT,
        framers: framersOf(request),
        body:
          `<div role="banner" aria-label="在线客服"><h1>在线客服</h1><small>全年无休 · 平均 20 秒回应</small></div><main aria-label="对话" aria-live="polite"><p>您好，我是智能助手。请选择问题类型，或直接输入您的问题。</p>${attached}</main>` +
          `<nav aria-label="常见问题">${TOPICS.map((topic) => `<button type="button">${topic}</button>`).join('')}</nav>` +
          `<form aria-label="发送消息" data-answers="${escapeHtml(JSON.stringify(ANSWERS))}"><input aria-label="输入消息" placeholder="请输入您的问题" maxlength="500" autocomplete="off"><button>发送</button></form>`,
      });
    },
  );
}

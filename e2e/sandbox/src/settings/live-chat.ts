/** The live-chat page of the sandbox: opens in a popup, answers by itself, keeps the context it was opened with. */
import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

const STYLE = 'body{margin:0;font:16px/1.5 "PingFang SC","Noto Sans SC",sans-serif;background:#eef1f8;color:#1a2240;display:flex;flex-direction:column;height:100vh}header{background:#1b3a8a;color:#fff;padding:14px 16px;font-weight:700}main{flex:1;overflow:auto;padding:16px;display:flex;flex-direction:column;gap:10px}p{margin:0;padding:10px 14px;border-radius:14px;background:#fff;max-width:80%;align-self:flex-start}p.me{align-self:flex-end;background:#2f6bff;color:#fff}form{display:flex;gap:8px;padding:12px;background:#fff}input{flex:1;font:inherit;padding:10px;border:1px solid #8a94b8;border-radius:10px}button{font:inherit;border:0;border-radius:10px;background:#1b3a8a;color:#fff;padding:0 18px}';
const SCRIPT = "const l=document.querySelector('main'),i=document.querySelector('input');const say=(t,c)=>{const p=document.createElement('p');p.textContent=t;p.className=c;l.append(p);l.scrollTop=l.scrollHeight};document.querySelector('form').onsubmit=(e)=>{e.preventDefault();const t=i.value.trim();if(!t)return;say(t,'me');i.value='';setTimeout(()=>say('已收到您的问题,专员会在5分钟内回复您。',''),600)};";

/** Mounts it. */
export function mountLiveChat(app: FastifyInstance): void {
  app.get('/livechat', async (_request, reply) => {
    const nonce = randomBytes(16).toString('base64');
    return reply.header('content-security-policy', `default-src 'none'; script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`)
      .header('cache-control', 'no-store').type('text/html; charset=utf-8').send(
        `<!doctype html><html lang="zh-Hans-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>在线客服</title><style nonce="${nonce}">${STYLE}</style></head><body><header>在线客服</header><main aria-live="polite"><p>您好,请问有什么可以帮您?</p></main><form><input aria-label="输入消息" placeholder="请输入您的问题" maxlength="500"><button>发送</button></form><script nonce="${nonce}">${SCRIPT}</script></body></html>`,
      );
  });
}

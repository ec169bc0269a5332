/**
 * Pages of another origin that the site frames or opens (payment, vault): who may frame them, whom
 * they talk to, what they may do.
 */
import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../core/context';
import { hashOf, newToken } from '../core/secrets';
import { ApiError } from './api-error';
import { headerOf } from './checks';
import { okText } from './json';
import { pageScript } from './page-script';

const ORIGIN = /^https?:\/\/[A-Za-z0-9.\-[\]:]+$/;

const namedOrigin = (request: FastifyRequest, header: string): string | null => {
  const value = headerOf(request, header);
  return value !== null && ORIGIN.test(value) ? value : null;
};

const hostOf = (request: FastifyRequest): string =>
  headerOf(request, 'x-forwarded-host') ?? headerOf(request, 'host') ?? 'localhost';

/** Origin of the page that will frame or open it: the browser's word, else the proxy's. */
export const embedderOf = (request: FastifyRequest): string =>
  namedOrigin(request, 'origin') ??
  `${headerOf(request, 'x-forwarded-proto') ?? 'http'}://${hostOf(request)}`;

/**
 * Another origin than the site's for its pages: by setting, by the proxy's word, else by this
 * server's own port.
 */
export function otherOrigin(context: Context, request: FastifyRequest): string {
  return (
    context.options.gamesOrigin ??
    namedOrigin(request, 'x-site-games-origin') ??
    `http://${hostOf(request).replace(/:\d+$/, '')}:${request.socket.localPort ?? 80}`
  );
}

/**
 * The site that opened a page without a token: the other name of the machine, as the proxy tells
 * it; null where nobody told.
 */
export const siteOf = (request: FastifyRequest): string | null =>
  namedOrigin(request, 'x-site-games-origin');

/** What a page's token opens. */
export interface PageSession {
  readonly memberCode: string;
  readonly subject: string;
  readonly origin: string;
}

/**
 * Makes a token for a page; it travels in the fragment, which no server and no log ever sees
 * (C-36).
 */
export function openPage(context: Context, session: PageSession, lifeMs: number): string {
  const token = newToken();
  context.db.run(
    'INSERT INTO page_tokens (hash, member_code, subject, origin, until) VALUES (?, ?, ?, ?, ?)',
    hashOf(token),
    session.memberCode,
    session.subject,
    session.origin,
    context.clock.now() + lifeMs,
  );
  return token;
}

/**
 * The session of a page's own call.
 *
 * @throws ApiError PAG00401 when its token is unknown or old.
 */
export function pageSession(context: Context, request: FastifyRequest): PageSession {
  const [, token = ''] =
    /^Bearer (\S{16,256})$/.exec(headerOf(request, 'authorization') ?? '') ?? [];
  const row = context.db.one<{ member_code: string; subject: string; origin: string }>(
    'SELECT member_code, subject, origin FROM page_tokens WHERE hash = ? AND until > ?',
    hashOf(token),
    context.clock.now(),
  );
  if (row === null) throw new ApiError(401, 'PAG00401', '页面已过期，请返回重新打开');
  return { memberCode: row.member_code, subject: row.subject, origin: row.origin };
}

/** Answers a page's own call. */
export const sendPageJson = (reply: FastifyReply, result: unknown): FastifyReply =>
  reply
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(okText(result));

/**
 * Who may frame a page, as `frame-ancestors` says it: the site by the proxy's word, else this
 * machine.
 */
export function framersOf(request: FastifyRequest): string {
  const named = [
    namedOrigin(request, 'x-site-page-origin'),
    namedOrigin(request, 'x-site-games-origin'),
  ].filter((each) => each !== null);
  return named.length > 0 ? named.join(' ') : "'self' http://localhost:* http://127.0.0.1:*";
}

/**
 * Sends a page under its own policy: only its own inline parts run, only the site frames it, its
 * form data goes nowhere.
 */
export function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  html: (nonce: string) => string,
): FastifyReply {
  const nonce = randomBytes(16).toString('base64');
  return reply
    .headers({
      'content-security-policy': `default-src 'none'; script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'; connect-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors ${framersOf(request)}`,
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
      'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    })
    .type('text/html; charset=utf-8')
    .send(html(nonce));
}

/** Shared look of these pages. */
export const PAGE_STYLE = `*{box-sizing:border-box}html,body{margin:0;background:#eef1f8;color:#1a2240;font:16px/1.5 "PingFang SC","Noto Sans SC",sans-serif}
main{max-width:480px;margin:0 auto;padding:16px;display:flex;flex-direction:column;gap:14px}.card{background:#fff;border-radius:14px;padding:16px}h1{font-size:18px;margin:0}
dl{display:grid;grid-template-columns:auto 1fr;gap:8px 14px;margin:0}dt{color:#5b6690}dd{margin:0;text-align:right;word-break:break-all;font-weight:600}
label{display:block;font-weight:600;margin-bottom:6px}input{width:100%;font:inherit;font-size:18px;padding:12px;border:1px solid #8a94b8;border-radius:10px;letter-spacing:1px}
button{font:inherit;min-height:48px;border:0;border-radius:12px;background:#1b3a8a;color:#fff;font-weight:700;width:100%}button.plain{background:#dfe5f4;color:#1a2240}button:disabled{opacity:.5}
:focus-visible{outline:3px solid #2f6bff;outline-offset:2px}p{margin:0}.hint{color:#5b6690;font-size:14px}.error{color:#b3123a;min-height:24px}.code{display:block;width:min(220px,70%);margin:0 auto 14px;border-radius:10px}[hidden]{display:none}
@media(prefers-color-scheme:dark){html,body{background:#0f1512;color:#e8efec}.card{background:#18211d}dt,.hint{color:#9fb0a8}input{background:#0f1512;color:inherit;border-color:#5d6f66}button{background:#2f62d9}button.plain{background:#26332d;color:#e8efec}.error{color:#ff8f9e}}`;

const PAGE_SCRIPT = pageScript('frame');

/** A page out of its parts. */
export const pageHtml = (nonce: string, title: string, body: string, script: string): string =>
  `<!doctype html><html lang="zh-Hans-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover"><title>${title}</title><style nonce="${nonce}">${PAGE_STYLE}</style></head><body><main aria-label="${title}">${body}</main><script nonce="${nonce}">${PAGE_SCRIPT}${script}</script></body></html>`;

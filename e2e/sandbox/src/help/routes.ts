/**
 * The help centre: an origin of its own, language cn and platform Mobile in its address (§2.3),
 * searchable, with a way to a person.
 */
import type { FastifyInstance } from 'fastify';
import { refusals } from '../http/api-error';
import { siteOf } from '../http/framed-pages';
import { pageScript } from '../http/page-script';
import { ARTICLES, LEADS, type Article } from './articles';
import { escapeHtml, sendPage } from './page-shell';

const STYLE = `*{box-sizing:border-box}body{margin:0 auto;max-width:680px;font:16px/1.65 "PingFang SC","Noto Sans SC",sans-serif;background:#f3f5fb;color:#1a2240;padding-bottom:32px}
header{background:linear-gradient(120deg,#142a66,#2450b8);color:#fff;padding:20px 16px}h1{font-size:20px;margin:0 0 12px}h2{font-size:15px;margin:22px 16px 8px;color:#48527a}
form{display:flex;gap:8px}input{flex:1;min-width:0;font:inherit;padding:10px 12px;border:0;border-radius:12px}button,.go{font:inherit;border:0;border-radius:12px;background:#ffb03a;color:#2b1d00;font-weight:700;padding:0 18px;min-height:44px}
ul{list-style:none;margin:0 16px;padding:0;background:#fff;border-radius:14px;overflow:hidden;box-shadow:0 1px 3px #1a224012}li+li{border-top:1px solid #e6eaf5}a{color:#173a9c}li a{display:block;padding:13px 16px;color:inherit;text-decoration:none}
article{margin:16px;padding:18px 16px;background:#fff;border-radius:14px;box-shadow:0 1px 3px #1a224012}article h1{color:inherit}nav{margin:16px;display:flex;gap:16px;flex-wrap:wrap}.go{display:inline-flex;align-items:center;text-decoration:none}:focus-visible{outline:3px solid #ffb03a;outline-offset:2px}
@media(prefers-color-scheme:dark){body{background:#10141f;color:#e9edf8}h2{color:#a3adc8}ul,article{background:#1b2233}li+li{border-color:#2c3752}a{color:#a9c1ff}input{background:#10141f;color:#e9edf8}::placeholder{color:#a3adc8}}`;

const QUERY = 'language=cn&amp;platform=Mobile';
const linkTo = ({ id, question }: Article): string =>
  `<li><a href="/help/${id}?${QUERY}">${escapeHtml(question)}</a></li>`;

/** The hand-over of the site (§2.4): a place by its name, and the page it is about. */
interface HandOver {
  readonly from?: string | string[];
  readonly fromUrl?: string | string[];
}

/** Places of the site in words. */
const PLACES: ReadonlyMap<string, string> = new Map([
  ['helpcenter', '帮助中心'],
  ['app', '手机应用'],
  ['sports', '体育'],
  ['promotions', '优惠'],
  ['deposit', '存款'],
]);

/** A page of the site by its path; anything else is not told on. */
const pageIn = (fromUrl: HandOver['fromUrl']): string | null =>
  typeof fromUrl === 'string' && /^\/[\w/?=&.-]{0,255}$/.test(fromUrl) ? fromUrl : null;

function handOverHtml({ from, fromUrl }: HandOver): string {
  const place = PLACES.get(String(from));
  const page = pageIn(fromUrl);
  const said = [
    place === undefined ? '' : `来自「${place}」`,
    page === null ? '' : `页面 ${escapeHtml(page)}`,
  ].filter((each) => each !== '');
  return said.length === 0
    ? ''
    : `<article data-testid="help-context"><p>已知您的情况：${said.join('，')}</p></article>`;
}

/** The way to a person takes the page along. */
function serviceHtml({ fromUrl }: HandOver): string {
  const page = pageIn(fromUrl);
  const context = page === null ? '' : `&amp;page=${encodeURIComponent(page)}`;
  return `<nav><a class="go" href="/livechat/?${QUERY}${context}">联系在线客服</a><a href="/help/?${QUERY}">全部问题</a></nav>`;
}

const SCRIPT = pageScript('help');

/** The way to the page of the site where the answer is done; only in a window that the site opened. */
function leadHtml({ id }: Article): string {
  const lead = LEADS[id];
  return lead === undefined
    ? ''
    : `<p><button data-word="${lead.word}" data-testid="help-lead" hidden>${lead.label}</button></p>`;
}

function found(query: string): readonly Article[] {
  const word = query.trim().toLowerCase();
  return word === ''
    ? ARTICLES
    : ARTICLES.filter(({ question, answer, topic }) =>
        `${topic}${question}${answer.join('')}`.toLowerCase().includes(word),
      );
}

function listHtml(query: string): string {
  const articles = found(query);
  if (articles.length === 0)
    return `<article><p>没有找到与「${escapeHtml(query)}」相关的问题，请换个关键词，或联系在线客服。</p></article>`;
  const topics = [...new Set(articles.map(({ topic }) => topic))];
  return topics
    .map(
      (topic) =>
        `<h2>${topic}</h2><ul>${articles
          .filter((each) => each.topic === topic)
          .map(linkTo)
          .join('')}</ul>`,
    )
    .join('');
}

export function mountHelp(app: FastifyInstance): void {
  app.get<{ Querystring: HandOver & { q?: string | string[] } }>(
    '/help',
    async (request, reply) => {
      // A name that comes twice is read as a list.
      const query = [request.query.q ?? ''].flat().join(' ').slice(0, 40);
      return sendPage(reply, {
        title: '帮助中心',
        style: STYLE,
        body:
          `<header><h1>帮助中心</h1><form action="/help/" role="search"><input name="q" aria-label="搜索问题" placeholder="搜索问题，例如 流水" value="${escapeHtml(query)}" maxlength="40"><input type="hidden" name="language" value="cn"><input type="hidden" name="platform" value="Mobile"><button>搜索</button></form></header>` +
          `<main>${handOverHtml(request.query)}${listHtml(query)}</main>${serviceHtml(request.query)}`,
      });
    },
  );
  app.get<{ Params: { id: string } }>('/help/:id', async (request, reply) => {
    const article = ARTICLES.find(({ id }) => id === request.params.id);
    if (article === undefined) throw refusals.notFound('文章');
    return sendPage(reply, {
      title: article.question,
      style: STYLE,
      script: SCRIPT,
      site: siteOf(request),
      body: `<main><article><h1>${escapeHtml(article.question)}</h1>${article.answer.map((text) => `<p>${escapeHtml(text)}</p>`).join('')}${leadHtml(article)}</article></main>${serviceHtml({})}`,
    });
  });
}

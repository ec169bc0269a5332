/**
 * The game page: a small real game on an origin of its own. It speaks to its parent only in the
 * messages of §2.6.
 */
import type { Game } from '@site/contracts/games';
import { pageScript } from '../../http/page-script';
import { escapeHtml } from '../../help/page-shell';
import type { GameKind } from '../rules/outcome';
import { kindOf } from '../rules/rules';
import { KIND_PAGES } from './kinds';
import { GAME_STYLE } from './style';

const INPUT =
  'label{flex:none}input{flex:1;min-width:0;font:inherit;color:inherit;background:#ffffff17;border:1px solid #ffffff66;border-radius:12px;min-height:44px;padding:0 12px}';

/** Ways out of the game, each a message of §2.6 that a game may say. */
const WAYS = [['closeIframe', '返回首页']] as const;

const DIALOGS =
  `<dialog id="sheet" aria-label="菜单"><h2>菜单</h2><div class="row">${WAYS.map(([event, text]) => `<button type="button" data-say="${event}">${text}</button>`).join('')}<button type="button" data-close>继续游戏</button></div></dialog>` +
  '<dialog id="lost" aria-label="网络异常"><h2>网络异常</h2><p>本局结果以服务器为准，重试不会重复扣款。</p><div class="row"><button type="button" data-close>重试</button><button type="button" data-say="NetworkError">返回首页</button></div></dialog>' +
  '<dialog id="over" aria-label="登录已过期"><h2>游戏登录已过期</h2><div class="row"><button type="button" data-say="closeIframe">返回首页</button></div></dialog>';

const buttons = (list: readonly (readonly [string, string])[], group: string): string =>
  list.length === 0
    ? ''
    : `<div class="row">${list.map(([value, text]) => `<button type="button" data-${group}="${value}">${text}</button>`).join('')}</div>`;

/** The scripts of a page, in their order: what is shared, then the game that is played with it. */
const scriptOf = (kind: GameKind): string =>
  ['drawing', 'shell', kind].map((name) => pageScript(`games/${name}`)).join('\n');

const BETS = ['10', '50', '100', '500'].map((each) => [each, each] as const);

/** The page of a game; `nonce` belongs to its own policy header. */
export function gamePage(nonce: string, game: Game): string {
  const kind = kindOf(game);
  const { hue, go, choices, extra = '', names = [] } = KIND_PAGES[kind];
  return (
    `<!doctype html><html lang="zh-Hans-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover"><title>游戏</title>` +
    `<style nonce="${nonce}">${GAME_STYLE}${INPUT}body{--hue:${hue}}</style></head><body data-kind="${kind}">` +
    '<header><button class="small" id="back" data-say="closeIframe" data-testid="game-back">返回</button><h1 id="name">载入中…</h1><span class="balance" id="balance" data-testid="game-balance">--</span>' +
    '<button class="small" id="menu" aria-label="菜单">☰</button></header>' +
    '<div class="history" id="history" aria-label="最近结果"></div><main aria-label="游戏" class="stage" id="stage" data-names="' +
    `${escapeHtml(JSON.stringify(names))}"></main><p class="text" id="text" role="status" data-testid="game-text"></p>` +
    `${buttons(choices, 'choice')}${extra}${buttons(BETS, 'bet')}<button class="go" id="go" data-testid="game-go" disabled>${go}</button>${DIALOGS}` +
    `<script nonce="${nonce}">${scriptOf(kind)}</script></body></html>`
  );
}

/**
 * Headers of the page: only its own inline parts run; any site may frame it, it checks whom it
 * talks to.
 */
export const pageHeaders = (nonce: string): Readonly<Record<string, string>> => ({
  'content-security-policy': `default-src 'none'; script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'; connect-src 'self'; img-src data:; base-uri 'none'; form-action 'none'`,
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
});

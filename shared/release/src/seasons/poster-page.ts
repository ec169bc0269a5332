/** The page of plain HTML that stands in for a season (releases, "never a blank page"). */
import type { SurfaceSeason } from '@site/contracts/remote-surface';
import { Routing } from '@site/domain/constants';

const escape = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

const WORDS = {
  hint: '活动页面暂时无法显示，请稍后再来。',
  promotions: '查看优惠',
  home: '返回首页',
} as const;

const style = (ground: string, ink: string): string =>
  [
    `body{margin:0;background:${ground};color:${ink};font:16px/1.6 system-ui,sans-serif}main{max-width:680px;margin:auto;padding-bottom:32px}`,
    'img{display:block;width:100%;height:auto}div{margin:-24px 20px 0;position:relative}h1{margin:0;font:900 40px/1.25 Songti SC,STSong,Noto Serif SC,Noto Serif CJK SC,serif}',
    `ul{padding-left:20px}a{display:inline-block;margin:8px 12px 0 0;padding:12px 22px;border:1.5px solid ${ink};border-radius:999px;color:${ink};text-decoration:none}`,
  ].join('');

/**
 * The page: no script, nothing but the release's own picture; it needs neither the site nor the
 * plan.
 */
export function posterPage({ poster }: Pick<SurfaceSeason, 'poster'>): string {
  const { title, slogan, lines, image, ground, ink } = poster;
  return `<!doctype html>
<html lang="zh-Hans-CN">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escape(title)}</title><style>${style(ground, ink)}</style></head>
<body><main><img src="${image}" alt="" width="375" height="440"><div><h1>${escape(title)}</h1><p>${escape(slogan)}</p>
<ul>${lines.map((line) => `<li>${escape(line)}</li>`).join('')}</ul>
<p>${WORDS.hint}</p><p><a href="${Routing.basePath}/Promotions">${WORDS.promotions}</a><a href="${Routing.basePath}/">${WORDS.home}</a></p></div></main></body>
</html>
`;
}

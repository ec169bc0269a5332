/**
 * What travels with a season's release besides its code: the picture and a page of plain HTML that
 * stands in for everything (releases, "never a blank page").
 */
import fs from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { remoteSurface, type SurfaceSeason } from '@site/contracts/remote-surface';
import { Routing } from '@site/domain/constants';
import type { Part } from '../workspace/parts';

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

/**
 * Puts picture and page into a season's build.
 *
 * @throws Error when the season declares no poster or its picture is not there: it must not ship
 *   without one.
 */
export function addSeasonFiles(
  part: Pick<Part, 'name' | 'kind' | 'sourceDir' | 'surface'>,
  outDir: string,
): void {
  if (part.kind !== 'season') return;
  const surface = v.safeParse(remoteSurface, part.surface);
  if (!surface.success)
    throw new Error(
      `${part.name}: remote.json is not valid at "${v.getDotPath(surface.issues[0]) ?? ''}"`,
    );
  const { season } = surface.output;
  if (season === undefined) throw new Error(`${part.name}: remote.json declares no season`);
  const picture = path.join(part.sourceDir, season.poster.image);
  if (!fs.existsSync(picture)) throw new Error(`${part.name}: there is no ${season.poster.image}`);
  fs.copyFileSync(picture, path.join(outDir, season.poster.image));
  fs.writeFileSync(path.join(outDir, 'poster.html'), posterPage(season));
}

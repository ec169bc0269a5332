/** The pictures that chats show of links, as pages of their size. */
import { readSurfaceSeason } from '@site/contracts/remote-surface';
import { escapeHtml } from '@site/contracts/releases/document/body';
import { CARD_COLOURS, CARD_SIZE, LOGO, PITCH } from '@site/contracts/releases/document/card-look';
import fs from 'node:fs';
import path from 'node:path';
import { SITE_NAME } from '../shell/site-name';
import { discoverParts } from '../workspace/parts';
import { inWorkspace } from '../workspace/paths';

/** Fonts of the run, by the addresses that their files are handed out at: no machine's own. */
export const CARD_FONTS: ReadonlyMap<string, string> = new Map(
  (
    [
      ['500', 'Medium'],
      ['700', 'Bold'],
    ] as const
  ).map(([weight, name]) => [
    `/font-${weight}.ttf`,
    inWorkspace(
      ...['e2e', 'node_modules', '@expo-google-fonts', 'noto-sans-sc'],
      `${weight}${name}`,
      `NotoSansSC_${weight}${name}.ttf`,
    ),
  ]),
);
const FACES = [...CARD_FONTS.keys()]
  .map(
    (at) =>
      `@font-face{font-family:"Noto Sans SC";font-weight:${/\d+/.exec(at)?.[0]};src:url(${at})}`,
  )
  .join('');

/** A picture: where it lies, and the page that is it. */
export interface CardPage {
  readonly file: string;
  readonly html: string;
}

interface Look {
  readonly ground: string;
  readonly ink: string;
  readonly title: string;
  readonly line: string;
  /** Markup of what stands beside the words. */
  readonly art: string;
}

const pageOf = ({ ground, ink, title, line, art }: Look): string => `<!doctype html>
<html lang="zh-Hans-CN"><meta charset="utf-8"><style>
${FACES}
*{box-sizing:border-box;margin:0}
body{width:${CARD_SIZE.width}px;height:${CARD_SIZE.height}px;overflow:hidden;display:flex;background:${ground};color:${ink};font-family:"Noto Sans SC",sans-serif}
main{flex:1;display:flex;flex-direction:column;justify-content:center;padding:72px;gap:24px}
header{display:flex;align-items:center;gap:16px;font-size:36px;font-weight:500}
header svg{width:56px;height:56px}
h1{font-size:84px;line-height:1.2;font-weight:700}
p{font-weight:500;font-size:38px;line-height:1.4;opacity:.86}
aside{width:537px;overflow:hidden;display:grid;place-items:center}
aside>svg,aside>img{width:100%;height:auto}
aside text{font-family:inherit}
</style><main><header>${LOGO}<span>${SITE_NAME}</span></header><h1>${escapeHtml(title)}</h1><p>${escapeHtml(line)}</p></main><aside>${art}</aside></html>`;

/** Line drawings for the kinds of pages, in the site's two colours. */
const drawing = (body: string): string =>
  `<svg viewBox="0 0 200 230" fill="none" stroke="${CARD_COLOURS.line}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round">${body}</svg>`;
const KINDS: readonly (readonly [file: string, title: string, line: string, art: string])[] = [
  [
    'share-site.jpg',
    '体育与娱乐',
    '实时赔率 · 优惠活动',
    drawing(
      '<circle cx="100" cy="115" r="70"/><path d="M100 45v140M30 115h140M52 65c30 28 66 28 96 0M52 165c30-28 66-28 96 0" opacity=".6"/><path d="m120 95 38-38" stroke="#f2c063" stroke-width="12"/><circle cx="100" cy="115" r="10" fill="#f2c063" stroke="none"/>',
    ),
  ],
  ['share-match.jpg', '赛事直播盘', '查看赛况与实时赔率', drawing(PITCH)],
  [
    'share-offer.jpg',
    '优惠活动',
    '活动详情与参与条件',
    drawing(
      '<rect x="35" y="95" width="130" height="90" rx="8"/><path d="M27 95h146V70H27zM100 70v115" /><path d="M100 70c-40 0-42-38-20-38 14 0 20 20 20 38zm0 0c40 0 42-38 20-38-14 0-20 20-20 38z" stroke="#f2c063"/>',
    ),
  ],
];

const ofHost = (): CardPage[] =>
  KINDS.map(([file, title, line, art]) => ({
    file: inWorkspace('host', 'public', file),
    html: pageOf({
      ground: `radial-gradient(circle at 80% 40%,${CARD_COLOURS.lit},${CARD_COLOURS.dark} 70%)`,
      ink: CARD_COLOURS.ink,
      title,
      line,
      art,
    }),
  }));

/** A poster as markup: a drawing as it is, a picture of dots whole in its address. */
function artOf(file: string): string {
  const type = path.extname(file).slice(1).toLowerCase();
  return type === 'svg'
    ? fs.readFileSync(file, 'utf8')
    : `<img src="data:image/${type.replace('jpg', 'jpeg')};base64,${fs.readFileSync(file, 'base64')}">`;
}

/** Seasons say it in the words and colours of their posters. */
const ofSeasons = (): CardPage[] =>
  discoverParts().flatMap(({ kind, sourceDir, surface }) => {
    const poster = kind === 'season' ? readSurfaceSeason(surface)?.poster : undefined;
    if (poster === undefined) return [];
    const art = artOf(path.join(sourceDir, poster.image));
    const { ground, ink, title, slogan } = poster;
    return [
      {
        file: path.join(sourceDir, 'share.jpg'),
        html: pageOf({ ground, ink, title, line: slogan, art }),
      },
    ];
  });

/** All of them, as the sources say it now. */
export const cardPages = (): CardPage[] => [...ofHost(), ...ofSeasons()];

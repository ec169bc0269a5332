import { Routing } from '@site/domain/constants';
import { FIRST_THEME, THEME_COLOR_TAGS } from '@site/domain/layout/theme-color';
import type { BootDocument, ResolvedRelease } from '../boot-document';
import type { Release } from '../release';
import { fileUrl } from '@site/domain/releases/paths';
import type { Shell } from '../shell';
import { ERROR_SERVICE_META, HERO_ELEMENT_ID } from '../boot-element';
import { escapeHtml, jsonForHtml, shellBody } from './body';
import type { Page } from './page';
import { shareTags, type ShareCard } from './share-tags';

/** What stands before the time; last of the boot document's fields. */
const TIME_MARK = '"serverTime":';

/** A document in two parts: all of it that lasts, and its end, with the time of this answer. */
export interface SplitDocument {
  readonly lasting: string;
  readonly ofNow: string;
}

/** First picture of a season's page, with its own colours. */
export interface PosterParts {
  readonly html: string;
  readonly css: string;
}

/** The largest picture of the first screen: where it is named early, and its place in the skeleton. */
export interface HeroParts {
  readonly link: string;
  readonly css: string;
}

/** Everything one document is made of. */
export interface DocumentInput {
  readonly shell: Shell;
  readonly page: Page;
  readonly host: Release;
  readonly boot: BootDocument;
  /** Releases whose scripts are named for early loading, with the view they will show. */
  readonly preload: readonly { readonly release: ResolvedRelease; readonly view: string }[];
  /** First picture of a season's page; null elsewhere. */
  readonly poster: PosterParts | null;
  /** The picture that stands in the banner's place at once; null for none. */
  readonly hero: HeroParts | null;
  /** Colours of the season that runs; empty without one. */
  readonly accentCss: string;
  /** What chats show of a link to it; null where the document is of no address. */
  readonly card?: ShareCard | null;
  /** Policy that the document carries itself, where no server of ours sends it; null elsewhere. */
  readonly metaPolicy?: string | null;
  /** DSN of a service that errors are told to besides; null or missing for none. */
  readonly errorService?: string | null;
  /** Extra script of `npm run dev`, with its hash. */
  readonly devScript: { readonly src: string; readonly integrity: string } | null;
}

function scriptUrl(
  release: { readonly name: string; readonly version: string },
  file: string,
): string {
  const url = fileUrl(release.name, release.version, file);
  if (url === null) throw new Error(`${file} of ${release.name} is no canonical path`);
  return url;
}

/** The host's files of every page: the ports that remotes get, and what looks after them. */
const BASE_VIEW = 'base';

/**
 * Links in the same mode and with the same hash as the later scripts, or the browser would fetch
 * twice.
 */
function preloadLinks(input: DocumentInput): string {
  const link = (src: string, integrity: string): string =>
    `<link rel="preload" as="script" crossorigin="anonymous" integrity="${integrity}" href="${src}">`;
  const { host, page } = input;
  const own = [BASE_VIEW, page.hostView ?? ''].flatMap((view) => host.views[view] ?? []);
  const hostLinks = [...new Set(own)].flatMap((file) => {
    const integrity = host.files[file]?.integrity;
    return integrity === undefined ? [] : [link(scriptUrl(host, file), integrity)];
  });
  const links = input.preload.flatMap(({ release, view }) => {
    const files = [
      release.entry.url,
      ...(release.exposes['./remote']?.js ?? []),
      ...(release.views[view] ?? []),
    ];
    return [...new Set(files)].flatMap((file) => {
      const integrity = release.files[file];
      return integrity === undefined ? [] : [link(scriptUrl(release, file), integrity)];
    });
  });
  return [...hostLinks, ...links].join('');
}

function scriptTag(src: string, integrity: string): string {
  return `<script defer crossorigin="anonymous" integrity="${integrity}" src="${src}"></script>`;
}

/** The host document in its two parts: the time of this answer stands at its very end. */
export function splitDocument(input: DocumentInput): SplitDocument {
  const whole = renderDocument({ ...input, boot: { ...input.boot, serverTime: 0 } });
  const at = whole.lastIndexOf(TIME_MARK);
  return {
    lasting: whole.slice(0, at + TIME_MARK.length),
    ofNow: `${input.boot.serverTime ?? 'null'}${whole.slice(at + TIME_MARK.length + 1)}`,
  };
}

/** The host document: painted before any script, with all that the first page needs named in it. */
export function renderDocument(input: DocumentInput): string {
  const { shell, page, host, devScript, poster, hero, accentCss, card } = input;
  const { serverTime, ...boot } = input.boot;
  const title = page.title === '' ? shell.siteName : `${page.title} · ${shell.siteName}`;
  const integrity = host.files[host.entry.url]?.integrity ?? '';
  return [
    `<!doctype html><html lang="zh-Hans-CN" data-theme="${FIRST_THEME}"><head><meta charset="utf-8">`,
    input.metaPolicy
      ? `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(input.metaPolicy)}">`
      : '',
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">',
    input.errorService
      ? `<meta name="${ERROR_SERVICE_META}" content="${escapeHtml(input.errorService)}">`
      : '',
    `<title>${escapeHtml(title)}</title>`,
    card ? shareTags(card) : '',
    `${THEME_COLOR_TAGS}<meta name="color-scheme" content="dark light"><meta name="format-detection" content="telephone=no">`,
    `<link rel="manifest" href="${Routing.basePath}/manifest.webmanifest"><link rel="icon" href="${Routing.basePath}/icon.svg" type="image/svg+xml"><link rel="apple-touch-icon" href="${Routing.basePath}/apple-touch-icon.png">`,
    `<script>${shell.bootScript}</script><style>${shell.criticalCss}</style>`,
    poster === null ? '' : `<style>${poster.css}</style>`,
    accentCss === '' ? '' : `<style id="season-accents">${accentCss}</style>`,
    hero === null ? '' : `${hero.link}<style id="${HERO_ELEMENT_ID}">${hero.css}</style>`,
    // Before the host's: it has to be there when React comes.
    devScript ? scriptTag(devScript.src, devScript.integrity) : '',
    scriptTag(scriptUrl(host, host.entry.url), integrity),
    preloadLinks(input),
    // First in the page: at its end the words would lie under what is fixed there.
    `</head><body><noscript><p>请开启 JavaScript 后访问${escapeHtml(shell.siteName)}。</p></noscript>`,
    `<div id="app">${shellBody(shell, page, poster?.html ?? null)}</div>`,
    `<script type="application/json" id="site-boot">${jsonForHtml({ ...boot, serverTime })}</script></body></html>`,
  ].join('');
}

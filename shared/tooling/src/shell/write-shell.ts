import { Routing } from '@site/domain/constants';
import fs from 'node:fs';
import path from 'node:path';
import { LOGO } from '@site/contracts/releases/document/card-look';
import type { Shell } from '@site/contracts/releases/shell';
import { criticalCss } from '@site/ui/critical-css';
import { firstPaintScript } from './first-paint';
import { ENTRY_GLYPHS, SHELL_ICONS } from './icons';
import { oldBrowserScript } from './old-browser';
import { oldEnginesScript } from './old-engines';
import { SHELL_SKELETONS } from './skeletons';
import { SITE_NAME } from './site-name';

const BASE = Routing.basePath;

/**
 * The bottom navigation with the host's own place; the edge adds those that the live parts declare,
 * as working links before any script.
 */
const navigation = `<nav class="site-nav" aria-label="主导航"><a href="${BASE}/">${SHELL_ICONS.home}<span>首页</span></a></nav>`;
const header = `<header class="site-header"><a class="site-logo" href="${BASE}/">${LOGO}<span>${SITE_NAME}</span></a></header>`;
const appBar = `<aside class="site-app-bar" data-static>${LOGO}<p>${SITE_NAME} App<small>安装到桌面，投注更快捷</small></p><button type="button"><span>安装</span></button><button type="button" aria-label="关闭应用下载">${SHELL_ICONS.close}</button></aside>`;
const titleBar = `<header class="site-title-bar"><div><a class="site-bar-button" href="${BASE}/" aria-label="返回">${SHELL_ICONS.back}</a></div><h1>{title}</h1><div class="site-title-bar-end"></div></header>`;

/**
 * A login link (§2.4, safety B1): `ref` and `token` leave the address before anything else is
 * loaded or could read it, and wait in this closure until the host asks once. Each must stand
 * exactly once and look like a credential; a framed page gets none. A token alone is that of a mail
 * (new password, verified address): the page of the mail asks for it by `site:link`.
 */
const linkScript =
  '!function(){var l=location,o={},n=0,k=l.search.slice(1).split("&").filter(function(s){var a=s.split("="),b=a[0];try{b=decodeURIComponent(b)}catch(e){}' +
  'if(b!=="ref"&&b!=="token")return s;n++;o[b]=b in o?"":a[1]||""}).join("&"),r=/^[\\w.-]{8,512}$/;' +
  'if(n){history.replaceState(history.state,"",l.pathname+(k?"?"+k:"")+l.hash);' +
  'if(self===top&&r.test(o.token||"")&&(!("ref"in o)||r.test(o.ref)))' +
  'addEventListener("ref"in o?"site:landing":"site:link",function(e){e.detail.ref=o.ref;e.detail.token=o.token;o=0},{once:true})}}();';

const bootScript = linkScript + oldEnginesScript + oldBrowserScript + firstPaintScript;

/** Writes `shell.json` beside the host's scripts. */
export function writeShell(outDir: string): void {
  const shell: Shell = {
    schema: 'site-shell/1',
    siteName: SITE_NAME,
    criticalCss,
    bootScript,
    appBar,
    header,
    titleBar,
    navigation,
    entryIcons: ENTRY_GLYPHS,
    skeletons: SHELL_SKELETONS,
  };
  fs.writeFileSync(path.join(outDir, 'shell.json'), `${JSON.stringify(shell)}\n`);
}

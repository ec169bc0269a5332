import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { readJson } from '@site/contracts/releases/read';
import { layoutParts } from '@site/domain/layout/layout-parts';
import { readShell, type Shell } from '@site/contracts/releases/shell';

/** `'sha256-…'` of an inline text, as a policy names it. */
export function inlineHash(text: string): string {
  return `'sha256-${crypto.createHash('sha256').update(text).digest('base64')}'`;
}

/** Reads shells by host version; each is read once. */
export function shellReader(siteDir: string): (hostVersion: string) => Shell | null {
  const known = new Map<string, Shell>();
  return (hostVersion) => {
    const cached = known.get(hostVersion);
    if (cached) return cached;
    const file = path.join(siteDir, 'remotes', 'host', hostVersion, 'shell.json');
    const parsed = readShell(fs.existsSync(file) ? readJson(fs.readFileSync(file, 'utf8')) : null);
    if (parsed === null) return null;
    known.set(hostVersion, parsed);
    return parsed;
  };
}

/** Text that may stand in HTML. */
export function escapeHtml(value: string): string {
  return value
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** JSON that may stand inside a script element: no `<` can close it, no line separator can break it. */
export function jsonForHtml(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}

/**
 * Chrome and skeleton (a season's poster in its place) of a page by its layout status (§2.5), as
 * the host will lay it out.
 */
export function shellBody(
  shell: Shell,
  page: { readonly layout: number; readonly title: string; readonly skeleton: string },
  poster: string | null = null,
): string {
  const parts = layoutParts(page.layout);
  const titleBar = (): string => shell.titleBar.replace('{title}', () => escapeHtml(page.title));
  const bar = parts?.header === true ? shell.header : parts?.titleBar === true ? titleBar() : '';
  const hasNav = parts?.footer === true;
  const appBar = bar !== '' || hasNav ? shell.appBar : '';
  const skeleton = poster ?? shell.skeletons[page.skeleton] ?? shell.skeletons.plain ?? '';
  return `<div class="site-column${hasNav ? ' site-has-nav' : ''}">${appBar}${bar}<main class="site-main" aria-busy="true">${skeleton}</main>${hasNav ? shell.navigation : ''}</div>`;
}

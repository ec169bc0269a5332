/** The body of the host document: what a visitor sees before any script has run. */
import { layoutParts } from '@site/domain/layout/layout-parts';
import { Routing } from '@site/domain/constants';
import type { Shell } from '../shell';
import type { Page } from './page';

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

/** The bottom navigation; an icon that the shell does not have is one of another host's. */
function navigationOf({ navigation, entryIcons }: Shell, nav: Page['nav']): string {
  const links = nav.map(({ label, icon, to }) => {
    const glyph = Object.hasOwn(entryIcons, icon) ? entryIcons[icon] : undefined;
    return glyph === undefined
      ? ''
      : `<a href="${escapeHtml(Routing.basePath + to)}">${glyph}<span>${escapeHtml(label)}</span></a>`;
  });
  return navigation.replace('</nav>', () => `${links.join('')}</nav>`);
}

/**
 * Chrome and skeleton (a season's poster in its place) of a page by its layout status (§2.5), as
 * the host will lay it out.
 */
export function shellBody(
  shell: Shell,
  page: Pick<Page, 'layout' | 'title' | 'skeleton' | 'nav' | 'hostView'>,
  poster: string | null = null,
): string {
  const parts = layoutParts(page.layout);
  const titleBar = (): string => shell.titleBar.replace('{title}', () => escapeHtml(page.title));
  const bar = parts?.header === true ? shell.header : parts?.titleBar === true ? titleBar() : '';
  const hasNav = parts?.footer === true;
  // The bar of the app stands on home alone (R2.5-3).
  const appBar = page.hostView === 'home' ? shell.appBar : '';
  const skeleton = poster ?? shell.skeletons[page.skeleton] ?? shell.skeletons.plain ?? '';
  return `<div class="site-column${hasNav ? ' site-has-nav' : ''}">${appBar}${bar}<main class="site-main" aria-busy="true">${skeleton}</main>${hasNav ? navigationOf(shell, page.nav) : ''}</div>`;
}

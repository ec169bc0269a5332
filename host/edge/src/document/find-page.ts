import { ANY_PAGE } from '@site/contracts/releases/document/any-page';
import type { Page } from '@site/contracts/releases/document/page';
import type { Registry } from '@site/contracts/releases/registry';
import { entriesOf } from '@site/domain/layout/entries';
import { SHELL_PATH } from '@site/domain/offline/names';
import { liveSeason } from '@site/domain/releases/seasons';
import { exactness, matchesRoute } from './match-route';
import { liveSurfaces, seasonLines, type Surface } from './surfaces';

/** Slots that are seen before anybody scrolls. */
const FIRST_SCREEN: ReadonlySet<string> = new Set([
  'home.banner',
  'season.entry',
  'home.hot-events',
]);

/** Reads of home over all parts: several times what a first screen shows. */
const MOST_READS = 24;

const HOME: Omit<Page, 'remotes' | 'slots' | 'nav' | 'reads' | 'hero'> = {
  own: null,
  hostView: 'home',
  face: null,
  layout: 3,
  title: '',
  skeleton: 'home',
};
const PLAIN: Omit<Page, 'nav'> = {
  remotes: [],
  own: null,
  hostView: 'other',
  face: null,
  slots: [],
  reads: [],
  hero: null,
  layout: 1,
  title: '',
  skeleton: 'plain',
};
/**
 * Pages of the host under a title bar or bare, so that the document's first picture is the one that
 * stays: lower-case path to title, layout, skeleton.
 */
const HOST_PAGES: ReadonlyMap<string, readonly [title: string, layout: number, skeleton: string]> =
  new Map([
    ['/login', ['会员登录', 2, 'form']],
    ['/about', ['关于我们', 2, 'list']],
    ['/customerservice', ['客服中心', 2, 'list']],
    ['/livechat', ['在线客服', 2, 'list']],
    ['/maintenance', ['系统维护中', 0, 'plain']],
    ['/restrict', ['访问受限', 0, 'plain']],
    ['/illegal', ['账户已停用', 0, 'plain']],
    ['/404', ['页面不存在', 1, 'plain']],
  ]);

/** The host's own page of a path; everything below `/About` is one of its texts. */
function hostPageOf(path: string): Omit<Page, 'nav'> | null {
  const plain = `/${path
    .toLowerCase()
    .split('/')
    .filter((part) => part !== '')
    .join('/')}`;
  const found = HOST_PAGES.get(plain.startsWith('/about/') ? '/about' : plain);
  if (found === undefined) return null;
  const [title, layout, skeleton] = found;
  return { ...PLAIN, hostView: plain === '/login' ? 'login' : 'other', title, layout, skeleton };
}

/** Seasons show on pages of others only while they are the site's season. */
function isShown(registry: Registry, { name, isOpen }: Surface, live: string | null): boolean {
  return isOpen && (registry.remotes[name]?.tier !== 'seasonal' || name === live);
}

/** What the parts add to the bottom navigation; a season does while it is the site's. */
function navOf(registry: Registry, surfaces: readonly Surface[], live: string | null): Page['nav'] {
  const shown = surfaces.filter(
    (surface) =>
      registry.remotes[surface.name]?.tier !== 'seasonal' || isShown(registry, surface, live),
  );
  return entriesOf(
    'nav',
    shown.flatMap(({ entries }) => entries),
  );
}

/**
 * The page behind a path below the site base; unknown paths get a plain page, the host shows what
 * is true.
 */
export function findPage(registry: Registry, path: string, now: number): Page {
  if (path === SHELL_PATH) return ANY_PAGE;
  const surfaces = liveSurfaces(registry, now);
  const live = liveSeason(seasonLines(registry), now)?.name ?? null;
  const page = pageOf(registry, surfaces, path, live);
  return { ...page, nav: navOf(registry, surfaces, live) };
}

function pageOf(
  registry: Registry,
  surfaces: readonly Surface[],
  path: string,
  live: string | null,
): Omit<Page, 'nav'> {
  if (path === '' || path === '/') {
    const remotes = surfaces
      .filter((surface) => isShown(registry, surface, live))
      .filter(({ slots }) =>
        slots.some((slot) => slot.name.startsWith('home.') || FIRST_SCREEN.has(slot.name)),
      );
    const slots = remotes.flatMap(({ name, version, slots: own }) =>
      own
        .filter((slot) => FIRST_SCREEN.has(slot.name))
        .map(({ view }) => ({ name, version, view })),
    );
    const reads = remotes.flatMap(({ slots: own }) =>
      own
        .filter((slot) => slot.name.startsWith('home.') || FIRST_SCREEN.has(slot.name))
        .toSorted((a, b) => Number(FIRST_SCREEN.has(b.name)) - Number(FIRST_SCREEN.has(a.name)))
        .flatMap((slot) => slot.reads),
    );
    return {
      ...HOME,
      slots,
      reads: reads.slice(0, MOST_READS),
      hero:
        remotes.flatMap(({ slots: own }) => own).find(({ name }) => name === 'home.banner')?.hero ??
        null,
      remotes: remotes.map(({ name, version }) => ({ name, version })),
    };
  }
  const own = hostPageOf(path);
  if (own !== null) return own;
  const hits = surfaces.flatMap(({ name, version, isOpen, routes }) =>
    routes
      .filter((route) => matchesRoute(route.path, path))
      .map((route) => ({ name, version, isOpen, route })),
  );
  const best = hits.sort((a, b) => exactness(b.route.path) - exactness(a.route.path))[0];
  if (!best) return PLAIN;
  const { name, version, isOpen, route } = best;
  return {
    remotes: isOpen ? [{ name, version }] : [],
    own: isOpen ? { name, version, view: route.page, access: route.access } : null,
    hostView: null,
    face: { name, version },
    slots: [],
    // A visitor is led from a member's page to the login.
    reads: isOpen && route.access !== 'member' ? route.reads : [],
    hero: isOpen && route.access !== 'member' ? route.hero : null,
    layout: route.layoutStatus,
    title: route.title,
    skeleton: route.skeleton,
  };
}

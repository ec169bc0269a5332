import type { Registry } from '@site/contracts/releases/registry';
import { resolveVersion } from '@site/domain/releases/resolve';
import { exactness, matchesRoute } from './match-route';

/** What the document must know about the page behind a path. */
export interface Page {
  /** Remotes whose records the document carries: the route's own first. */
  readonly remotes: readonly { readonly name: string; readonly version: string }[];
  /** The route's own remote and view; null for pages of the host. */
  readonly own: { readonly name: string; readonly version: string; readonly view: string; readonly access: string } | null;
  /** Views of other remotes that stand on the first screen of this page (the slots of home). */
  readonly slots: readonly { readonly name: string; readonly version: string; readonly view: string }[];
  readonly layout: number;
  readonly title: string;
  readonly skeleton: string;
}

/** Slots that are seen before anybody scrolls. */
const FIRST_SCREEN: ReadonlySet<string> = new Set(['home.banner', 'season.entry', 'home.hot-events']);

interface Route { readonly path: string; readonly page: string; readonly layoutStatus: number; readonly access: string; readonly title: string; readonly skeleton: string }
interface Slot { readonly name: string; readonly view: string }
interface Surface { readonly name: string; readonly version: string; readonly routes: readonly Route[]; readonly slots: readonly Slot[] }

function listOf(value: unknown): readonly Record<string, unknown>[] {
  return Array.isArray(value) ? value.filter((item): item is Record<string, unknown> => typeof item === 'object' && item !== null) : [];
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

function routeOf(raw: Record<string, unknown>): Route {
  return {
    path: text(raw.path), page: text(raw.page), layoutStatus: Number(raw.layoutStatus ?? 3),
    access: text(raw.access), title: text(raw.title), skeleton: text(raw.skeleton),
  };
}

/** Surfaces of the versions an ordinary device gets; a canary device looks its own up in the browser. */
export function liveSurfaces(registry: Registry, now: number): Surface[] {
  const { api = '0', mfRuntime = '0', shared = {}, bus = {} } = registry.host ?? {};
  const context = { now, bucket: () => 1, cohorts: [], hostApi: api, mfRuntime, shared, bus, skipped: [] };
  return Object.keys(registry.remotes).flatMap((name) => {
    const { version } = resolveVersion(registry, name, context);
    const surface = version === null ? null : registry.versions[`${name}@${version}`]?.surface;
    if (version === null || !surface) return [];
    return [{ name, version, routes: listOf(surface.routes).map(routeOf), slots: listOf(surface.slots).map((slot) => ({ name: text(slot.name), view: text(slot.view) })) }];
  });
}

const HOME: Omit<Page, 'remotes' | 'slots'> = { own: null, layout: 3, title: '', skeleton: 'home' };
const PLAIN: Page = { remotes: [], own: null, slots: [], layout: 1, title: '', skeleton: 'plain' };
/** Pages of the host under a title bar or bare, so that the document's first picture is the one that stays: lower-case path to title, layout, skeleton. */
const HOST_PAGES: ReadonlyMap<string, readonly [title: string, layout: number, skeleton: string]> = new Map([
  ['/login', ['会员登录', 2, 'form']], ['/register', ['注册', 2, 'form']], ['/forgetpwd', ['忘记密码', 2, 'form']],
  ['/resetpassword', ['重置密码', 2, 'form']], ['/verify', ['安全验证', 2, 'form']], ['/about', ['关于我们', 2, 'list']],
  ['/customerservice', ['客服中心', 2, 'list']], ['/livechat', ['在线客服', 2, 'list']], ['/maintenance', ['系统维护中', 0, 'plain']],
  ['/restrict', ['访问受限', 0, 'plain']], ['/illegal', ['账户已停用', 0, 'plain']], ['/404', ['页面不存在', 1, 'plain']],
  ['/email-verified', ['邮箱验证', 1, 'plain']], ['/email-verification-expired', ['邮箱验证', 1, 'plain']], ['/services/verificationredirection', ['邮箱验证', 1, 'plain']],
]);

/** The host's own page of a path; everything below `/About` is one of its texts. */
function hostPageOf(path: string): Page | null {
  const plain = path.replace(/\/+$/, '').toLowerCase();
  const found = HOST_PAGES.get(plain.startsWith('/about/') ? '/about' : plain);
  if (found === undefined) return null;
  const [title, layout, skeleton] = found;
  return { ...PLAIN, title, layout, skeleton };
}

/** The page behind a path below the site base; unknown paths get a plain page, the host shows what is true. */
export function findPage(registry: Registry, path: string, now: number): Page {
  const surfaces = liveSurfaces(registry, now);
  if (path === '' || path === '/') {
    const remotes = surfaces.filter(({ slots }) => slots.some((slot) => slot.name.startsWith('home.') || FIRST_SCREEN.has(slot.name)));
    const slots = remotes.flatMap(({ name, version, slots: own }) => own.filter((slot) => FIRST_SCREEN.has(slot.name)).map(({ view }) => ({ name, version, view })));
    return { ...HOME, slots, remotes: remotes.map(({ name, version }) => ({ name, version })) };
  }
  const own = hostPageOf(path);
  if (own !== null) return own;
  const hits = surfaces.flatMap(({ name, version, routes }) => routes.filter((route) => matchesRoute(route.path, path)).map((route) => ({ name, version, route })));
  const best = hits.sort((a, b) => exactness(b.route.path) - exactness(a.route.path))[0];
  if (!best) return PLAIN;
  const { name, version, route } = best;
  return {
    remotes: [{ name, version }], own: { name, version, view: route.page, access: route.access }, slots: [],
    layout: route.layoutStatus, title: route.title, skeleton: route.skeleton,
  };
}

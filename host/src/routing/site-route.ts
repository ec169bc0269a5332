/** One table of all routes: the host's own and those the live remotes declare (§2.1). */
import type { SkeletonName, SurfaceSlot, SlotName } from '@site/contracts/remote-surface';
import { entriesOf, type Entry, type EntryPlace } from '@site/domain/layout/entries';
import type { RouteAccess } from '@site/domain/session/route-decision';
import type { LiveSurface } from '@site/federation/types';
import { HOST_ROUTES, type HostPageName } from './host-routes';
import { matchRoute } from './match-route';
import { readSurface, type Surface } from './read-surface';

/** Who renders a route. */
export type RouteOwner =
  | { readonly kind: 'host'; readonly page: HostPageName }
  | {
      readonly kind: 'remote';
      readonly remote: string;
      readonly title: string;
      readonly page: string;
    };

/** A route of the site. */
export interface SiteRoute {
  readonly path: string;
  readonly layoutStatus: number;
  readonly access: RouteAccess;
  readonly title: string;
  readonly skeleton: SkeletonName;
  /** Maintenance feature of the route, or null. */
  readonly feature: string | null;
  readonly owner: RouteOwner;
}

/** A slot view of a remote. */
export interface SlotView {
  readonly remote: string;
  readonly view: string;
  readonly order: number;
  /** What it declares of its heights; nobody has looked whether that is any. */
  readonly heights: Readonly<Record<'phone' | 'wide', unknown>>;
}

/** An entry of a remote. */
export interface SiteEntry extends Entry {
  readonly remote: string;
  /** No page stands at its address: the guard forwards from there to one that the part owns. */
  readonly isEntrance: boolean;
}

/** Everything the live surfaces declare. */
export interface SiteMap {
  readonly routes: readonly SiteRoute[];
  readonly slots: ReadonlyMap<SlotName, readonly SlotView[]>;
  /** What remotes add to the bottom navigation and the home page, in their order. */
  readonly entries: Readonly<Record<EntryPlace, readonly SiteEntry[]>>;
  /** Remotes that can look up money actions, by kind. */
  readonly moneyOwners: ReadonlyMap<string, string>;
}

function parseSurface({ name, version, surface }: LiveSurface): Surface | null {
  const report = (fault: string): void => console.error(`remote ${name}@${version} ${fault}`);
  const read = readSurface(surface, report);
  if (read === null) report('declares a broken surface');
  return read;
}

const routesOf = (name: string, surface: Surface): SiteRoute[] =>
  surface.routes.map((route) => ({
    path: route.path,
    layoutStatus: route.layoutStatus,
    access: route.access,
    title: route.title,
    skeleton: route.skeleton,
    feature: route.feature ?? null,
    owner: { kind: 'remote', remote: name, title: surface.title, page: route.page },
  }));

/** Builds the site map of the live surfaces; a broken surface costs only its own routes. */
export function siteMapOf(live: readonly LiveSurface[]): SiteMap {
  const slots = new Map<SlotName, SlotView[]>();
  const routes: SiteRoute[] = [...HOST_ROUTES];
  const moneyOwners = new Map<string, string>();
  const addSlot = (remote: string, slot: SurfaceSlot): void => {
    const { view, order, height, wideHeight } = slot;
    const heights = { phone: height, wide: wideHeight };
    const views = [...(slots.get(slot.name) ?? []), { remote, view, order, heights }];
    slots.set(
      slot.name,
      views.sort((a, b) => a.order - b.order),
    );
  };
  const declared: { readonly remote: string; readonly entry: Entry }[] = [];
  const taken = new Set<string>();
  for (const item of live.toSorted((a, b) => (a.season?.rank ?? -1) - (b.season?.rank ?? -1))) {
    const surface = parseSurface(item);
    if (surface === null) continue;
    const { isOpen = true, season } = item;
    // Seasons of several years may share an address: the one that counts now comes first, and the others have no part in it.
    routes.push(
      ...routesOf(item.name, surface).filter(
        ({ path }) => season === undefined || !taken.has(path),
      ),
    );
    if (season !== undefined) surface.routes.forEach(({ path }) => taken.add(path));
    if (isOpen && (season === undefined || season.isLive))
      surface.slots.forEach((slot) => addSlot(item.name, slot));
    // A part that is switched off stays reachable: its page says what is wrong.
    if (season === undefined || (isOpen && season.isLive))
      surface.entries.forEach((entry) => declared.push({ remote: item.name, entry }));
    // Of several seasons with a game the one that counts now looks up what is unknown.
    if (isOpen)
      surface.moneyKinds
        .filter((kind) => !moneyOwners.has(kind))
        .forEach((kind) => moneyOwners.set(kind, item.name));
  }
  const entries = declared.flatMap(({ remote, entry }): SiteEntry[] => {
    const owner = matchRoute(routes, entry.to)?.owner;
    const isForeign = owner !== undefined && !(owner.kind === 'remote' && owner.remote === remote);
    if (isForeign) console.error(`remote ${remote} has an entry at ${entry.to}, which is not its`);
    return isForeign ? [] : [{ ...entry, remote, isEntrance: owner === undefined }];
  });
  return {
    routes,
    slots,
    entries: { nav: entriesOf('nav', entries), home: entriesOf('home', entries) },
    moneyOwners,
  };
}

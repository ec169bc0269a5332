/** One table of all routes: the host's own and those the live remotes declare (§2.1). */
import type { SkeletonName, SurfaceSlot, SlotName } from '@site/contracts/remote-surface';
import type { RouteAccess } from '@site/domain/session/route-decision';
import type { LiveSurface } from '@site/federation/types';
import { HOST_ROUTES, type HostPageName } from './host-routes';
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
}

/** Everything the live surfaces declare. */
export interface SiteMap {
  readonly routes: readonly SiteRoute[];
  readonly slots: ReadonlyMap<SlotName, readonly SlotView[]>;
  /** Remotes that can look up money actions, by kind. */
  readonly moneyOwners: ReadonlyMap<string, string>;
}

function parseSurface(live: LiveSurface): Surface | null {
  const surface = readSurface(live.surface);
  if (surface === null)
    console.error(`remote ${live.name}@${live.version} declares a broken surface`);
  return surface;
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
    const views = [...(slots.get(slot.name) ?? []), { remote, view: slot.view, order: slot.order }];
    slots.set(
      slot.name,
      views.sort((a, b) => a.order - b.order),
    );
  };
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
    // Of several seasons with a game the one that counts now looks up what is unknown.
    if (isOpen)
      surface.moneyKinds
        .filter((kind) => !moneyOwners.has(kind))
        .forEach((kind) => moneyOwners.set(kind, item.name));
  }
  return { routes, slots, moneyOwners };
}

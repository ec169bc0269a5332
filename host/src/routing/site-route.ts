/** One table of all routes: the host's own and those the live remotes declare (§2.1). */
import * as v from 'valibot';
import { remoteSurface, type RemoteSurface, type SkeletonName, type SurfaceSlot, type SlotName } from '@site/contracts/remote-surface';
import type { RouteAccess } from '@site/domain/session/route-decision';
import type { LiveSurface } from '../federation/types';
import { HOST_ROUTES, type HostPageName } from './host-routes';

/** Who renders a route. */
export type RouteOwner =
  | { readonly kind: 'host'; readonly page: HostPageName }
  | { readonly kind: 'remote'; readonly remote: string; readonly title: string; readonly page: string };

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
export interface SlotView { readonly remote: string; readonly view: string; readonly order: number }

/** Everything the live surfaces declare. */
export interface SiteMap {
  readonly routes: readonly SiteRoute[];
  readonly slots: ReadonlyMap<SlotName, readonly SlotView[]>;
  /** Remotes that can look up money actions, by kind. */
  readonly moneyOwners: ReadonlyMap<string, string>;
}

function parseSurface(live: LiveSurface): RemoteSurface | null {
  const parsed = v.safeParse(remoteSurface, live.surface);
  if (parsed.success) return parsed.output;
  console.error(`remote ${live.name}@${live.version} declares a broken surface: ${v.getDotPath(parsed.issues[0]) ?? ''}`);
  return null;
}

const routesOf = (name: string, surface: RemoteSurface): SiteRoute[] => surface.routes.map((route) => ({
  path: route.path, layoutStatus: route.layoutStatus, access: route.access, title: route.title, skeleton: route.skeleton, feature: route.feature ?? null,
  owner: { kind: 'remote', remote: name, title: surface.title, page: route.page },
}));

/** Builds the site map of the live surfaces; a broken surface costs only its own routes. */
export function siteMapOf(live: readonly LiveSurface[]): SiteMap {
  const slots = new Map<SlotName, SlotView[]>();
  const routes: SiteRoute[] = [...HOST_ROUTES];
  const moneyOwners = new Map<string, string>();
  const addSlot = (remote: string, slot: SurfaceSlot): void => {
    const views = [...(slots.get(slot.name) ?? []), { remote, view: slot.view, order: slot.order }];
    slots.set(slot.name, views.sort((a, b) => a.order - b.order));
  };
  for (const item of live) {
    const surface = parseSurface(item);
    if (surface === null) continue;
    routes.push(...routesOf(item.name, surface));
    surface.slots.forEach((slot) => addSlot(item.name, slot));
    surface.moneyKinds.forEach((kind) => moneyOwners.set(kind, item.name));
  }
  return { routes, slots, moneyOwners };
}

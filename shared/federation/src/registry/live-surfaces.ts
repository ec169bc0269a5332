import type { Registry } from '@site/contracts/releases/registry';
import { liveSeason, seasonOrder } from '@site/domain/releases/seasons';
import type { Resolution } from '@site/domain/releases/resolve';
import type { LiveSurface, RegistryView } from '../types';

/**
 * A part that nothing of may run keeps its addresses by its stable version, so that they say what
 * is wrong instead of "no such page".
 */
function surfaceOf(registry: Registry, name: string, { version }: Resolution): LiveSurface | null {
  const shown = version ?? registry.remotes[name]?.stable ?? '';
  const surface = registry.versions[`${name}@${shown}`]?.surface ?? null;
  return surface === null ? null : { name, version: shown, surface, isOpen: version !== null };
}

/**
 * Surfaces of all parts, with the place of each season now; the same array while nothing changed,
 * as React's stores want it.
 *
 * @param now server time in epoch ms.
 */
export function liveSurfaces(
  view: () => RegistryView,
  resolve: (name: string) => Resolution,
  now: () => number,
): () => readonly LiveSurface[] {
  let cached: { readonly key: string; readonly list: readonly LiveSurface[] } | null = null;
  return () => {
    const { registry } = view();
    const at = now();
    const lines = Object.fromEntries(
      Object.entries(registry.remotes).filter(([, line]) => line.tier === 'seasonal'),
    );
    const order = seasonOrder(Object.keys(lines), lines, at);
    const live = liveSeason(lines, at)?.name ?? null;
    const list = Object.keys(registry.remotes).flatMap((name): LiveSurface[] => {
      const surface = surfaceOf(registry, name, resolve(name));
      if (surface === null) return [];
      return [
        order.includes(name)
          ? { ...surface, season: { rank: order.indexOf(name), isLive: name === live } }
          : surface,
      ];
    });
    const key = JSON.stringify(list.map(({ surface: _surface, ...rest }) => rest));
    if (cached?.key !== key) cached = { key, list };
    return cached.list;
  };
}

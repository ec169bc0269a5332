/** The plan of the seasons in a registry, by the short names their surfaces declare. */
import type { Registry } from '@site/contracts/releases/registry';
import { activeWindow } from '@site/domain/releases/resolve';
import { liveSeason, seasonSchedule, type SeasonSchedule } from '@site/domain/releases/seasons';
import type { SeasonLink, SeasonsState } from '@site/platform';

/** What the version declares that members get now: the running window's, else the stable one. */
function surfaceNow({ remotes, versions }: Registry, name: string, now: number) {
  const line = remotes[name];
  const version = line === undefined ? '' : (activeWindow(line, now)?.version ?? line.stable);
  return versions[`${name}@${version}`]?.surface ?? null;
}

/** Short name of a season container: what its surface says, else its part name without the prefix. */
export function slugOf(registry: Registry, name: string, now: number): string {
  const season = surfaceNow(registry, name, now)?.['season'];
  const slug =
    typeof season === 'object' && season !== null && 'slug' in season ? season.slug : null;
  return typeof slug === 'string' ? slug : name.replace(/^season_/, '').replaceAll('_', '-');
}

/** What members' pages show of the seasons at a moment of server time. */
export function seasonsOf(registry: Registry, now: number): SeasonsState {
  const lines = Object.entries(registry.remotes).filter(([, line]) => line.tier === 'seasonal');
  const schedules: Record<string, SeasonSchedule> = {};
  const doors: Record<string, SeasonLink> = {};
  for (const [name, line] of lines) {
    const slug = slugOf(registry, name, now);
    const schedule = line.kill ? null : seasonSchedule(line, now);
    if (schedule !== null) schedules[slug] = schedule;
    const surface = surfaceNow(registry, name, now) as {
      readonly title: string;
      readonly routes?: readonly { readonly path: string }[];
    } | null;
    const path = surface?.routes?.[0]?.path;
    if (surface && path) doors[slug] = { title: surface.title, path };
  }
  const live = liveSeason(Object.fromEntries(lines), now);
  return { schedules, doors, live: live === null ? null : slugOf(registry, live.name, now) };
}

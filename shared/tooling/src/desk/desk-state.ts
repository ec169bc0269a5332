/** Everything the desk shows, read from the store, the vault and the edge. */
import type { DeskPart, DeskState, DeskWindow } from '@site/contracts/releases/desk';
import type { Registry, RegistryRemote } from '@site/contracts/releases/registry';
import type { Health, VersionHealth } from '@site/contracts/releases/health';
import { budgetLines } from '../checks/budgets';
import { namedVersions } from '../release/changes/finish';
import { publishedVersions, readPublished, requireLive } from '../release/live';
import type { Office } from '../release/office';
import { readCalendar, type CalendarRow } from '../release/seasons/calendar';

/** What the desk knows besides: who looks, what the edge told, what the watcher did. */
export interface DeskFacts {
  readonly who: string;
  readonly health: Health | null;
  readonly watcher: DeskState['watcher'];
}

const titleOf = (registry: Registry, name: string, line: RegistryRemote): string => {
  const title = registry.versions[`${name}@${line.stable}`]?.surface?.['title'];
  return typeof title === 'string' ? title : name;
};

/** Budget and age of a part, by the records of its versions. */
async function scoreOf(
  { store }: Office,
  registry: Registry,
  name: string,
): Promise<Pick<DeskPart, 'budget' | 'oldest'>> {
  const releases = (
    await Promise.all(
      namedVersions(registry, name).map((version) => readPublished(store, name, version)),
    )
  ).flatMap((found) => found?.release ?? []);
  const stable = releases.find(({ version }) => version === registry.remotes[name]?.stable);
  const [nearest] = (stable ? budgetLines(stable) : []).toSorted(
    (a, b) => b.bytes / b.limit - a.bytes / a.limit,
  );
  const [oldest] = releases.toSorted((a, b) => Date.parse(a.builtAt) - Date.parse(b.builtAt));
  return {
    budget: nearest ? { what: nearest.what, bytes: nearest.bytes, limit: nearest.limit } : null,
    oldest: oldest ? { version: oldest.version, builtAt: oldest.builtAt } : null,
  };
}

function partOf(
  registry: Registry,
  name: string,
  line: RegistryRemote,
  published: readonly string[],
  health: Health | null,
): Omit<DeskPart, 'budget' | 'oldest'> {
  const healthOf = (version: string | undefined): VersionHealth | null =>
    version === undefined ? null : (health?.versions[`${name}@${version}`] ?? null);
  const { canary } = line;
  return {
    name,
    title: titleOf(registry, name, line),
    squad: line.squad,
    contact: line.contact,
    tier: line.tier,
    stable: line.stable,
    good: line.good,
    kill: line.kill ?? null,
    published,
    canary: canary
      ? {
          version: canary.version,
          percent: canary.percent,
          auto: canary.auto,
          halted: canary.halted,
          since: canary.since,
        }
      : null,
    health: healthOf(line.stable),
    canaryHealth: healthOf(canary?.version),
  };
}

async function seasonTitles(
  office: Office,
): Promise<Map<string, { title: string; versions: string[] }>> {
  const found = new Map<string, { title: string; versions: string[] }>();
  for (const store of [office.held, office.store]) {
    const names = new Set(
      (await store.list('remotes'))
        .map(({ path }) => path.split('/')[1] ?? '')
        .filter((name) => name.startsWith('season_')),
    );
    for (const name of names) {
      const versions = await publishedVersions(store, name);
      const release =
        versions[0] === undefined ? null : (await readPublished(store, name, versions[0]))?.release;
      const title = release?.surface?.['title'];
      const known = found.get(name);
      found.set(name, {
        title: known?.title ?? (typeof title === 'string' ? title : name),
        versions: [...new Set([...(known?.versions ?? []), ...versions])],
      });
    }
  }
  return found;
}

const windowOf = (row: CalendarRow, title: string): DeskWindow => ({
  name: row.name,
  season: row.season,
  title,
  id: row.id,
  version: row.version,
  from: row.from,
  until: row.until,
  revealAt: row.revealAt ?? null,
  priority: row.priority,
  graceMinutes: row.graceMinutes,
  phase: row.phase,
  embargoed: row.embargoed,
  shown: row.shown,
});

/**
 * Reads it all.
 *
 * @throws Refused when nothing is live yet.
 */
export async function readDeskState(
  office: Office,
  { who, health, watcher }: DeskFacts,
): Promise<DeskState> {
  const { channel, registry } = await requireLive(office.store, office.channel);
  const now = health?.now ?? office.now().getTime();
  const [{ rows, warnings }, seasons] = [
    await readCalendar(office, now),
    await seasonTitles(office),
  ];
  const parts = await Promise.all(
    Object.entries(registry.remotes).map(async ([name, line]) => ({
      ...partOf(registry, name, line, await publishedVersions(office.store, name), health),
      ...(await scoreOf(office, registry, name)),
    })),
  );
  return {
    who,
    now,
    channel: channel.channel,
    generation: channel.generation,
    issuedAt: channel.issuedAt,
    expiresAt: channel.expiresAt,
    keys: [...new Set(channel.sigs.map(({ keyId }) => keyId))],
    edgeAnswers: health !== null,
    host: {
      stable: registry.host?.current ?? '',
      good: registry.host?.good ?? [],
      published: await publishedVersions(office.store, 'host'),
    },
    parts,
    calendar: rows.map((row) => windowOf(row, seasons.get(row.name)?.title ?? row.name)),
    warnings,
    seasons: [...seasons].map(([name, { title, versions }]) => ({ name, title, versions })),
    watcher,
  };
}

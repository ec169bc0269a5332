/** Everything the console shows, read from the store, the vault and the edge. */
import { inBoth } from '../refusals/chinese';
import type { ConsolePart, ConsoleState, ConsoleWindow } from '@site/contracts/releases/console';
import type { ConsolePerson } from '@site/domain/releases/console-roles';
import type { Registry, RegistryRemote } from '@site/contracts/releases/registry';
import type { Health, VersionHealth } from '@site/contracts/releases/health';
import { budgetLines } from '../gate/budgets';
import { cohortsText } from '../changes/describe';
import { namedVersions } from '../changes/finish';
import { publishedVersions, readPublished, requireLive } from '../live';
import type { ReleaseContext } from '../context';
import { versionList } from '../version-list';
import { readCalendar, type CalendarRow } from '../seasons/calendar';

/** What the console knows besides: who looks, what the edge told, what the watcher did. */
export interface ConsoleFacts {
  readonly who: ConsolePerson & { readonly who: string };
  readonly health: Health | null;
  readonly watcher: ConsoleState['watcher'];
}

const titleOf = (registry: Registry, name: string, line: RegistryRemote): string => {
  const title = registry.versions[`${name}@${line.stable}`]?.surface?.['title'];
  return typeof title === 'string' ? title : name;
};

/** Budget and age of a part, by the records of its versions. */
async function scoreOf(
  { store }: ReleaseContext,
  registry: Registry,
  name: string,
): Promise<Pick<ConsolePart, 'budget' | 'oldest'>> {
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
  published: ConsolePart['published'],
  health: Health | null,
): Omit<ConsolePart, 'budget' | 'oldest'> {
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
          cohorts: cohortsText(canary),
        }
      : null,
    health: healthOf(line.stable),
    canaryHealth: healthOf(canary?.version),
  };
}

interface StoredSeason {
  readonly title: string;
  readonly squad: string | null;
  readonly versions: string[];
}

async function seasonTitles(context: ReleaseContext): Promise<Map<string, StoredSeason>> {
  const found = new Map<string, StoredSeason>();
  for (const store of [context.held, context.store]) {
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
        squad: known?.squad ?? release?.squad ?? null,
        versions: [...new Set([...(known?.versions ?? []), ...versions])],
      });
    }
  }
  return found;
}

const windowOf = (row: CalendarRow, title: string): ConsoleWindow => ({
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
export async function readConsoleState(
  context: ReleaseContext,
  { who, health, watcher }: ConsoleFacts,
): Promise<ConsoleState> {
  const { channel, registry } = await requireLive(context.store, context.channel);
  const now = health?.now ?? context.now().getTime();
  const [{ rows, warnings }, seasons] = [
    await readCalendar(context, now),
    await seasonTitles(context),
  ];
  const parts = await Promise.all(
    Object.entries(registry.remotes).map(async ([name, line]) => ({
      ...partOf(registry, name, line, await versionList(context.store, registry, name), health),
      ...(await scoreOf(context, registry, name)),
    })),
  );
  return {
    who: who.who,
    role: who.role,
    squad: who.squad,
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
      published: await versionList(context.store, registry, 'host'),
    },
    parts,
    calendar: rows.map((row) => windowOf(row, seasons.get(row.name)?.title ?? row.name)),
    warnings: warnings.map(inBoth),
    seasons: [...seasons].map(([name, season]) => ({ name, ...season })),
    watcher,
  };
}

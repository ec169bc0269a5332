import fs from 'node:fs';
import path from 'node:path';
import { beijingMidnight } from '@site/domain/releases/moment-text';
import type { BuiltPart } from '../build/build-all';
import { keptMaps } from '../build/maps';
import { inTurn, type Change, type Published } from '@site/release/changes/change';
import { makeLive } from '@site/release/changes/promote';
import { seedChange, WINDOW_DEFAULTS } from '@site/release/changes/windows';
import { commit } from '@site/release/commit';
import { keepMaps } from '@site/release/maps';
import { readLive, readPublished } from '@site/release/live';
import type { ReleaseContext } from '@site/release/context';
import { publishBuild } from '@site/release/publish';
import { readPlanned } from '@site/release/seasons/planned';
import { writeAtomic } from '@site/release/store/atomic-write';
import type { Part } from '../workspace/parts';

function readNoted(file: string): Record<string, string> {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, string>;
  } catch {
    return {};
  }
}

/**
 * Plan that a season's folder proposes for a site without one, in `season.json` beside its code:
 * two dates, or days before and after the first start.
 */
function firstPlan(
  part: Part,
  now: Date,
): { readonly from: string; readonly until: string } | null {
  const file = path.join(part.sourceDir, 'season.json');
  if (part.kind !== 'season' || !fs.existsSync(file)) return null;
  const { startsAt, endsAt, daysBefore, daysAfter } = JSON.parse(
    fs.readFileSync(file, 'utf8'),
  ) as Readonly<Record<string, unknown>>;
  if (typeof daysBefore === 'number' && typeof daysAfter === 'number')
    return {
      from: beijingMidnight(now.getTime(), -daysBefore),
      until: beijingMidnight(now.getTime(), daysAfter),
    };
  return typeof startsAt === 'string' && typeof endsAt === 'string'
    ? { from: startsAt, until: endsAt }
    : null;
}

/** A part that is live is only brought up to date: its plan is marketing's, also an empty one. */
const changeOf =
  (part: Part, published: Published, plan: ReturnType<typeof firstPlan>): Change =>
  (live, now) => {
    if (plan === null || Object.hasOwn(live.remotes, part.name))
      return makeLive(published)(live, now);
    const id = path.basename(part.sourceDir).replaceAll('_', '-');
    return inTurn([
      makeLive(published),
      seedChange(part.name, published, { id, ...plan, ...WINDOW_DEFAULTS }),
    ])(live, now);
  };

/** Seasons that nobody may see yet: held back, or planned under embargo, and not live. */
async function hiddenSeasons({
  store,
  held,
  channel,
}: ReleaseContext): Promise<ReadonlySet<string>> {
  const live = (await readLive(store, channel))?.registry.remotes ?? {};
  const names = [
    ...(await held.list('remotes')).map(({ path: file }) => file.split('/')[1] ?? ''),
    ...(await readPlanned(held)).map(({ name }) => name),
  ];
  return new Set(names.filter((name) => !Object.hasOwn(live, name)));
}

/**
 * Publishes and promotes what the workspace has that the store has not. A part whose sources are as
 * they were at the last start is left alone, so that an operator's rollback survives a restart; a
 * season that has a plan keeps it.
 *
 * @param pollSeconds how often pages ask for a newer generation.
 * @returns names of the parts that became live.
 */
export async function deployLocal(
  data: string,
  context: ReleaseContext,
  builds: readonly BuiltPart[],
  pollSeconds = 60,
): Promise<string[]> {
  const { store, channel } = context;
  const noteFile = path.join(data, 'deployed-builds.json');
  const noted = (await readLive(store, channel)) === null ? {} : readNoted(noteFile);
  const hidden = await hiddenSeasons(context);
  const changed = builds.filter(
    ({ part, version }) => noted[part.name] !== version && !hidden.has(part.name),
  );
  if (changed.length === 0) return [];
  const changes: Change[] = [];
  for (const { part, version, dir } of changed) {
    await publishBuild(store, dir);
    await keepMaps(context.maps, { name: part.name, version }, keptMaps(dir));
    const found = await readPublished(store, part.name, version);
    if (found) changes.push(changeOf(part, found, firstPlan(part, context.now())));
  }
  await commit(
    context.writer(),
    { channel, action: 'start', by: 'npm start', why: 'sources changed', pollSeconds },
    inTurn(changes),
  );
  const names = Object.fromEntries(changed.map(({ part, version }) => [part.name, version]));
  writeAtomic(noteFile, `${JSON.stringify({ ...noted, ...names }, null, 1)}\n`);
  return changed.map(({ part }) => part.name);
}

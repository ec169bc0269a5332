/**
 * Everything a build must pass before it is stored (releases D7): what reading shows first, the
 * browser last.
 */
import type { Registry } from '@site/contracts/releases/registry';
import type { Release } from '@site/contracts/releases/release';
import { budgetLines, overBudget } from './budgets';
import { gateFaultsZh } from '../refusals/gate-zh';
import { Refused, refused, type Published } from '../changes/change';
import { finished, namedVersions } from '../changes/finish';
import { makeLive } from '../changes/promote';
import { readLive, readPublished } from '../live';
import type { ReleaseContext } from '../context';
import { fileFaults, readBuild } from '../publish';
import type { ReleaseStore } from '../store/release-store';
import { breakFaults } from './contract-diff';
import { called } from './gate-check';
import { PAYLOAD_ADVICE, payloadFaults } from './payload-breaks';
import { readingFaults } from './reading';
import { smoke, type MatrixRow } from './smoke';
import type { SmokeStage } from './smoke-stage';

/** What the gate found; stored beside the release. */
export interface GateResult {
  readonly schema: 'mf-gate/1';
  readonly release: string;
  readonly at: string;
  readonly checks: Readonly<Record<string, 'good'>>;
  /** Each host and set of neighbours the release was run with. */
  readonly matrix: readonly MatrixRow[];
  /** Why it was not run in a browser; null when it was. */
  readonly smokeSkipped: string | null;
}

/** How it is run. */
export interface GateOptions {
  readonly approvals: readonly string[];
  /** Reason for not running the browser; null to run it. */
  readonly skipSmoke: string | null;
  /** What the browser run stands on. */
  readonly smokeStage: () => Promise<SmokeStage>;
  readonly say: (line: string) => void;
}

/** Another version with the same global would be run in the place of this one (releases B4). */
async function sharedNames(
  store: ReleaseStore,
  registry: Registry,
  release: Release,
): Promise<string[]> {
  const faults: string[] = [];
  for (const name of ['host', ...Object.keys(registry.remotes)]) {
    for (const version of namedVersions(registry, name)) {
      const other =
        name === release.name && version === release.version
          ? null
          : (await readPublished(store, name, version))?.release;
      if (
        other &&
        (other.entry.global === release.entry.global ||
          other.entry.uniqueName === release.entry.uniqueName)
      )
        faults.push(`${called(release)}: its container is named like that of ${called(other)}`);
    }
  }
  return faults;
}

/** Whether it fits among what is live: addresses, needs. */
function placeFaults(registry: Registry, published: Published, now: Date): string[] {
  try {
    finished(makeLive(published)(registry, now), now);
    return [];
  } catch (error) {
    if (error instanceof Refused) return [error.message];
    throw error;
  }
}

async function liveCounterpart(
  store: ReleaseStore,
  registry: Registry,
  name: string,
): Promise<Release | null> {
  const version = name === 'host' ? registry.host?.current : registry.remotes[name]?.stable;
  return version === undefined
    ? null
    : ((await readPublished(store, name, version))?.release ?? null);
}

/**
 * Runs the gate over a build.
 *
 * @throws Refused with every reason, one a line.
 */
export async function runGate(
  context: ReleaseContext,
  buildDir: string,
  options: GateOptions,
): Promise<GateResult> {
  const release = readBuild(buildDir);
  const { store, channel, now } = context;
  const registry = (await readLive(store, channel))?.registry ?? null;
  const before = registry === null ? null : await liveCounterpart(store, registry, release.name);
  const budgets = budgetLines(release).filter(({ ok }) => !ok);
  const checks: Readonly<Record<string, readonly string[]>> = {
    files: await fileFaults(buildDir, release),
    reading: readingFaults(buildDir),
    budgets: budgets.map((line) => `${called(release)}: ${overBudget(line)}`),
    names: registry === null ? [] : await sharedNames(store, registry, release),
    place: registry === null ? [] : placeFaults(registry, { release, integrity: '' }, now()),
    contract: before === null ? [] : breakFaults(before, release, options.approvals),
    payloads:
      registry === null ? [] : await payloadFaults([store, context.held], registry, release, now()),
  };
  const advice = checks['payloads']?.length ? [PAYLOAD_ADVICE] : [];
  const faults = [...Object.values(checks).flat(), ...advice];
  if (faults.length > 0)
    throw refused`the gate refuses ${called(release)}:\n${{
      en: faults.map((fault) => `  - ${fault}`).join('\n'),
      zh: gateFaultsZh(checks, budgets),
    }}`;
  const matrix = await browserRun(context, buildDir, release, registry, options);
  const good = Object.fromEntries(Object.keys(checks).map((check) => [check, 'good' as const]));
  return {
    schema: 'mf-gate/1',
    release: called(release),
    at: now().toISOString(),
    checks: good,
    matrix: matrix ?? [],
    smokeSkipped: matrix === null ? (options.skipSmoke ?? 'nothing is live here yet') : null,
  };
}

async function browserRun(
  { store }: ReleaseContext,
  buildDir: string,
  release: Release,
  registry: Registry | null,
  { skipSmoke, smokeStage, say }: GateOptions,
): Promise<MatrixRow[] | null> {
  if (skipSmoke !== null || registry?.host == null) return null;
  say(`running ${called(release)} in a browser …`);
  const matrix = await smoke(store, buildDir, release, registry, await smokeStage());
  for (const { host, neighbours, outcome, routes, faults } of matrix)
    say(
      `  host ${host}, ${neighbours} neighbours: ${outcome}${routes.length > 0 ? ` (${routes.join(', ')})` : ''}${outcome === 'refused' ? `: ${faults.join('; ')}` : ''}`,
    );
  const bad = matrix.filter(({ outcome }) => outcome === 'bad');
  if (bad.length > 0)
    throw refused`the gate refuses ${called(release)}, it does not run:\n${bad.flatMap(({ host, neighbours, faults }) => faults.map((fault) => `  - host ${host}, ${neighbours} neighbours: ${fault}`)).join('\n')}`;
  return matrix;
}

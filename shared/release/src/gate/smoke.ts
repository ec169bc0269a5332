/**
 * The candidate in a real browser, against the live host and the one before, beside the live and
 * the coming neighbours (releases D7).
 */
import type { Browser } from 'playwright';
import type { Registry } from '@site/contracts/releases/registry';
import type { Release } from '@site/contracts/releases/release';
import { unmetRequirement } from '@site/domain/releases/resolve';
import { exampleOf } from '@site/domain/releases/example-address';
import { refused, type Published } from '../changes/change';
import type { ReleaseStore } from '../store/release-store';
import { startSmokeSite, type SmokeSite } from './smoke-site';
import type { SmokeStage } from './smoke-stage';
import { visitRoute } from './visit-route';

/** One line of the compatibility matrix that is stored with a release. */
export interface MatrixRow {
  readonly host: string;
  /** `stable`, or `canary` with the versions that are on their way. */
  readonly neighbours: 'stable' | 'canary';
  readonly routes: readonly string[];
  /**
   * `refused`: this host does not offer what the release needs; its pages keep the version they
   * have.
   */
  readonly outcome: 'good' | 'bad' | 'refused';
  readonly faults: readonly string[];
}

interface Line {
  readonly name: string;
  readonly version: string;
}

const remotesOf = (registry: Registry, kind: MatrixRow['neighbours'], without: string): Line[] =>
  Object.entries(registry.remotes)
    .filter(([name, line]) => name !== without && !line.kill)
    .map(([name, line]) => ({
      name,
      version:
        kind === 'canary' && line.canary && !line.canary.halted ? line.canary.version : line.stable,
    }));

const hasRamps = (registry: Registry, without: string): boolean =>
  Object.entries(registry.remotes).some(
    ([name, { canary }]) => name !== without && canary && !canary.halted,
  );

const listed = (release: Release, field: 'routes' | 'slots'): readonly Record<string, unknown>[] =>
  Array.isArray(release.surface?.[field])
    ? (release.surface[field] as Record<string, unknown>[])
    : [];

/**
 * Routes that a release wants to be opened; where it names none the first page that has an address,
 * or the home page of a part that stands only there.
 */
export function smokeRoutes(release: Release): readonly string[] {
  if (release.smoke.length > 0) return release.smoke;
  const routes = listed(release, 'routes');
  const [first] = routes.flatMap((route) => exampleOf(route) ?? []);
  if (first !== undefined) return [first];
  const isAtHome = listed(release, 'slots').some(({ name }) => String(name).startsWith('home.'));
  return routes.length === 0 && isAtHome ? ['/'] : [];
}

interface Try {
  readonly site: SmokeSite;
  readonly browser: Browser;
  readonly release: Release;
}

async function tryWith(
  { site, browser, release }: Try,
  host: Published,
  neighbours: MatrixRow['neighbours'],
  registry: Registry,
): Promise<MatrixRow> {
  const isHost = release.kind === 'host';
  const others: Published[] = [];
  for (const { name, version } of remotesOf(registry, neighbours, release.name))
    others.push(await site.take(name, version));
  const candidate = await site.take(release.name, release.version);
  const row = { host: host.release.version, neighbours };
  const offers = host.release.offers;
  const unmet =
    isHost || !offers
      ? null
      : unmetRequirement(release.requires, { ...offers, hostApi: offers.api });
  if (unmet !== null) return { ...row, routes: [], outcome: 'refused', faults: [unmet] };
  await site.show([isHost ? candidate : host, ...others, ...(isHost ? [] : [candidate])]);
  const routes = isHost
    ? ['/', '/login', ...others.flatMap((other) => smokeRoutes(other.release).slice(0, 1))]
    : smokeRoutes(release);
  const faults: string[] = [];
  for (const route of routes)
    faults.push(...(await visitRoute(browser, site.url, route, release.name, release.version)));
  return { ...row, routes, outcome: faults.length === 0 ? 'good' : 'bad', faults };
}

/**
 * Runs the candidate.
 *
 * @param stage browser and servers to run it with.
 * @returns the compatibility matrix, one row for each host that is live or was before.
 * @throws Refused when this machine has no browser, or when the part has no page to open: what
 *   nobody has seen run is not good.
 */
export async function smoke(
  store: ReleaseStore,
  buildDir: string,
  release: Release,
  registry: Registry,
  stage: SmokeStage,
): Promise<MatrixRow[]> {
  const { host } = registry;
  if (host === null) return [];
  if (release.kind !== 'host' && smokeRoutes(release).length === 0)
    throw refused`the gate refuses ${release.name}@${release.version}, no page of it can be opened: mark a route of remote.json with "smoke": true, and give one with a parameter an address, like "example": "/draw/1"`;
  const hosts =
    release.kind === 'host' ? [release.version] : [host.current, ...host.good.slice(0, 1)];
  // The browser first: one that cannot start leaves no site behind.
  const browser = await stage.launch();
  let site: SmokeSite | null = null;
  try {
    site = await startSmokeSite(stage, store, buildDir, [{ name: 'host', version: host.current }]);
    const rows: MatrixRow[] = [];
    for (const [at, version] of hosts.entries()) {
      const shown = await site.take('host', version);
      rows.push(await tryWith({ site, browser, release }, shown, 'stable', registry));
      if (at === 0 && hasRamps(registry, release.name))
        rows.push(await tryWith({ site, browser, release }, shown, 'canary', registry));
    }
    return rows;
  } finally {
    await browser.close().finally(() => site?.stop());
  }
}

/** What of the sources comes into a data folder before it is served. */
import fs from 'node:fs';
import { openReleases } from '@site/release/context';
import { Refused } from '@site/release/changes/change';
import { readLive, type Live } from '@site/release/live';
import { siteDir } from '@site/release/store/open-store';
import type { BuiltPart } from '../build/build-all';
import { flavourMark, flavourOf } from '../workspace/flavour';
import { discoverParts } from '../workspace/parts';

/**
 * When sources are built and made live: at each start (development), only where nothing is live yet
 * (a first start), or never (a machine that serves).
 */
export type UseOfSources = 'always' | 'first' | 'never';

/** What is made ready, and how. */
export interface ReadyOptions {
  readonly env: NodeJS.ProcessEnv;
  readonly isDev: boolean;
  readonly sources: UseOfSources;
  readonly log: (line: string) => void;
  /** Finished builds in the place of parts that would be built here. */
  readonly released?: readonly BuiltPart[];
  /** Names of parts that somebody else makes live in this data folder. */
  readonly elsewhere?: readonly string[];
}

async function buildAndDeploy(
  { env, log, isDev, released = [], elsewhere = [] }: ReadyOptions,
  data: string,
): Promise<void> {
  // Bundler and parts are read when something is built: whoever only serves has neither.
  const [{ buildAll }, { deployLocal }] = await Promise.all([
    import('../build/build-all'),
    import('./deploy-local'),
  ]);
  const own = discoverParts()
    .map(({ name }) => name)
    .filter(
      (name) => !released.some(({ part }) => part.name === name) && !elsewhere.includes(name),
    );
  const builds = [...(await buildAll(log, own, flavourOf(env, isDev))), ...released];
  const fresh = await deployLocal(
    data,
    openReleases({ data }),
    builds,
    Number(env.POLL_SECONDS ?? (isDev ? '5' : '60')),
  );
  if (fresh.length > 0) log(`now live: ${fresh.join(', ')}`);
}

/** Parts whose sources here are not what members get; a season that is not live is marketing's. */
async function otherSources({ registry }: Live, env: NodeJS.ProcessEnv): Promise<string[]> {
  const { versionOf } = await import('../workspace/source-hash');
  const flavour = flavourOf(env, false);
  return discoverParts()
    .filter((part) => {
      const live = part.name === 'host' ? registry.host?.current : registry.remotes[part.name];
      const stable = typeof live === 'string' ? live : live?.stable;
      if (stable === undefined && part.kind === 'season') return false;
      return stable !== versionOf(part) + flavourMark(part, flavour);
    })
    .map(({ name }) => name);
}

/**
 * Members' sites get no demo boards: builds for them have a mark at the end of their version.
 *
 * @throws Refused for a host without it.
 */
function refuseDemo({ registry }: Live, { SITE_ENV }: NodeJS.ProcessEnv, data: string): void {
  const version = registry.host?.current ?? '';
  if (SITE_ENV !== 'live' || version.endsWith('l')) return;
  throw new Refused(
    `what is live in ${data} was built with demo boards (host@${version}) and is not served with SITE_ENV=live; release the host for members (SITE_ENV=live npm run release -- publish host, then promote host), or choose another folder with DATA_DIR`,
  );
}

/**
 * Makes a data folder ready to be served. What is live there stays as it is, unless this is
 * development: an operator's release or rollback must survive a restart.
 *
 * @throws Refused when only serving was asked for and nothing is live.
 */
export async function makeReady(options: ReadyOptions, data: string): Promise<void> {
  const { sources, env, log } = options;
  fs.mkdirSync(siteDir(data), { recursive: true });
  const live =
    sources === 'always' ? null : await readLive(openReleases({ data }).store, 'production');
  if (live === null && sources === 'never')
    throw new Refused(
      `nothing is live in ${data} yet: release into it first (npm run release -- publish host, then promote host), copy a release store there (npm run release -- sync), or let npm start build the sources of this workspace`,
    );
  if (live === null) return buildAndDeploy(options, data);
  refuseDemo(live, env, data);
  log(`serving what is live in ${data}: generation ${live.channel.generation}`);
  const others = sources === 'first' ? await otherSources(live, env) : [];
  if (others.length > 0)
    log(
      `the sources here are not what is live of: ${others.join(', ')}; see them with npm run dev, release them with npm run release -- publish ${others[0]} (and promote), or delete the folder to start over`,
    );
}

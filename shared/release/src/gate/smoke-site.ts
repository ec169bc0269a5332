/**
 * A site for the gate alone: the live parts and the candidate in a folder of its own, served with
 * the sandbox by whoever runs the gate, seen by nobody else.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Registry } from '@site/contracts/releases/registry';
import { emptyRegistry, inTurn, type Published } from '../changes/change';
import { makeLive } from '../changes/promote';
import { commit } from '../commit';
import { copyVersion } from '../copy-version';
import { requirePublished } from '../live';
import { openReleases, type ReleaseContext } from '../context';
import { publishBuild } from '../publish';
import type { ReleaseStore } from '../store/release-store';
import type { SmokeStage } from './smoke-stage';

/** A served scratch site. */
export interface SmokeSite {
  readonly url: string;
  /**
   * Makes exactly these versions live, with nothing to fall back to: a page that shows another
   * version has failed.
   */
  readonly show: (parts: readonly Published[]) => Promise<void>;
  /** Brings a version of the real store over. */
  readonly take: (name: string, version: string) => Promise<Published>;
  readonly stop: () => Promise<void>;
}

const withoutFallback = (registry: Registry): Registry => ({
  ...registry,
  host: registry.host && { ...registry.host, good: [] },
  remotes: Object.fromEntries(
    Object.entries(registry.remotes).map(([name, line]) => [
      name,
      { ...line, good: [], windows: null },
    ]),
  ),
});

async function showOnly(context: ReleaseContext, parts: readonly Published[]): Promise<void> {
  const hostFirst = parts.toSorted(
    (a, b) => Number(b.release.kind === 'host') - Number(a.release.kind === 'host'),
  );
  await commit(
    context.writer(),
    { channel: context.channel, action: 'start', by: 'gate', why: 'smoke' },
    (_live, now) => withoutFallback(inTurn(hostFirst.map(makeLive))(emptyRegistry(), now)),
  );
}

/**
 * Starts a scratch site.
 *
 * @param stage servers to serve it with.
 * @param real store that live versions are taken from.
 * @param buildDir the candidate's build; it lies beside the live parts, but is shown only when
 *   asked for.
 * @param first what is live when the site starts.
 */
export async function startSmokeSite(
  stage: SmokeStage,
  real: ReleaseStore,
  buildDir: string,
  first: readonly { readonly name: string; readonly version: string }[],
): Promise<SmokeSite> {
  const data = fs.mkdtempSync(path.join(os.tmpdir(), 'site-smoke-'));
  const context = openReleases({ data });
  await publishBuild(context.store, buildDir);
  const take = async (name: string, version: string): Promise<Published> => {
    await copyVersion(real, context.store, name, version);
    return requirePublished(context.store, name, version);
  };
  const parts: Published[] = [];
  for (const { name, version } of first) parts.push(await take(name, version));
  await showOnly(context, parts);
  const removeData = (): void => fs.rmSync(data, { recursive: true, force: true });
  const served = await stage.serve(data).catch((error: unknown) => {
    removeData();
    throw error;
  });
  return {
    url: served.url,
    show: (versions) => showOnly(context, versions),
    take,
    stop: () => served.stop().finally(removeData),
  };
}

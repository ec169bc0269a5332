/**
 * A site for the gate alone: the live parts and the candidate in a folder of its own, served with
 * the sandbox, seen by nobody else.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort, startServer, stopServer, waitForOk } from '../../serve/processes';
import type { Registry } from '@site/contracts/releases/registry';
import { emptyRegistry, inTurn, type Published } from '../changes/change';
import { makeLive } from '../changes/promote';
import { commit } from '../commit';
import { copyVersion } from '../copy-version';
import { requirePublished } from '../live';
import { openOffice, vaultOf, type Office } from '../office';
import { publishBuild } from '../publish';
import { publicFile } from '../signing/keys';
import type { ReleaseStore } from '../store/release-store';

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

async function showOnly(office: Office, parts: readonly Published[]): Promise<void> {
  const hostFirst = parts.toSorted(
    (a, b) => Number(b.release.kind === 'host') - Number(a.release.kind === 'host'),
  );
  await commit(
    office.press(),
    { channel: office.channel, action: 'start', by: 'gate', why: 'smoke' },
    (_live, now) => withoutFallback(inTurn(hostFirst.map(makeLive))(emptyRegistry(), now)),
  );
}

/**
 * Starts a scratch site.
 *
 * @param buildDir the candidate's build; it lies beside the live parts, but is shown only when
 *   asked for.
 * @param first what is live when the site starts.
 */
export async function startSmokeSite(
  real: ReleaseStore,
  buildDir: string,
  first: readonly { readonly name: string; readonly version: string }[],
): Promise<SmokeSite> {
  const data = fs.mkdtempSync(path.join(os.tmpdir(), 'site-smoke-'));
  const office = openOffice({ data });
  await publishBuild(office.store, buildDir);
  const take = async (name: string, version: string): Promise<Published> => {
    await copyVersion(real, office.store, name, version);
    return requirePublished(office.store, name, version);
  };
  const parts: Published[] = [];
  for (const { name, version } of first) parts.push(await take(name, version));
  await showOnly(office, parts);
  const [sandboxPort, port] = [await freePort(), await freePort()];
  const sandbox = startServer('smoke sandbox', 'e2e/sandbox/src/main.ts', {
    PORT: String(sandboxPort),
    HOST: '127.0.0.1',
    DATA_DIR: data,
    SITE_PORT: String(port),
    SITE_ENV: 'staging',
  });
  const edge = startServer('smoke edge', 'host/edge/src/main.ts', {
    PORT: String(port),
    SITE_DIR: path.join(data, 'site'),
    KEYS_FILE: publicFile(vaultOf(data)),
    BACKEND_URL: `http://127.0.0.1:${sandboxPort}`,
    BACKEND_IS_SANDBOX: '1',
    SITE_ENV: 'staging',
  });
  const stop = async (): Promise<void> => {
    await Promise.all([stopServer(edge), stopServer(sandbox)]);
    fs.rmSync(data, { recursive: true, force: true });
  };
  try {
    await waitForOk(`http://127.0.0.1:${sandboxPort}/healthz`, sandbox, 'the sandbox of the gate');
    await waitForOk(`http://127.0.0.1:${port}/readyz`, edge, 'the edge of the gate');
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    url: `http://127.0.0.1:${port}`,
    show: (versions) => showOnly(office, versions),
    take,
    stop,
  };
}

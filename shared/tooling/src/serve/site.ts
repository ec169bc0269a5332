import type { ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import { buildAll, type BuiltPart } from '../build/build-all';
import { flavourOf } from '../workspace/flavour';
import { deskToken } from '../desk/sign-in';
import { openOffice, vaultOf } from '../release/office';
import { publicFile } from '../release/signing/keys';
import { discoverParts } from '../workspace/parts';
import { dataDir, inWorkspace, siteDir } from '../workspace/paths';
import { deployLocal } from './deploy-local';
import { freePort, isPortFree, startServer, stopServer, waitForOk } from './processes';

/** How to serve. */
export interface SiteOptions {
  readonly port: number;
  readonly env: NodeJS.ProcessEnv;
  readonly isDev: boolean;
  readonly log: (line: string) => void;
  /** Parts that are taken as they are live elsewhere instead of being built here, as finished builds. */
  readonly released?: readonly BuiltPart[];
  /** Called when a server ends by itself. */
  readonly onCrash: (name: string) => void;
}

/** A running site. */
export interface RunningSite {
  readonly url: string;
  readonly data: string;
  /** The release desk; null when its port is taken or it is not wanted. */
  readonly desk: { readonly url: string; readonly token: string } | null;
  readonly stop: () => Promise<void>;
}

function portOf(env: NodeJS.ProcessEnv): number {
  const port = Number(env.PORT ?? '4300');
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Error(`PORT must be a whole number from 1 to 65535, not "${env.PORT}"`);
}

/** Reads the port of the site from the environment. */
export const sitePort = portOf;

async function startSandbox(options: SiteOptions, data: string, watch: (name: string, child: ChildProcess) => ChildProcess): Promise<string> {
  const script = 'e2e/sandbox/src/main.ts';
  if (!fs.existsSync(inWorkspace(script))) throw new Error(`${script} is missing; set GATEWAY_URL to serve with a real gateway`);
  const port = await freePort();
  const env = { PORT: String(port), HOST: '127.0.0.1', DATA_DIR: data, SITE_PORT: String(options.port) };
  const child = watch('sandbox', startServer('sandbox', script, env));
  const url = `http://127.0.0.1:${port}`;
  await waitForOk(`${url}/__sandbox/clock`, child, 'the sandbox');
  return url;
}

/** Starts the release desk beside the site. The site does not need it: a port that is taken is told, and the site goes on. */
async function startDesk({ env, log }: SiteOptions, site: string, data: string, keep: (child: ChildProcess) => void): Promise<RunningSite['desk']> {
  const port = Number(env.DESK_PORT ?? '4310');
  if (port === 0) return null;
  if (!Number.isInteger(port) || port < 0 || port > 65_535 || !await isPortFree(port)) {
    log(`the release desk was not started: port ${env.DESK_PORT ?? port} cannot be used; choose another with DESK_PORT=4311 (0 for none)`);
    return null;
  }
  const token = env.DESK_TOKEN || deskToken();
  keep(startServer('desk', 'shared/tooling/src/cli/desk.ts', { DESK_PORT: String(port), DATA_DIR: data, SITE_URL: site, DESK_TOKEN: token }));
  return { url: `http://127.0.0.1:${port}/`, token };
}

/**
 * Builds what changed, makes it live in the data folder, and serves it with its back end.
 * @throws Error with a sentence that says what to do.
 */
export async function startSite(options: SiteOptions): Promise<RunningSite> {
  const { port, env, log } = options;
  if (!await isPortFree(port)) throw new Error(`port ${port} is in use; stop what listens there or choose another: PORT=4301 npm start`);
  const data = dataDir(env);
  const office = openOffice({ data });
  fs.mkdirSync(siteDir(data), { recursive: true });
  const { released = [] } = options;
  const own = discoverParts().map(({ name }) => name).filter((name) => !released.some(({ part }) => part.name === name));
  const builds = [...await buildAll(log, own, flavourOf(env, options.isDev)), ...released];
  const fresh = await deployLocal(data, office, builds, Number(env.POLL_SECONDS ?? (options.isDev ? '5' : '60')));
  if (fresh.length > 0) log(`now live: ${fresh.join(', ')}`);
  const children: ChildProcess[] = [];
  let stopping = false;
  const watch = (name: string, child: ChildProcess): ChildProcess => {
    children.push(child);
    child.once('exit', () => { if (!stopping) options.onCrash(name); });
    return child;
  };
  const stop = async (): Promise<void> => {
    stopping = true;
    await Promise.all(children.map(stopServer));
  };
  try {
    const gateway = env.GATEWAY_URL;
    const backend = gateway ?? await startSandbox(options, data, watch);
    const edge = watch('edge', startServer('edge', 'host/edge/src/main.ts', {
      PORT: String(port), SITE_DIR: siteDir(data), KEYS_FILE: publicFile(vaultOf(data)), BACKEND_URL: backend, BACKEND_IS_SANDBOX: gateway ? '0' : '1',
      SITE_ENV: env.SITE_ENV ?? 'staging', EDGE_DEV: options.isDev ? '1' : '0',
    }));
    const url = `http://127.0.0.1:${port}`;
    await waitForOk(`${url}/healthz`, edge, 'the edge');
    return { url, data, desk: await startDesk(options, url, data, (child) => void children.push(child)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

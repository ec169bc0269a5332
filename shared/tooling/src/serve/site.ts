import type { ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import { buildAll } from '../build/build-all';
import { flavourOf } from '../workspace/flavour';
import { dataDir, inWorkspace, siteDir } from '../workspace/paths';
import { deployLocal } from './deploy-local';
import { freePort, isPortFree, startServer, stopServer, waitForOk } from './processes';

/** How to serve. */
export interface SiteOptions {
  readonly port: number;
  readonly env: NodeJS.ProcessEnv;
  readonly isDev: boolean;
  readonly log: (line: string) => void;
  /** Called when a server ends by itself. */
  readonly onCrash: (name: string) => void;
}

/** A running site. */
export interface RunningSite {
  readonly url: string;
  readonly data: string;
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

/**
 * Builds what changed, makes it live in the data folder, and serves it with its back end.
 * @throws Error with a sentence that says what to do.
 */
export async function startSite(options: SiteOptions): Promise<RunningSite> {
  const { port, env, log } = options;
  if (!await isPortFree(port)) throw new Error(`port ${port} is in use; stop what listens there or choose another: PORT=4301 npm start`);
  const data = dataDir(env);
  const store = { root: siteDir(data) };
  fs.mkdirSync(store.root, { recursive: true });
  const fresh = await deployLocal(data, store, await buildAll(log, undefined, flavourOf(env, options.isDev)), options.isDev ? 5 : 60);
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
      PORT: String(port), SITE_DIR: store.root, BACKEND_URL: backend, BACKEND_IS_SANDBOX: gateway ? '0' : '1',
      SITE_ENV: env.SITE_ENV ?? 'staging', EDGE_DEV: options.isDev ? '1' : '0',
    }));
    const url = `http://127.0.0.1:${port}`;
    await waitForOk(`${url}/healthz`, edge, 'the edge');
    return { url, data, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

import fs from 'node:fs';
import type { BuiltPart } from '../build/build-all';
import { consoleToken } from '@site/release/console/token';
import { vaultOf } from '@site/release/context';
import { publicFile } from '@site/release/signing/keys';
import { siteDir } from '@site/release/store/open-store';
import { dataDir, inWorkspace } from '../workspace/paths';
import { createCrew, type Crew } from './crew';
import { lockData } from './data-lock';
import { makeReady, type UseOfSources } from './make-ready';
import { freePort, isPortFree, startServer, waitForOk } from './processes';
import { keepRunFile } from './run-file';

/** How to serve. */
export interface SiteOptions {
  readonly port: number;
  readonly env: NodeJS.ProcessEnv;
  readonly isDev: boolean;
  readonly sources: UseOfSources;
  /** The session whose pages these are, as its server says it; `npm run dev` alone has one. */
  readonly devSession?: string;
  readonly log: (line: string) => void;
  /**
   * Parts that are taken as they are live elsewhere instead of being built here, as finished
   * builds.
   */
  readonly released?: readonly BuiltPart[];
  /** Names of parts that somebody else makes live in this data folder. */
  readonly elsewhere?: readonly string[];
  /** Called when a server without which there is no site ended again and again, and was given up. */
  readonly onCrash: (name: string) => void;
}

/** A running site. */
export interface RunningSite {
  readonly url: string;
  readonly data: string;
  /** The release console; null when its port is taken or it is not wanted. */
  readonly releaseConsole: { readonly url: string; readonly token: string } | null;
  /** Port of operations; null without one. */
  readonly ops: string | null;
  readonly stop: () => Promise<void>;
}

function portOf(name: string, text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Error(`${name} must be a whole number from 1 to 65535, not "${text}"`);
}

/** Reads the port of the site from the environment. */
export const sitePort = ({ PORT = '4300' }: NodeJS.ProcessEnv): number => portOf('PORT', PORT);

/** Port of TLS and HTTP/2; null without `HTTPS=1`. */
export const httpsPort = ({ HTTPS, HTTPS_PORT = '4343' }: NodeJS.ProcessEnv): number | null =>
  HTTPS === '1' ? portOf('HTTPS_PORT', HTTPS_PORT) : null;

/** What the servers of one start have in common. */
interface Plan {
  readonly options: SiteOptions;
  readonly data: string;
  readonly crew: Crew;
}

const siteEnv = (env: NodeJS.ProcessEnv): string => env.SITE_ENV ?? 'staging';

async function startSandbox({ options, data, crew }: Plan): Promise<string> {
  const script = 'e2e/sandbox/src/main.ts';
  if (!fs.existsSync(inWorkspace(script)))
    throw new Error(`${script} is missing; set GATEWAY_URL to serve with a real gateway`);
  const port = options.env.SANDBOX_PORT ? Number(options.env.SANDBOX_PORT) : await freePort();
  const env = {
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: data,
    SITE_PORT: String(options.port),
    SITE_ENV: siteEnv(options.env),
  };
  const url = `http://127.0.0.1:${port}`;
  const kept = crew.keep({
    name: 'sandbox',
    url,
    start: () => startServer('sandbox', script, env),
    onGivenUp: () => options.onCrash('sandbox'),
  });
  await waitForOk(`${url}/healthz`, kept.child(), 'the sandbox');
  return url;
}

/**
 * Starts the release console beside the site. The site does not need it: a port that is taken is
 * told, and the site goes on.
 */
async function startConsole(
  { options: { env, log }, data, crew }: Plan,
  site: { readonly url: string; readonly counts: string },
): Promise<RunningSite['releaseConsole']> {
  const port = Number(env.CONSOLE_PORT ?? '4310');
  if (port === 0) return null;
  if (!Number.isInteger(port) || port < 0 || port > 65_535 || !(await isPortFree(port))) {
    log(
      `the release console was not started: port ${env.CONSOLE_PORT ?? port} cannot be used; choose another with CONSOLE_PORT=4311 (0 for none)`,
    );
    return null;
  }
  const token = env.CONSOLE_TOKEN || consoleToken();
  const url = `http://127.0.0.1:${port}/`;
  const own = {
    CONSOLE_PORT: String(port),
    DATA_DIR: data,
    SITE_URL: site.counts,
    PUBLIC_URL: env.PUBLIC_URL ?? site.url,
    CONSOLE_TOKEN: token,
  };
  crew.keep({
    name: 'console',
    url,
    start: () => startServer('console', 'shared/tooling/src/cli/console.ts', own),
    onGivenUp: () => undefined,
  });
  return { url, token };
}

/** Port of operations: members' sites show their counts nowhere else. */
async function opsPort(env: NodeJS.ProcessEnv): Promise<string> {
  return env.OPS_PORT ?? (env.SITE_ENV === 'live' ? String(await freePort()) : '');
}

const opsUrlOf = (ops: string): string | null => (ops === '' ? null : `http://127.0.0.1:${ops}`);

/** Starts the servers, the back end first. */
async function serve(plan: Plan, ops: string): Promise<Omit<RunningSite, 'stop'>> {
  const { options, data, crew } = plan;
  const { port, env } = options;
  const url = `http://127.0.0.1:${port}`;
  const gateway = env.GATEWAY_URL;
  const backend = gateway ?? (await startSandbox(plan));
  const edgeEnv = {
    PORT: String(port),
    SITE_DIR: siteDir(data),
    KEYS_FILE: publicFile(vaultOf(data)),
    BACKEND_URL: backend,
    BACKEND_IS_SANDBOX: gateway ? '0' : '1',
    SITE_ENV: siteEnv(env),
    DEV_SESSION: options.devSession ?? '',
    OPS_PORT: ops,
    HTTPS_PORT: String(httpsPort(env) ?? ''),
  };
  const edge = crew.keep({
    name: 'edge',
    url,
    start: () => startServer('edge', 'host/edge/src/main.ts', edgeEnv),
    onGivenUp: () => options.onCrash('edge'),
  });
  await waitForOk(`${url}/readyz`, edge.child(), 'the edge');
  const opsUrl = opsUrlOf(ops);
  return {
    url,
    data,
    releaseConsole: await startConsole(plan, { url, counts: opsUrl ?? url }),
    ops: opsUrl,
  };
}

async function serveReady(
  options: SiteOptions,
  data: string,
  giveBack: () => void,
): Promise<RunningSite> {
  const { port, env, log } = options;
  const ops = await opsPort(env);
  const run = keepRunFile({ data, url: `http://127.0.0.1:${port}`, ops: opsUrlOf(ops), log });
  const crew = createCrew({ log, note: run.note });
  crew.atEnd(giveBack);
  crew.atEnd(run.remove);
  try {
    return { ...(await serve({ options, data, crew }, ops)), stop: crew.stop };
  } catch (error) {
    await crew.stop();
    throw error;
  }
}

/**
 * Makes a data folder ready and serves nothing: the first release of a store that others serve.
 *
 * @throws Error with a sentence when a site runs over the folder.
 */
export async function releaseOnly(options: Omit<SiteOptions, 'onCrash'>): Promise<void> {
  const data = dataDir(options.env);
  const giveBack = lockData(data, options.port);
  try {
    await makeReady(options, data);
  } finally {
    giveBack();
  }
}

/**
 * Serves what is live in the data folder with its back end; the sources are built and made live
 * before, where they are to be.
 *
 * @throws Error with a sentence that says what to do.
 */
export async function startSite(options: SiteOptions): Promise<RunningSite> {
  const { port, env } = options;
  const data = dataDir(env);
  const giveBack = lockData(data, port);
  try {
    if (!(await isPortFree(port)))
      throw new Error(
        `port ${port} is in use; stop what listens there or choose another: PORT=4301 npm start`,
      );
    const https = httpsPort(env);
    if (https !== null && !(await isPortFree(https)))
      throw new Error(
        `port ${https} for HTTPS is in use; choose another: HTTPS=1 HTTPS_PORT=4344 npm start`,
      );
    await makeReady(options, data);
    return await serveReady(options, data, giveBack);
  } catch (error) {
    giveBack();
    throw error;
  }
}

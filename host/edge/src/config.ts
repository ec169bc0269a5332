import path from 'node:path';
import { errorServiceOf } from '@site/domain/telemetry/sentry';

/** Settings of one edge, from the environment; the only place that reads it. */
export interface EdgeConfig {
  readonly port: number;
  /** Address to listen on. */
  readonly listen: string;
  /** Port of this machine for TLS and HTTP/2, beside the plain one; null for none. */
  readonly httpsPort: number | null;
  readonly env: 'live' | 'staging';
  /** Release store, laid out as it is served. */
  readonly siteDir: string;
  /** Address of a store that the folder is a copy of, without a slash at its end; null for none. */
  readonly storeUrl: string | null;
  readonly channel: string;
  /** File with the public keys that pointers are signed with; null where nothing is signed. */
  readonly keysFile: string | null;
  /** Where API calls go: the sandbox or a real gateway. */
  readonly backend: URL;
  /** True when the back end is the sandbox, with its control surface. */
  readonly isSandbox: boolean;
  /** The session of `npm run dev` behind its pages' script; null elsewhere. */
  readonly devSession: { readonly url: string; readonly integrity: string } | null;
  /**
   * Proxies of one's own in front: that many of the last addresses in `X-Forwarded-For` are theirs
   * to tell, what stands before them a caller made up.
   */
  readonly proxies: number;
  /**
   * Secret that control surfaces ask for where the edge listens to other machines; null where there
   * is none, and then nobody gets in.
   */
  readonly controlSecret: string | null;
  /**
   * Port of this machine for operations: counts and readiness, beside the public one; null for
   * none.
   */
  readonly opsPort: number | null;
  /** File of the access log, `-` for standard output; null for none. */
  readonly accessLog: string | null;
  /** File that counts of versions are kept in over a restart; null for none. */
  readonly countsFile: string | null;
  /** Origins that the main API may send a browser to without a question (§7.1, GEN0003). */
  readonly redirectOrigins: readonly string[];
  /** DSN of a service that pages tell errors to besides; null for none. */
  readonly errorService: string | null;
  /** Heap from which on new visitors wait, in bytes; null for no limit. */
  readonly mostHeapBytes: number | null;
}

function portOf(text: string | undefined, name = 'PORT'): number {
  const port = Number(text ?? '4300');
  if (Number.isInteger(port) && port > 0 && port < 65536) return port;
  throw new Error(`${name} must be a whole number from 1 to 65535, not "${text}"`);
}

function proxiesOf(text: string | undefined): number {
  const proxies = Number(text ?? '0');
  if (Number.isInteger(proxies) && proxies >= 0 && proxies <= 9) return proxies;
  throw new Error(
    `TRUST_PROXY must be the number of proxies of your own in front, 0 to 9, not "${text}"`,
  );
}

function backendOf(text: string | undefined): URL {
  if (!text || !URL.canParse(text))
    throw new Error(`the back end's address is missing or no URL: "${text ?? ''}"`);
  const url = new URL(text);
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    throw new Error(`the back end's address must be http or https, not ${url.protocol}`);
  return url;
}

/** Hops that may tell of a caller: the proxies in front, and this edge's own front for TLS. */
export const hopsOf = ({ proxies, httpsPort }: Pick<EdgeConfig, 'proxies' | 'httpsPort'>): number =>
  proxies + (httpsPort === null ? 0 : 1);

/** Encrypted origins alone, as a browser writes them. */
function redirectOriginsOf(text: string | undefined): readonly string[] {
  const named = (text ?? '').split(/[\s,]+/).filter((each) => each !== '');
  const odd = named.find(
    (each) =>
      !URL.canParse(each) || new URL(each).origin !== each || new URL(each).protocol !== 'https:',
  );
  if (odd === undefined) return named;
  throw new Error(`REDIRECT_ORIGINS takes origins like https://pay.example, not "${odd}"`);
}

/** A file, or `-`; a relative one lies where the edge was started. */
const accessLogOf = (text: string | undefined): string | null =>
  text === undefined || text === '' ? null : text === '-' ? '-' : path.resolve(text);

/** What comes over a network is believed only with keys to prove it by. */
function storeUrlOf(text: string | undefined, keysFile: string | undefined): string | null {
  if (!text) return null;
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol))
    throw new Error(`STORE_URL is the http address of a release store, not "${text}"`);
  if (!keysFile)
    throw new Error('STORE_URL needs KEYS_FILE: the keys that its pointer is proven by');
  const { origin, pathname } = new URL(text);
  return `${origin}${pathname
    .split('/')
    .filter((step) => step !== '')
    .map((step) => `/${step}`)
    .join('')}`;
}

const LOOPBACK: ReadonlySet<string> = new Set(['127.0.0.1', '::1', 'localhost']);

/**
 * For other machines the certificate is nothing, and whoever speaks to the plain port could name
 * any caller.
 */
function httpsPortOf(text: string | undefined, listen: string): number | null {
  if (!text) return null;
  if (!LOOPBACK.has(listen))
    throw new Error(
      `HTTPS is for this machine alone; an edge that listens on "${listen}" stands behind a server with a certificate of its own`,
    );
  return portOf(text, 'HTTPS_PORT');
}

function errorServiceFrom(dsn: string | undefined): string | null {
  if (!dsn || errorServiceOf(dsn) !== null) return dsn || null;
  throw new Error('SENTRY_DSN looks like https://<key>@<host>/<number of the project>');
}

const devSessionOf = (text: string | undefined): EdgeConfig['devSession'] =>
  text ? (JSON.parse(text) as EdgeConfig['devSession']) : null;

/**
 * Reads the settings.
 *
 * @throws Error with a sentence for a setting that cannot be used.
 */
export function readConfig(env: NodeJS.ProcessEnv): EdgeConfig {
  const siteEnv = env.SITE_ENV ?? 'staging';
  if (siteEnv !== 'live' && siteEnv !== 'staging')
    throw new Error(`SITE_ENV must be live or staging, not "${siteEnv}"`);
  const listen = env.LISTEN ?? '127.0.0.1';
  const httpsPort = httpsPortOf(env.HTTPS_PORT, listen);
  return {
    port: portOf(env.PORT),
    listen,
    httpsPort,
    env: siteEnv,
    siteDir: path.resolve(env.SITE_DIR ?? '.data/site'),
    storeUrl: storeUrlOf(env.STORE_URL, env.KEYS_FILE),
    channel: env.CHANNEL ?? 'production',
    keysFile: env.KEYS_FILE ? path.resolve(env.KEYS_FILE) : null,
    backend: backendOf(env.BACKEND_URL),
    isSandbox: env.BACKEND_IS_SANDBOX === '1',
    devSession: devSessionOf(env.DEV_SESSION),
    proxies: proxiesOf(env.TRUST_PROXY),
    controlSecret: env.CONTROL_SECRET || null,
    opsPort: env.OPS_PORT ? portOf(env.OPS_PORT, 'OPS_PORT') : null,
    accessLog: accessLogOf(env.ACCESS_LOG),
    countsFile: env.COUNTS_FILE ? path.resolve(env.COUNTS_FILE) : null,
    redirectOrigins: redirectOriginsOf(env.REDIRECT_ORIGINS),
    errorService: errorServiceFrom(env.SENTRY_DSN),
    mostHeapBytes: env.MOST_HEAP_MB ? Number(env.MOST_HEAP_MB) * 1024 * 1024 : null,
  };
}

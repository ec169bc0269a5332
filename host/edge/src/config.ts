import path from 'node:path';

/** Settings of one edge, from the environment; the only place that reads it. */
export interface EdgeConfig {
  readonly port: number;
  /** Address to listen on. */
  readonly listen: string;
  readonly env: 'live' | 'staging';
  /** Release store, laid out as it is served. */
  readonly siteDir: string;
  readonly channel: string;
  /** Where API calls go: the sandbox or a real gateway. */
  readonly backend: URL;
  /** True when the back end is the sandbox, with its control surface. */
  readonly isSandbox: boolean;
  readonly isDev: boolean;
  /** Whether `X-Forwarded-*` of the caller counts: only behind a proxy of one's own. */
  readonly trustsProxy: boolean;
}

function portOf(text: string | undefined): number {
  const port = Number(text ?? '4300');
  if (Number.isInteger(port) && port > 0 && port < 65536) return port;
  throw new Error(`PORT must be a whole number from 1 to 65535, not "${text}"`);
}

function backendOf(text: string | undefined): URL {
  if (!text || !URL.canParse(text)) throw new Error(`the back end's address is missing or no URL: "${text ?? ''}"`);
  const url = new URL(text);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new Error(`the back end's address must be http or https, not ${url.protocol}`);
  return url;
}

/**
 * Reads the settings.
 * @throws Error with a sentence for a setting that cannot be used.
 */
export function readConfig(env: NodeJS.ProcessEnv): EdgeConfig {
  const siteEnv = env.SITE_ENV ?? 'staging';
  if (siteEnv !== 'live' && siteEnv !== 'staging') throw new Error(`SITE_ENV must be live or staging, not "${siteEnv}"`);
  return {
    port: portOf(env.PORT),
    listen: env.LISTEN ?? '127.0.0.1',
    env: siteEnv,
    siteDir: path.resolve(env.SITE_DIR ?? '.data/site'),
    channel: env.CHANNEL ?? 'production',
    backend: backendOf(env.BACKEND_URL),
    isSandbox: env.BACKEND_IS_SANDBOX === '1',
    isDev: env.EDGE_DEV === '1',
    trustsProxy: env.TRUST_PROXY === '1',
  };
}

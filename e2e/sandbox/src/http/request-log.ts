/** What was asked, for tests (`/__sandbox/requests`). Kept in memory, newest last. */
import type { FastifyInstance } from 'fastify';

/** One request with the status it got. */
export interface LoggedRequest {
  /** Row of the contract that answered, null for what is no call. */
  readonly call: string | null;
  readonly method: string; readonly url: string; readonly headers: Readonly<Record<string, unknown>>; readonly body: unknown;
  readonly time: number; status: number | null;
  /** Common query of §7.1 as it came. */
  readonly common: { readonly apiVersion: string | null; readonly brand: string | null; readonly siteId: string | null; readonly platform: string | null };
}

/** The log. */
export interface RequestLog { readonly list: (pathPart: string | null) => readonly LoggedRequest[]; readonly clear: () => void }

const MOST = 5_000;

function commonOf(url: string): LoggedRequest['common'] {
  // Not by `URL`: it throws for paths like `//`, which anybody may ask for.
  const query = new URLSearchParams(url.split('?').slice(1).join('?'));
  return { apiVersion: query.get('api-version'), brand: query.get('brand'), siteId: query.get('siteId'), platform: query.get('platform') };
}

/** Longest text of a body that is kept whole: an upload would fill the memory. */
const LONGEST = 20_000;

/** What the vault is told stays in the vault (safety C-89). */
const isVault = (url: string): boolean => url.startsWith('/vault/');

function shortened(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body ?? null;
  return Object.fromEntries(Object.entries(body).map(([name, value]) => [name, typeof value === 'string' && value.length > LONGEST ? `(${value.length} characters)` : value]));
}

/** Records every request except the control surface's own. */
export function installRequestLog(app: FastifyInstance, now: () => number): RequestLog {
  const entries: LoggedRequest[] = [];
  const open = new WeakMap<object, LoggedRequest>();
  app.addHook('preHandler', async (request) => {
    if (/^\/(__sandbox|healthz)/.test(request.url)) return;
    const { call = null } = request.routeOptions.config as { readonly call?: string };
    const entry: LoggedRequest = { call, method: request.method, url: request.url, headers: request.headers, body: isVault(request.url) ? null : shortened(request.body), time: now(), status: null, common: commonOf(request.url) };
    entries.push(entry);
    open.set(request, entry);
    if (entries.length > MOST) entries.splice(0, entries.length - MOST);
  });
  app.addHook('onResponse', async (request, reply) => {
    const entry = open.get(request);
    if (entry !== undefined) entry.status = reply.statusCode;
  });
  return {
    list: (part) => (part === null ? entries : entries.filter(({ url }) => url.includes(part))),
    clear: () => { entries.length = 0; },
  };
}

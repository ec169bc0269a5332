/** What was asked, for tests (`/__sandbox/requests`). Kept in memory, newest last. */
import type { FastifyInstance } from 'fastify';

/** One request with the status it got. */
export interface LoggedRequest {
  readonly method: string; readonly url: string; readonly headers: Readonly<Record<string, unknown>>; readonly body: unknown;
  readonly time: number; status: number | null;
}

/** The log. */
export interface RequestLog { readonly list: (pathPart: string | null) => readonly LoggedRequest[]; readonly clear: () => void }

const MOST = 5_000;

/** Records every request except the control surface's own. */
export function installRequestLog(app: FastifyInstance, now: () => number): RequestLog {
  const entries: LoggedRequest[] = [];
  const open = new WeakMap<object, LoggedRequest>();
  app.addHook('preHandler', async (request) => {
    if (/^\/(__sandbox|healthz)/.test(request.url)) return;
    const entry: LoggedRequest = { method: request.method, url: request.url, headers: request.headers, body: request.body ?? null, time: now(), status: null };
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

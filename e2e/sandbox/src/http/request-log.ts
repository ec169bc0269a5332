/** What was asked, for tests (`/__sandbox/requests`). Kept in memory, newest last. */
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** One request with the status it got. */
export interface LoggedRequest {
  /** Row of the contract that answered, null for what is no call. */
  readonly call: string | null;
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: unknown;
  readonly time: number;
  status: number | null;
  /** Common query of §7.1 as it came. */
  readonly common: {
    readonly apiVersion: string | null;
    readonly brand: string | null;
    readonly siteId: string | null;
    readonly platform: string | null;
  };
}

export interface RequestLog {
  readonly list: (pathPart: string | null) => readonly LoggedRequest[];
  readonly clear: () => void;
}

const MOST = 5_000;
/**
 * What all of it may weigh in memory: it is kept as text, of which a body's objects would be twenty
 * times as much.
 */
const MOST_BYTES = 32 * 1_024 * 1_024;
/** Most bytes of a character in memory. */
const CHARACTER = 2;
/** Longest text of a whole body that is kept. */
const LONGEST_BODY = 32_000;

/** One request as it is kept. */
interface Kept {
  readonly url: string;
  readonly text: string;
  readonly bytes: number;
  status: number | null;
}

function commonOf(url: string): LoggedRequest['common'] {
  // Not by `URL`: it throws for paths like `//`, which anybody may ask for.
  const query = new URLSearchParams(url.split('?').slice(1).join('?'));
  return {
    apiVersion: query.get('api-version'),
    brand: query.get('brand'),
    siteId: query.get('siteId'),
    platform: query.get('platform'),
  };
}

/** Longest text of a body that is kept whole: an upload would fill the memory. */
const LONGEST = 20_000;

/** What the vault is told stays in the vault (safety C-89). */
const isVault = (url: string): boolean => url.startsWith('/vault/');

function shortened(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body ?? null;
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [
      name,
      typeof value === 'string' && value.length > LONGEST ? `(${value.length} characters)` : value,
    ]),
  );
}

/** A body as text, or its size where it does not fit. */
function bodyText(body: unknown): string {
  let text: string;
  try {
    text = JSON.stringify(shortened(body));
  } catch {
    // Nested deeper than it can be written: reading it took less.
    text = '"(nested too deeply)"';
  }
  return text.length > LONGEST_BODY ? JSON.stringify(`(${text.length} characters)`) : text;
}

function keptOf(request: FastifyRequest, time: number): Kept {
  const { method, url, headers } = request;
  const { call = null } = request.routeOptions.config as { readonly call?: string };
  const head = JSON.stringify({ call, method, url, headers, time, common: commonOf(url) });
  const text = `${head.slice(0, -1)},"body":${bodyText(isVault(url) ? null : request.body)}}`;
  return { url, text, bytes: CHARACTER * (text.length + url.length), status: null };
}

const shown = ({ text, status }: Kept): LoggedRequest => ({
  ...(JSON.parse(text) as Omit<LoggedRequest, 'status'>),
  status,
});

/** Records every request except the control surface's own; the oldest make room for the newest. */
export function installRequestLog(app: FastifyInstance, now: () => number): RequestLog {
  const entries: Kept[] = [];
  const open = new WeakMap<object, Kept>();
  let bytes = 0;
  const makeRoom = (): void => {
    while (entries.length > MOST || bytes > MOST_BYTES) bytes -= entries.shift()?.bytes ?? bytes;
  };
  app.addHook('preHandler', async (request) => {
    if (/^\/(__sandbox|healthz)/.test(request.url)) return;
    const entry = keptOf(request, now());
    entries.push(entry);
    bytes += entry.bytes;
    open.set(request, entry);
    makeRoom();
  });
  app.addHook('onResponse', async (request, reply) => {
    const entry = open.get(request);
    if (entry !== undefined) entry.status = reply.statusCode;
  });
  return {
    list: (part) =>
      (part === null ? entries : entries.filter(({ url }) => url.includes(part))).map(shown),
    clear: () => {
      entries.length = 0;
      bytes = 0;
    },
  };
}

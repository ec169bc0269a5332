/** A release site in miniature and a browser's caches, for tests of the service worker. */
import { BOOT_ELEMENT_ID } from '@site/contracts/releases/boot-element';
import { channelUrl, versionRoot } from '@site/domain/releases/paths';
import { integrityOfBytes } from '@site/federation/live/verified-fetch';
import {
  bootOf,
  lineOf,
  makeKeys,
  publish,
  registryOf,
  type Published,
} from '@site/federation/testing/releases.fixture';
import type { Registry } from '@site/contracts/releases/registry';
import type { RequestEvent } from './scope';
import { siteWorker, type SiteWorkerDeps } from './site-worker';

export const ORIGIN = 'https://m.example';
export const SHELL = '/cn/mobile/_shell';
export const A = '1.0.0_aaaaaaa';
export const B = '1.1.0_bbbbbbb';
export const C = '1.2.0_ccccccc';

const pathOf = (asked: RequestInfo | URL): string =>
  new URL(asked instanceof Request ? asked.url : String(asked), ORIGIN).pathname;

/** Caches in memory. */
export function memoryCaches() {
  const all = new Map<string, Map<string, Response>>();
  const cacheOf = (entries: Map<string, Response>) => ({
    match: async (asked: RequestInfo | URL) => entries.get(pathOf(asked))?.clone(),
    put: async (asked: RequestInfo | URL, answer: Response) =>
      void entries.set(pathOf(asked), answer),
    delete: async (asked: RequestInfo | URL) => entries.delete(pathOf(asked)),
    keys: async () => [...entries.keys()].map((path) => new Request(`${ORIGIN}${path}`)),
  });
  const caches = {
    open: async (name: string) => {
      const entries = all.get(name) ?? new Map<string, Response>();
      all.set(name, entries);
      return cacheOf(entries);
    },
    match: async (asked: RequestInfo | URL, options?: { cacheName?: string }) =>
      all
        .get(options?.cacheName ?? '')
        ?.get(pathOf(asked))
        ?.clone(),
    delete: async (name: string) => all.delete(name),
    keys: async () => [...all.keys()],
  };
  return {
    caches: caches as unknown as CacheStorage,
    names: () => [...all.keys()],
    /** Paths of everything that is kept. */
    paths: () => [...all.values()].flatMap((entries) => [...entries.keys()]),
    text: async (path: string) => {
      for (const entries of all.values()) {
        const found = entries.get(path);
        if (found !== undefined) return found.clone().text();
      }
      return null;
    },
  };
}

const utf8 = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

/** A version's files by path, its record among them, and the record's hash. */
async function releaseOf(part: string, version: string) {
  const root = versionRoot(part, version);
  const texts = { 'remoteEntry.js': `// ${part} ${version}`, 'a.js': `// a of ${part} ${version}` };
  const files = Object.fromEntries(
    await Promise.all(
      Object.entries(texts).map(async ([name, text]) => [
        name,
        { integrity: await integrityOfBytes(utf8(text)), bytes: text.length, gz: 0, br: 0 },
      ]),
    ),
  ) as Readonly<Record<string, object>>;
  const record = JSON.stringify({
    schema: 'mf-release/1',
    name: part,
    kind: part === 'host' ? 'host' : 'remote',
    version,
    commit: null,
    builtAt: '2026-11-20T00:00:00Z',
    toolchain: {},
    squad: 's',
    contact: '#s',
    tier: 'standard',
    entry: { url: 'remoteEntry.js', type: 'global', global: 'g', uniqueName: 'g' },
    files,
    exposes: {},
    requires: {},
  });
  const served = Object.entries({ ...texts, 'release.json': record });
  return {
    integrity: await integrityOfBytes(utf8(record)),
    served: served.map(([name, text]) => [`${root}/${name}`, text] as const),
  };
}

/** What a generation shows. */
export interface Shown {
  readonly sports: string;
  readonly kill?: string;
  readonly flags?: Readonly<Record<string, boolean>>;
}

/** A site with a worker; `server` says what it answers from now on. */
export async function siteWithWorker(over: Partial<SiteWorkerDeps> = {}) {
  let keys = await makeKeys('a1');
  const memory = memoryCaches();
  const files = new Map<string, string>();
  const server = {
    isDown: false,
    asked: [] as string[],
    /** Whether it answers a page with the document, or another status. */
    pageStatus: 200,
    /** What it hands out instead of a file, by path. */
    instead: new Map<string, string>(),
    shell: '',
    live: null as Published | null,
    now: Date.parse('2026-11-20T00:00:00Z'),
    unregistered: 0,
  };
  const integrities = new Map<string, string>();
  for (const [part, version] of [
    ['sports', A],
    ['sports', B],
    ['sports', C],
    ['host', A],
  ] as const) {
    const { integrity, served } = await releaseOf(part, version);
    integrities.set(`${part}@${version}`, integrity);
    for (const [path, text] of served) files.set(path, text);
  }

  const release = async (
    generation: number,
    { sports, kill, flags = {} }: Shown,
  ): Promise<void> => {
    const plain = registryOf(generation, { sports: lineOf(sports, { kill: kill ?? null }) });
    const record = (key: string) => ({
      release: `${versionRoot(...(key.split('@') as [string, string]))}/release.json`,
      integrity: integrities.get(key) ?? '',
      requires: {},
      surface: null,
    });
    const versions = Object.fromEntries([...integrities.keys()].map((key) => [key, record(key)]));
    const registry: Registry = {
      ...plain,
      host: { current: A, good: [], api: '1.0', mfRuntime: '2.9', shared: {}, bus: {}, routes: [] },
      versions,
      flags,
    };
    server.live = await publish(registry, keys);
    server.shell = documentOf({ ...bootOf(server.live, [keys.open]), serverTime: null });
  };
  const documentOf = (boot: object): string =>
    `<!doctype html><p>shell</p><script type="application/json" id="${BOOT_ELEMENT_ID}">${JSON.stringify(boot).replaceAll('<', '\\u003c')}</script>`;

  const fetcher = (async (asked: RequestInfo | URL) => {
    const path = pathOf(asked);
    server.asked.push(path);
    if (server.isDown) throw new TypeError('Failed to fetch');
    if (path === SHELL)
      return new Response(server.shell, {
        headers: { 'content-type': 'text/html', 'content-security-policy': "default-src 'none'" },
      });
    if (path === channelUrl('production'))
      return new Response(JSON.stringify(server.live?.channel), {
        headers: { date: new Date(server.now).toUTCString() },
      });
    if (path === server.live?.channel.registry) return new Response(server.live.text);
    const text = server.instead.get(path) ?? files.get(path);
    if (text !== undefined) return new Response(text, { headers: { 'content-type': 'text/html' } });
    return path.startsWith('/cn/mobile/') && !path.includes('_mf')
      ? new Response('<p>from the network</p>', { status: server.pageStatus })
      : new Response('no', { status: 404 });
  }) as typeof fetch;

  const worker = siteWorker({
    origin: ORIGIN,
    fetch: fetcher,
    caches: memory.caches,
    now: () => server.now,
    wait: () => new Promise(() => undefined),
    unregister: async () => {
      server.unregistered += 1;
    },
    ...over,
  });

  /** Asks as a page or a script of it would; null when the worker leaves it alone. */
  const ask = async (path: string, how: Partial<AskedRequest> = {}): Promise<Response | null> => {
    let answer: Promise<Response> | null = null;
    const lasting: Promise<unknown>[] = [];
    const event: RequestEvent = {
      request: requestOf(path, how),
      waitUntil: (work) => void lasting.push(work),
      respondWith: (given) => {
        answer = given;
      },
    };
    worker.answer(event);
    const given = await (answer as Promise<Response> | null);
    await Promise.all(lasting);
    return given;
  };
  const open = (path: string): Promise<Response | null> =>
    ask(path, { mode: 'navigate', destination: 'document' });
  /** From the next release on another pair of keys signs; documents name it alone. */
  const exchangeKeys = async (keyId: string): Promise<void> => {
    keys = await makeKeys(keyId);
  };
  return { worker, server, memory, release, documentOf, ask, open, keys, exchangeKeys };
}

interface AskedRequest {
  readonly mode: string;
  readonly destination: string;
  readonly method: string;
}

/** A request as a worker sees it; node's own cannot be one of a navigation. */
function requestOf(
  path: string,
  { mode = 'cors', destination = 'script', method = 'GET' },
): Request {
  return Object.defineProperties(new Request(`${ORIGIN}${path}`, { method }), {
    mode: { value: mode },
    destination: { value: destination },
    clone: { value: () => requestOf(path, { mode, destination, method }) },
  });
}

/** Path of a file of sports. */
export const fileOf = (version: string, name = 'remoteEntry.js'): string =>
  `${versionRoot('sports', version)}/${name}`;

/** A site that was used once: its document and one file are kept. */
export async function usedSite(over: Parameters<typeof siteWithWorker>[0] = {}) {
  const site = await siteWithWorker(over);
  await site.release(1, { sports: A });
  await site.worker.told({ used: [fileOf(A)], generation: 1 });
  site.server.asked.length = 0;
  return site;
}

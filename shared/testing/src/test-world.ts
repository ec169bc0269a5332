/**
 * A page in miniature: the real platform over the real sandbox through `inject`. One fake only: the
 * sandbox.
 */
import { createSandbox } from '@site/sandbox/create-sandbox';
import { seasonPhase } from '@site/domain/releases/seasons';
import { createState, type SeasonsState, type StateOwner } from '@site/platform';
import { assemblePlatform, fixedSeasons, type Platform } from '@site/platform/host';
import type { CallFailure } from '@site/platform';

type Sandbox = ReturnType<typeof createSandbox>;

/** How the world differs from the usual one. */
export interface TestWorldOptions {
  /** Storage that survives into another world: a reload. */
  readonly storage?: Map<string, string>;
  /** A sandbox that another world already uses: a second tab or a reload. */
  readonly sandbox?: Sandbox;
  /** A standing moment, epoch ms: every run finds the same fixtures. */
  readonly now?: number;
}

/** The world of one test; close it at the end. */
export interface TestWorld {
  readonly platform: Platform;
  readonly start: () => Promise<void>;
  readonly sandbox: Sandbox;
  readonly storage: Map<string, string>;
  /** The plan of the seasons; nothing is planned until a test sets it. */
  readonly seasons: StateOwner<SeasonsState>;
  /** Failures nobody claimed, in order. */
  readonly failures: CallFailure[];
  /** Where code outside of React navigated to. */
  readonly visited: string[];
  /** Calls of the control surface. */
  readonly control: (
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    path: string,
    body?: object,
  ) => Promise<unknown>;
  readonly logIn: (userName: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

const PASSWORD = 'Passw0rd!';

/** Cookies by the storage of their browser: a reload brings both. */
const jars = new WeakMap<Map<string, string>, Map<string, string>>();

/** The cookie jar of one browser. */
function cookieJar(browser: Map<string, string>): {
  header: () => Record<string, string>;
  keep: (setCookie: unknown) => void;
} {
  const jar = jars.get(browser) ?? new Map<string, string>();
  jars.set(browser, jar);
  return {
    header: (): Record<string, string> =>
      jar.size === 0
        ? {}
        : { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
    keep: (setCookie) => {
      for (const line of [setCookie].flat().filter((one) => typeof one === 'string')) {
        const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
        jar.set(name, value);
      }
    },
  };
}

function injected(
  sandbox: Sandbox,
  browser: Map<string, string>,
): Parameters<typeof assemblePlatform>[0]['transport'] {
  const cookies = cookieJar(browser);
  return async (request, signal) => {
    if (signal?.aborted === true) return { kind: 'failure', error: { kind: 'aborted' } };
    try {
      const answer = await sandbox.inject({
        method: request.method as 'GET',
        url: request.url,
        headers: { ...request.headers, ...cookies.header() },
        ...(request.data === null ? {} : { payload: request.data }),
      });
      cookies.keep(answer.headers['set-cookie']);
      const { statusCode: status, body } = answer;
      if (status === 204)
        return { kind: 'body', status, body: { isSuccess: true, result: null }, serverDate: null };
      try {
        return { kind: 'body', status, body: JSON.parse(body), serverDate: null };
      } catch {
        return {
          kind: 'failure',
          error: status >= 400 ? { kind: 'http', status } : { kind: 'contract', where: 'json' },
        };
      }
    } catch {
      return { kind: 'failure', error: { kind: 'network' } };
    }
  };
}

function webStorage(kept: Map<string, string>) {
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
    key: (index: number) => [...kept.keys()][index] ?? null,
    get length() {
      return kept.size;
    },
  };
}

/** Opens a world. */
export function createTestWorld(options: TestWorldOptions = {}): TestWorld {
  const now = (): number => options.now ?? Date.now();
  const sandbox = options.sandbox ?? createSandbox({ now });
  const storage = options.storage ?? new Map<string, string>();
  const failures: CallFailure[] = [];
  const visited: string[] = [];
  let serial = 0;
  const seasons = createState<SeasonsState>({ schedules: {}, live: null });
  const timers = new Set<ReturnType<typeof setInterval>>();
  const { platform, start } = assemblePlatform({
    places: { local: webStorage(storage), session: webStorage(new Map()) },
    transport: injected(sandbox, storage),
    hostName: 'localhost',
    environment: 'staging',
    gamesOrigin: 'https://games.example',
    seasons: fixedSeasons(seasons, now, seasonPhase),
    clock: { now, monotonic: () => performance.now() },
    deviceNow: Date.now,
    navigator: { go: (path) => void visited.push(path), back: () => void visited.push('back') },
    exclusive: (_name, work) => work(),
    every: (ms, work) => {
      const timer = setInterval(work, ms);
      timers.add(timer);
      return () => clearInterval(timer);
    },
    wait: (ms) =>
      new Promise((resolve) => {
        setTimeout(resolve, ms);
      }),
    newKey: () => {
      serial += 1;
      return `test-key-${Date.now().toString(36)}-${serial}`;
    },
    onForeignChange: () => undefined,
    onPage: () => undefined,
    readCookie: () => null,
    onServerDate: () => undefined,
    onFailure: (failure) => void failures.push(failure),
    onRedirect: (url) => void visited.push(url),
    onVolatile: () => undefined,
    supportCode: () => 'G1-C00',
  });
  return {
    platform,
    start,
    sandbox,
    storage,
    seasons,
    failures,
    visited,
    control: async (method, path, body) => {
      const answer = await sandbox.inject({
        method,
        url: `/__sandbox${path}`,
        ...(body === undefined ? {} : { payload: body }),
      });
      return answer.body === '' ? null : (JSON.parse(answer.body) as unknown);
    },
    logIn: async (userName) => {
      const answer = await platform.session.logIn(userName, PASSWORD);
      if (!answer.ok)
        throw new Error(`${userName} could not log in: ${JSON.stringify(answer.error)}`);
    },
    close: async () => {
      timers.forEach((timer) => clearInterval(timer));
      await platform.session.logOut();
      if (options.sandbox === undefined) await sandbox.close();
    },
  };
}

/** A page in miniature with one remote, whose versions behave as the test says. */
import { createFederation } from '../create-federation';
import { RemoteLoadError, type FederationOptions, type LoadRecord } from '../types';
import {
  SERVER_NOW,
  bootOf,
  carried,
  fakeRuntime,
  lineOf,
  makeKeys,
  publish,
  registryOf,
  releaseServer,
} from './releases.fixture';

/** Versions that the document carries the records of. */
export const [STABLE, GOOD, NEXT, THIRD] = [
  '1.1.0_bbbbbbb',
  '1.0.0_aaaaaaa',
  '1.2.0_ccccccc',
  '1.3.0_ddddddd',
] as const;

/** What a version does that throws while it loads. */
export const breaks = (): never => {
  throw new Error('broken while loading');
};
/** The remote with a version to fall back to. */
export const line = lineOf(STABLE, { good: [GOOD] });

/**
 * Gives each test of a file its own timers, a silent console and a network.
 *
 * @returns the network, which a test may switch off.
 */
export function setUpPages(): { online: boolean } {
  const network = { online: true };
  beforeEach(() => {
    network.online = true;
    Object.defineProperty(globalThis, 'navigator', {
      value: {
        get onLine() {
          return network.online;
        },
      },
      configurable: true,
    });
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });
    for (const how of ['error', 'warn'] as const)
      jest.spyOn(console, how).mockImplementation(() => undefined);
    Object.defineProperty(globalThis, 'location', {
      value: new URL('https://site.test/cn/mobile/'),
      configurable: true,
    });
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });
  return network;
}

/** Opens a page. */
export async function pageOf(
  remote: ReturnType<typeof lineOf>,
  behaviour: Parameters<typeof fakeRuntime>[0] = {},
  over: Partial<FederationOptions> = {},
  generation = 5,
) {
  const server = releaseServer();
  const keys = await makeKeys('a1');
  const live = await publish(registryOf(generation, { sports: remote }), keys);
  server.state.live = live;
  const records: LoadRecord[] = [];
  const { runtime, loads } = fakeRuntime(behaviour);
  let at = 0;
  const boot = {
    ...bootOf(live, [keys.open]),
    resolved: carried(...[STABLE, GOOD, NEXT, THIRD].map((version) => `sports@${version}`)),
  };
  const federation = createFederation({
    boot,
    fetch: server.fetch,
    clock: { now: () => SERVER_NOW + at, monotonic: () => at },
    unitId: 'u',
    runtime,
    onRecord: (record) => records.push(record),
    ...over,
  });
  /** Publishes another generation and lets the page look. */
  const release = async (
    next: ReturnType<typeof lineOf>,
    more: Parameters<typeof registryOf>[2] = {},
    pointer: Parameters<typeof publish>[2] = {},
  ) => {
    const { generation: before } = server.state.live?.registry ?? { generation };
    server.state.live = await publish(
      registryOf(before + 1, { sports: next }, more),
      keys,
      pointer,
    );
    await federation.refresh();
  };
  const load = async (): Promise<string> => {
    let outcome: string | null = null;
    void federation
      .loadRemoteModule('sports')
      .then(
        ({ version }) => version,
        (error: unknown) => (error instanceof RemoteLoadError ? error.fault : 'another error'),
      )
      .then((said) => {
        outcome = said;
      });
    // Hashing takes real time, backoff takes the test's.
    while (outcome === null) {
      await new Promise((resolve) => {
        setImmediate(resolve);
      });
      await jest.advanceTimersByTimeAsync(100);
    }
    return outcome;
  };
  return {
    federation,
    server,
    records,
    loads,
    load,
    release,
    pass: (ms: number) => {
      at += ms;
      return jest.advanceTimersByTimeAsync(ms);
    },
  };
}

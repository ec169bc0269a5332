/** @jest-environment node */
import { createFederation } from '../create-federation';
import { loadLive } from '../loading/load-live';
import {
  SERVER_NOW,
  bootOf,
  fakeRuntime,
  lineOf,
  makeKeys,
  publish,
  registryOf,
  releaseServer,
} from '../testing/releases.fixture';

const [STABLE, NEXT] = ['1.1.0_bbbbbbb', '1.2.0_ccccccc'];
const at = (ms: number): string => new Date(SERVER_NOW + ms).toISOString();
const windowed = lineOf(STABLE, {
  windows: [
    {
      id: 'w',
      version: NEXT,
      from: at(-60_000),
      until: at(3_600_000),
      revealAt: null,
      priority: 1,
      graceMinutes: 0,
      killed: false,
    },
  ] as never,
});

// A route waits for the pointer 300 ms at most: the late half must be here before, as it is on an open page.
beforeAll(() => loadLive().then(() => undefined));

async function open(serverTime: number | null) {
  Object.defineProperty(globalThis, 'location', {
    value: new URL('https://site.test/cn/mobile/'),
    configurable: true,
  });
  const server = releaseServer();
  const keys = await makeKeys('a1');
  const live = await publish(registryOf(5, { sports: windowed }), keys);
  server.state.live = live;
  const { runtime } = fakeRuntime();
  const federation = createFederation({
    boot: { ...bootOf(live, [keys.open]), serverTime },
    fetch: server.fetch,
    clock: { now: () => SERVER_NOW, monotonic: () => 0 },
    unitId: 'u',
    runtime,
  });
  return { federation, server };
}

describe('a document that knows no time', () => {
  test('takes the stable version until the pointer says what time it is, then what the window opens, and tells the page', async () => {
    const { federation, server } = await open(null);
    const report = jest.fn();
    federation.subscribe(report);
    expect([federation.serverNow(), federation.resolve('sports').version]).toEqual([
      SERVER_NOW,
      STABLE,
    ]);
    await federation.routeEntered();
    expect(server.state.requests).toHaveLength(1);
    expect(federation.serverNow()).toBe(SERVER_NOW + 1_000);
    expect([federation.resolve('sports').version, report.mock.calls.length]).toEqual([NEXT, 1]);
    await federation.refresh();
    expect(report).toHaveBeenCalledTimes(1);
  });

  test('stays with the stable version while nobody answers', async () => {
    const { federation, server } = await open(null);
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    server.state.fault = 'down';
    await federation.refresh();
    expect([federation.view().health, federation.resolve('sports').version]).toEqual([
      'stale',
      STABLE,
    ]);
    expect(federation.supportCode()).toMatch(/^G5/);
    jest.restoreAllMocks();
  });

  test('one that knows it asks nobody at the first entry', async () => {
    const { federation, server } = await open(SERVER_NOW);
    await federation.routeEntered();
    expect([server.state.requests, federation.resolve('sports').version]).toEqual([[], NEXT]);
  });
});

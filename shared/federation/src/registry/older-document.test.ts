/** @jest-environment node */
import { createFederation } from '../create-federation';
import { memoryMarks, type MarkStore } from '../versions/device-marks';
import {
  SERVER_NOW,
  bootOf,
  lineOf,
  makeKeys,
  publish,
  registryOf,
  releaseServer,
} from '../testing/releases.fixture';

beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => void jest.restoreAllMocks());

/**
 * A page of generation 5 and its server.
 *
 * @param over what becomes of the page's own pointer after it was proven.
 */
async function pageOf(
  marks: MarkStore = memoryMarks(),
  over: { readonly expiresAt?: string } = {},
) {
  const [server, keys] = [releaseServer(), await makeKeys('a1')];
  const live = await publish(registryOf(5, { sports: lineOf('1.1.0_bbbbbbb') }), keys, over);
  server.state.live = live;
  const federation = createFederation({
    boot: bootOf(live, [keys.open]),
    fetch: server.fetch,
    clock: { now: () => SERVER_NOW, monotonic: () => 0 },
    unitId: 'u',
    marks,
    runtime: {
      registerRemotes: () => undefined,
      loadRemote: () => Promise.reject(new Error('nothing to load')),
    },
  });
  return { federation, server };
}

/** A device that has seen generation 9 of every channel. */
function seenBefore(): MarkStore {
  const seen = new Proxy({}, { get: () => 9 }) as Record<string, number>;
  return { ...memoryMarks(), read: () => ({ good: [], unclean: {}, until: {}, seen }) };
}

test('[C-21] a new document older than what the device has seen is not sure of itself, and the first entry waits for the look', async () => {
  const { federation, server } = await pageOf(seenBefore());
  expect([federation.view().health, federation.serverNow()]).toEqual(['stale', SERVER_NOW]);
  await federation.routeEntered();
  expect(server.state.requests).toHaveLength(1);
  // The server itself went back: nothing newer is to be had, the page says so and stays usable.
  expect(federation.view()).toMatchObject({ generation: 5, health: 'stale' });
});

test('one as new as what was seen is live and asks nobody', async () => {
  const { federation, server } = await pageOf();
  expect(federation.view().health).toBe('live');
  await federation.routeEntered();
  expect(server.state.requests).toHaveLength(0);
});

test.each([
  ['2026-11-19T00:00:00Z', 'failed'],
  ['2026-11-12T23:00:00Z', 'over'],
])(
  'a pointer that ended at %s is %s, by the time of the answer itself',
  async (expiresAt, health) => {
    const { federation } = await pageOf(memoryMarks(), { expiresAt });
    await federation.refresh();
    expect(federation.view().health).toBe(health);
  },
);

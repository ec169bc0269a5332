/** @jest-environment node */
import { explainResolution } from '@site/domain/releases/explain';
import { createFederation } from './create-federation';
import { memoryMarks, type MarkStore } from './device-marks';
import { RemoteLoadError, type FederationOptions, type LoadRecord } from './types';
import {
  SERVER_NOW,
  bootOf,
  carried,
  entryOf,
  fakeRuntime,
  lineOf,
  makeKeys,
  publish,
  registryOf,
  releaseServer,
} from './releases.fixture';

const [STABLE, GOOD, NEXT, THIRD] = [
  '1.1.0_bbbbbbb',
  '1.0.0_aaaaaaa',
  '1.2.0_ccccccc',
  '1.3.0_ddddddd',
];
const breaks = (): never => {
  throw new Error('broken while loading');
};
const line = lineOf(STABLE, { good: [GOOD] });

let online = true;
beforeEach(() => {
  online = true;
  Object.defineProperty(globalThis, 'navigator', {
    value: {
      get onLine() {
        return online;
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

async function pageOf(
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
    // Hashing takes real time, pauses take the test's.
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

describe('the ladder', () => {
  test('a version that throws while loading makes room for the good one, at once and for the rest of the document', async () => {
    const { load, loads, records, federation } = await pageOf(line, { [STABLE]: breaks });
    expect(await load()).toBe(GOOD);
    expect(await load()).toBe(GOOD);
    expect(loads).toEqual([entryOf('sports', STABLE), entryOf('sports', GOOD)]);
    expect(records.map(({ version, phase, recovered }) => [version, phase, recovered])).toEqual([
      [STABLE, 'evaluate', false],
      [GOOD, 'done', true],
    ]);
    expect(explainResolution('sports', federation.resolve('sports'))).toContain(
      `stable ${STABLE} dropped (failed here before)`,
    );
  });

  test('a lost file is tried three times, each under another address, before the next version', async () => {
    const { load, loads } = await pageOf(line, {
      [STABLE]: () => {
        throw new Error('Failed to load script');
      },
    });
    expect(await load()).toBe(GOOD);
    expect(loads.slice(0, 3)).toEqual([
      entryOf('sports', STABLE),
      `${entryOf('sports', STABLE)}?r=1`,
      `${entryOf('sports', STABLE)}?r=2`,
    ]);
  });

  test('tries that came to nothing are put on record with their end: recovered when a later one worked', async () => {
    let lost = 1;
    const { load, records } = await pageOf(line, {
      [STABLE]: () => {
        if (lost > 0) {
          lost -= 1;
          throw new Error('Failed to load script');
        }
      },
    });
    expect(await load()).toBe(STABLE);
    expect(
      records.map(({ phase, fault, attempt, recovered }) => [phase, fault, attempt, recovered]),
    ).toEqual([
      ['entry', 'network', 0, true],
      ['done', null, 1, true],
    ]);
  });

  test('when nothing works the next try begins with the best version again', async () => {
    let isBroken = true;
    const mayBreak = () => (isBroken ? breaks() : undefined);
    const { load } = await pageOf(line, { [STABLE]: mayBreak, [GOOD]: mayBreak });
    expect(await load()).toBe('threw');
    isBroken = false;
    expect(await load()).toBe(STABLE);
  });

  test('without a network no version is blamed', async () => {
    const { load, loads } = await pageOf(line, {
      [STABLE]: () => {
        throw new Error('Failed to load script');
      },
    });
    online = false;
    expect(await load()).toBe('network');
    expect(loads.every((entry) => entry.includes(STABLE))).toBe(true);
  });

  test('a version that crashes in its first five seconds is left; one that stood them is not blamed for a page', async () => {
    const { federation, load, pass } = await pageOf(line);
    await load();
    federation.rendered('sports', STABLE);
    expect(federation.failed('sports', STABLE, 'render', new Error('crash'))).toBe(true);
    expect(await load()).toBe(GOOD);
    federation.rendered('sports', GOOD);
    await pass(5_000);
    expect(federation.failed('sports', GOOD, 'render', new Error('crash'))).toBe(false);
    expect(await load()).toBe(GOOD);
  });
});

describe('the breaker of boot loops', () => {
  const crashed = async (marks: MarkStore, flags: Record<string, boolean> = {}) => {
    const page = await pageOf(line, {}, { marks });
    if (Object.keys(flags).length > 0) await page.release(line, { flags });
    return page;
  };

  test('two starts that were never finished leave a version out for a day, and say so', async () => {
    const marks = memoryMarks();
    expect(await (await crashed(marks)).load()).toBe(STABLE);
    expect(await (await crashed(marks)).load()).toBe(STABLE);
    const third = await crashed(marks);
    expect(third.records).toMatchObject([{ version: STABLE, fault: 'boot-loop' }]);
    expect(await third.load()).toBe(GOOD);
    await third.pass(24 * 3_600_000);
    expect(third.federation.resolve('sports').version).toBe(STABLE);
  });

  test('an app that is killed comes back as another tab: its old starts count, those of a tab that is at work do not', async () => {
    const marks = memoryMarks();
    const visit = async (tab: string, after: number) =>
      pageOf(
        line,
        {},
        {
          marks: { ...marks, tab },
          clock: { now: () => SERVER_NOW + after, monotonic: () => after },
        },
      );
    expect(await (await visit('first', 0)).load()).toBe(STABLE);
    expect(await (await visit('second', 10_000)).load()).toBe(STABLE);
    expect(Object.keys(marks.readStarts())).toEqual(['first', 'second']);
    expect(await (await visit('third', 100_000)).load()).toBe(GOOD);
  });

  test('a page that is left in good order, or a version that stood its time, is no crash', async () => {
    const marks = memoryMarks();
    for (let visit = 0; visit < 3; visit += 1) {
      const page = await crashed(marks);
      expect(await page.load()).toBe(STABLE);
      page.federation.leave();
    }
    const page = await crashed(marks);
    await page.load();
    page.federation.rendered('sports', STABLE);
    await page.pass(5_000);
    expect(marks.readStarts()).toEqual({});
    expect(marks.read().good).toEqual([`sports@${STABLE}`]);
  });

  test('a version that is left out still comes when there is no other', async () => {
    const marks = memoryMarks();
    marks.write({ ...marks.read(), until: { [`sports@${STABLE}`]: SERVER_NOW + 1_000_000 } });
    expect(await (await pageOf(lineOf(STABLE), {}, { marks })).load()).toBe(STABLE);
  });

  test('the registry can switch it off', async () => {
    const marks = memoryMarks();
    marks.write({ ...marks.read(), until: { [`sports@${STABLE}`]: SERVER_NOW + 1_000_000 } });
    expect(
      (await crashed(marks, { bootLoopBreaker: false })).federation.resolve('sports').version,
    ).toBe(STABLE);
  });
});

describe('what a page that cannot be helped here is told', () => {
  test('a first entry of a part that needs a newer host asks for a newer page; parts that nobody opens do not', async () => {
    const needs = { requires: { hostApi: '>=9.0' } };
    const { federation, load, release } = await pageOf(line);
    const registry = registryOf(6, { sports: lineOf(NEXT) });
    const versions = Object.fromEntries(
      Object.entries(registry.versions).map(([key, record]) => [key, { ...record, ...needs }]),
    );
    await release(lineOf(NEXT), { versions });
    expect(federation.wantsNewPage()).toBe(false);
    expect(await load()).toBe('unmet-needs');
    expect(federation.wantsNewPage()).toBe(true);
  });

  test('once the share of a canary is known, the map of the site is worked out anew', async () => {
    const canary = { version: NEXT, percent: 100, salt: 's', halted: null };
    const { federation, load } = await pageOf(lineOf(STABLE, { canary: canary as never }));
    const told: string[] = [];
    federation.subscribe(() => told.push(federation.surfaces()[0]?.version ?? ''));
    expect(federation.surfaces()[0]?.version).toBe(STABLE);
    await load();
    expect(told).toEqual([NEXT]);
  });

  test('what fails while the network is away is not put on record', async () => {
    online = false;
    const { load, records } = await pageOf(line, { [STABLE]: breaks });
    expect(await load()).toBe('threw');
    expect(records).toEqual([]);
  });
});

describe('safe points', () => {
  test('a new generation waits while something is held, and is taken when it is free', async () => {
    let held = true;
    const { federation, load, release } = await pageOf(line, {}, { isHeld: () => held });
    await load();
    await release(lineOf(NEXT, { good: [STABLE] }));
    expect(federation.view().generation).toBe(5);
    expect(federation.waitingSince()).not.toBeNull();
    expect(await load()).toBe(STABLE);
    held = false;
    federation.takeWaiting();
    expect(federation.view().generation).toBe(6);
    expect(await load()).toBe(NEXT);
  });

  test('a third version of one remote waits for a new page', async () => {
    const { federation, load, release } = await pageOf(line);
    await load();
    await release(lineOf(NEXT));
    expect(await load()).toBe(NEXT);
    expect(federation.wantsNewPage()).toBe(false);
    await release(lineOf(THIRD));
    expect(await load()).toBe(NEXT);
    expect(federation.wantsNewPage()).toBe(true);
  });

  test('a revoked version leaves, also as the third', async () => {
    const { federation, load, release } = await pageOf(line);
    await load();
    await release(lineOf(NEXT));
    await load();
    await release(lineOf(THIRD), { revoked: [`sports@${NEXT}`] });
    expect(federation.leaving('sports')).toBe(NEXT);
    expect(await load()).toBe(THIRD);
    // What came instead stays: another word would make it leave as well.
    expect(federation.leaving('sports')).toBe(NEXT);
    await release(lineOf(THIRD), { revoked: [`sports@${NEXT}`] });
    expect(federation.leaving('sports')).toBe(NEXT);
  });

  test('a part that is switched off keeps its addresses and opens nothing', async () => {
    const { federation, load, release } = await pageOf(line);
    await load();
    await release({ ...line, kill: 'wrong prices' });
    expect(federation.leaving('sports')).toBe('off');
    expect(federation.surfaces()).toMatchObject([{ name: 'sports', isOpen: false }]);
    expect(await load()).toBe('killed');
    await release(line);
    expect(federation.leaving('sports')).toBe('');
    expect(await load()).toBe(STABLE);
  });

  test('an older host is told of a newer one', async () => {
    const { federation, release } = await pageOf(line);
    expect(federation.wantsNewPage()).toBe(false);
    await release(line, {}, { minHost: '1.0.1' });
    expect(federation.wantsNewPage()).toBe(true);
  });
});

describe('how sure a page is of its picture', () => {
  test('live, stale while nobody answers, live again; failed once the pointer has run out', async () => {
    const { federation, server, release, pass } = await pageOf(line);
    expect(federation.view().health).toBe('live');
    server.state.fault = 'down';
    await federation.refresh();
    expect(federation.view().health).toBe('stale');
    expect(federation.supportCode()).toMatch(/^G5(-C\d\d)?-S/);
    server.state.fault = null;
    await federation.refresh();
    expect(federation.view().health).toBe('live');
    await release(line, {}, { expiresAt: new Date(SERVER_NOW + 3_600_000).toISOString() });
    server.state.fault = 503;
    await pass(7_200_000);
    await federation.refresh();
    expect(federation.view()).toMatchObject({ generation: 6, health: 'failed' });
  });

  test('a generation that the device saw in another document is never undercut', async () => {
    const marks = memoryMarks();
    const { federation, release, server } = await pageOf(line, {}, { marks });
    await release(lineOf(NEXT));
    const old = Object.values(marks.read().seen);
    expect(old).toEqual([6]);
    server.state.pointer = JSON.stringify({ ...server.state.live?.channel, generation: 5 });
    await federation.refresh();
    expect(federation.view()).toMatchObject({ generation: 6, health: 'stale' });
  });

  test('the memory is one per channel: however many previews a device has shown, the live site is held to its own', async () => {
    const marks = memoryMarks();
    await pageOf(line, {}, { marks }, 7);
    const seen = marks.read().seen;
    expect(Object.values(seen)).toEqual([7]);
    for (let preview = 0; preview < 20; preview += 1) {
      const { release } = await pageOf(line, {}, { marks, shiftMs: 0 }, 100 + preview);
      await release(lineOf(NEXT));
    }
    expect(marks.read().seen).toEqual(seen);
    const { federation, release } = await pageOf(line, {}, { marks }, 8);
    await release(lineOf(NEXT));
    expect(federation.view()).toMatchObject({ generation: 9, health: 'live' });
  });
});

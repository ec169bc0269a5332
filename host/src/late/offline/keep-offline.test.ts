import { keepOffline, type OfflineDeps } from './keep-offline';
import { workerAddress } from './worker-address';

/** A browser with a worker that is registered or not, and a page that sees generations. */
function page(flags: Readonly<Record<string, boolean>>, over: Partial<OfflineDeps> = {}) {
  const said: unknown[] = [];
  const calls: unknown[][] = [];
  const registration = {
    scope: 'https://m.example/cn/mobile/',
    active: { postMessage: (word: unknown) => void said.push(word) },
    installing: null,
    waiting: null,
    unregister: async () => calls.push(['unregister']) > 0,
    // Without a network the script cannot be looked at; what was used is told all the same.
    update: async () => {
      calls.push(['update']);
      throw new TypeError('no network');
    },
  };
  const names = new Set(['site-kept-files-1', 'site-kept-pages-0', 'of-others']);
  let view = { generation: 1, registry: { flags } };
  const listeners: (() => void)[] = [];
  let takesOver: () => void = () => undefined;
  const deps = {
    workers: {
      register: async (...asked: unknown[]) => {
        calls.push(['register', ...asked]);
        return registration;
      },
      getRegistration: async () => registration,
      controller: null as null | { postMessage: (word: unknown) => void },
      addEventListener: (_: string, listener: () => void) => (takesOver = listener),
    },
    caches: { keys: async () => [...names], delete: async (name: string) => names.delete(name) },
    federation: {
      view: () => view,
      subscribe: (listener: () => void) => {
        listeners.push(listener);
        return () => undefined;
      },
    },
    usedFiles: () => ['/cn/mobile/_mf/remotes/host/1.0.0_aaaaaaa/main.js'],
    inUse: (work: () => void) => work(),
    isWanted: true,
    mayBring: true,
    origin: 'https://m.example',
    ...over,
  };
  keepOffline(deps as unknown as OfflineDeps);
  const see = (generation: number, next = flags): void => {
    view = { generation, registry: { flags: next } };
    for (const listener of listeners) listener();
  };
  const settled = (): Promise<void> =>
    new Promise((resolve) => {
      setTimeout(resolve, 0);
    });
  const takeOver = (controller: { postMessage: (word: unknown) => void } | null): void => {
    Object.assign(deps.workers, { controller });
    takesOver();
  };
  return { said, calls, names, see, settled, registration, takeOver };
}

const USED = ['/cn/mobile/_mf/remotes/host/1.0.0_aaaaaaa/main.js'];

test('once the page is in use the worker comes, its script asked for past every cache, and hears what was used', async () => {
  let begin: () => void = () => undefined;
  const { said, calls, settled } = page({}, { inUse: (work) => (begin = work) });
  await settled();
  expect(calls).toEqual([]);
  begin();
  await settled();
  expect(calls).toEqual([['register', '/cn/mobile/sw.js', { updateViaCache: 'none' }], ['update']]);
  expect(said).toEqual([{ used: USED, generation: 1 }]);
});

test('what was loaded while the worker came is told once it answers', async () => {
  let used = USED;
  const { settled, takeOver, see } = page({}, { usedFiles: () => used });
  await settled();
  const told: unknown[] = [];
  const controller = { postMessage: (word: unknown) => void told.push(word) };
  takeOver(controller);
  // Nothing came meanwhile.
  expect(told).toEqual([]);
  used = [...USED, '/cn/mobile/_mf/remotes/sports/1.0.0_aaaaaaa/late.js'];
  takeOver(controller);
  expect(told).toEqual([{ used, generation: 1 }]);
  see(2, { offline: false });
  used = [...used, '/cn/mobile/_mf/remotes/sports/1.0.0_aaaaaaa/im.js'];
  takeOver(controller);
  takeOver(null);
  expect(told).toHaveLength(1);
});

test('who saves data is spared that word as well', async () => {
  const { settled, takeOver } = page({}, { mayBring: false });
  await settled();
  const told: unknown[] = [];
  takeOver({ postMessage: (word: unknown) => void told.push(word) });
  expect(told).toEqual([]);
});

test('each newer generation is told, once, and the script looked at anew', async () => {
  const { said, calls, see, settled } = page({});
  await settled();
  see(1);
  see(2);
  await settled();
  expect(calls.map(([what]) => what)).toEqual(['register', 'update', 'register', 'update']);
  expect(said.at(-1)).toEqual({ used: USED, generation: 2 });
});

test('a switch that turns removes worker and caches in the page that is open, and nothing of others', async () => {
  const { said, calls, names, see, settled } = page({});
  await settled();
  see(2, { offline: false });
  await settled();
  expect(said.at(-1)).toEqual({ off: true });
  expect(calls.at(-1)).toEqual(['unregister']);
  expect([...names]).toEqual(['of-others']);
  see(3, {});
  await settled();
  expect(calls.at(-1)).toEqual(['update']);
});

test('a worker of the whole origin is not ours to remove; our caches are', async () => {
  const { said, calls, names, settled, registration } = page({ offline: false });
  registration.scope = 'https://m.example/';
  await settled();
  expect([said, calls]).toEqual([[], []]);
  expect([...names]).toEqual(['of-others']);
});

test('a generation that the page has proven is told at once, long before the page is idle', async () => {
  const told: unknown[] = [];
  const workers = {
    controller: { postMessage: (word: unknown) => void told.push(word) },
    getRegistration: async () => undefined,
    register: () => Promise.reject(new Error('not yet')),
    addEventListener: () => undefined,
  };
  const { see } = page({}, { workers: workers as never, inUse: () => undefined });
  see(2);
  expect(told).toEqual([{ used: [], generation: 2 }]);
});

test('who saves data is brought no worker, and has the one that is there removed', async () => {
  const { calls, see, settled } = page({}, { mayBring: false });
  await settled();
  expect(calls).toEqual([]);
  see(2, { offline: false });
  await settled();
  expect(calls).toEqual([['unregister']]);
});

test('a build for developers brings none and removes the one of the released site', async () => {
  const { calls, settled } = page({}, { isWanted: false });
  await settled();
  expect(calls).toEqual([['unregister']]);
});

test('a switch that turns before the page is in use: no worker comes', async () => {
  let begin: () => void = () => undefined;
  const { calls, see, settled } = page({}, { inUse: (work) => (begin = work) });
  see(2, { offline: false });
  begin();
  await settled();
  expect(calls).toEqual([['unregister']]);
});

test('a browser that forbids workers has a site without one', async () => {
  const refuse = (): Promise<never> => Promise.reject(new Error('forbidden'));
  const forbidden = {
    register: refuse,
    getRegistration: refuse,
    addEventListener: () => undefined,
  };
  for (const workers of [undefined, forbidden]) {
    for (const isOn of [true, false]) {
      const flags = { offline: isOn };
      const { said, settled } = page(flags, { workers: workers as never });
      await settled();
      expect(said).toEqual([]);
    }
  }
});

test('a worker that is on its way hears it while it is installed, beside the one that answers', async () => {
  const { said, settled, see, registration } = page({});
  await settled();
  const coming: unknown[] = [];
  const installing = { postMessage: (word: unknown) => void coming.push(word) };
  Object.assign(registration, { installing });
  see(2);
  await settled();
  expect([said.length, coming]).toEqual([2, [{ used: USED, generation: 2 }]]);
  Object.assign(registration, { active: null });
  see(3);
  await settled();
  expect([said.length, coming.length]).toEqual([2, 2]);
});

test('the policy makes the address of the worker, and of nothing else', () => {
  const made: ((url: string) => string)[] = [];
  const factory = {
    createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => {
      expect(name).toBe('site-worker');
      made.push(rules.createScriptURL);
      return rules;
    },
  };
  // A module of its own: the policy is made once.
  jest.isolateModules(() => {
    Object.assign(globalThis, { trustedTypes: factory });
    const fresh = jest.requireActual<{ workerAddress: typeof workerAddress }>('./worker-address');
    expect([fresh.workerAddress(), fresh.workerAddress()]).toEqual(
      Array(2).fill('/cn/mobile/sw.js'),
    );
    Reflect.deleteProperty(globalThis, 'trustedTypes');
  });
  expect(made).toHaveLength(1);
  expect(() => made[0]?.('/cn/mobile/other.js')).toThrow('refused a worker');
  expect(workerAddress()).toBe('/cn/mobile/sw.js');
});

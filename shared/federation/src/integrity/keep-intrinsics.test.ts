import { keepIntrinsics } from './keep-intrinsics';

beforeAll(() => {
  // jsdom has neither.
  class LockManager {
    request(): Promise<void> {
      return Promise.resolve();
    }
  }
  Object.defineProperty(navigator, 'locks', { value: new LockManager(), configurable: true });
  if (typeof crypto.randomUUID !== 'function')
    Object.defineProperty(crypto, 'randomUUID', { value: () => 'uuid', configurable: true });
  keepIntrinsics();
});

test.each([
  [
    'fetch of the page',
    () => {
      (globalThis as { XMLHttpRequest: unknown }).XMLHttpRequest = class {};
    },
  ],
  [
    'the String that headers pass through',
    () => {
      (globalThis as { String: unknown }).String = () => 'stolen';
    },
  ],
  [
    'the clock of money',
    () => {
      Performance.prototype.now = () => 0;
    },
  ],
  [
    'the clock of the device',
    () => {
      Date.now = () => 0;
    },
  ],
  [
    'the way interceptors are put in line',
    () => {
      Array.prototype.unshift = () => 0;
    },
  ],
  [
    'JSON.parse',
    () => {
      JSON.parse = () => 'stolen';
    },
  ],
  [
    "a promise's catch",
    () => {
      Promise.prototype.catch = () => new Promise(() => undefined);
    },
  ],
  [
    "the storage's getItem",
    () => {
      Storage.prototype.getItem = () => 'stolen';
    },
  ],
  [
    'the header of a request',
    () => {
      XMLHttpRequest.prototype.setRequestHeader = () => undefined;
    },
  ],
  [
    "a map's get",
    () => {
      Map.prototype.get = () => 'stolen';
    },
  ],
  [
    "a weak map's get",
    () => {
      WeakMap.prototype.get = () => 'stolen';
    },
  ],
  [
    'a new member of every object',
    () => {
      (Object.prototype as Record<string, unknown>)['token'] = 'x';
    },
  ],
  [
    'a getter on every object',
    () => {
      Object.defineProperty(Object.prototype, 'memberToken', { get: () => 'x' });
    },
  ],
  [
    'toString of every object',
    () => {
      Object.prototype.toString = () => 'stolen';
    },
  ],
  [
    'redefining it',
    () => {
      Object.defineProperty(JSON, 'parse', { value: () => 'stolen' });
    },
  ],
])('[C-05] %s stays as it is: the attempt throws', (_what, attempt) => {
  expect(attempt).toThrow(TypeError);
});

const walkOf = (of: Iterable<unknown>): object =>
  Object.getPrototypeOf(of[Symbol.iterator]()) as object;

/** By what it is: where it lies and by which name. Looked up late: the page is closed by then. */
test.each<[string, () => object, PropertyKey]>([
  ['the deadline of a request', () => globalThis, 'setTimeout'],
  ['the end of a deadline', () => globalThis, 'clearTimeout'],
  ['the beat of the session', () => globalThis, 'setInterval'],
  ['the end of a beat', () => globalThis, 'clearInterval'],
  ['what runs next', () => globalThis, 'queueMicrotask'],
  ['who can give up', () => globalThis, 'AbortController'],
  ['the signal of it', () => globalThis, 'AbortSignal'],
  ['giving up', () => AbortController.prototype, 'abort'],
  ['what is given up', () => AbortController.prototype, 'signal'],
  ['having given up', () => AbortSignal.prototype, 'aborted'],
  ['who hears of it no more', () => EventTarget.prototype, 'removeEventListener'],
  ['what a scrubber finds', () => RegExp.prototype, 'exec'],
  ['what a scrubber replaces', () => RegExp.prototype, Symbol.replace],
  ['what a scrubber splits', () => RegExp.prototype, Symbol.split],
  ['what a text is split by', () => String.prototype, 'matchAll'],
  ['how a list is walked', () => Array.prototype, Symbol.iterator],
  ['the step of that walk', () => walkOf([]), 'next'],
  ['how a map is walked', () => Map.prototype, Symbol.iterator],
  ['the step of that walk, too', () => walkOf(new Map()), 'next'],
  ['how a set is walked', () => Set.prototype, Symbol.iterator],
  ['the step of that walk as well', () => walkOf(new Set()), 'next'],
  ['how an iterator is walked', () => Object.getPrototypeOf(walkOf([])) as object, Symbol.iterator],
  ['how lists are joined', () => Array.prototype, 'concat'],
  ['how a list becomes one thing', () => Array.prototype, 'reduce'],
  ['whose promise it is', () => Promise.prototype, 'constructor'],
  ['what a promise makes of itself', () => Promise, Symbol.species],
  ['the first of several promises', () => Promise, 'any'],
  ['all of several promises', () => Promise, 'allSettled'],
  ['the clock of money on its own object', () => performance, 'now'],
  ['the key of an intent on its own object', () => crypto, 'randomUUID'],
  ['chance on its own object', () => crypto, 'getRandomValues'],
  ['the place of locks', () => globalThis, 'navigator'],
  ['the place of what is kept', () => globalThis, 'localStorage'],
  ['the place of what this tab keeps', () => globalThis, 'sessionStorage'],
  ['the locks of all tabs on their own object', () => navigator.locks, 'request'],
  ['the locks of all tabs', () => navigator, 'locks'],
])('[C-05] %s cannot be replaced, not even on the object itself', (_what, holder, name) => {
  const at = holder();
  const before = Object.getOwnPropertyDescriptor(at, name);
  const took = Reflect.defineProperty(at, name, {
    value: () => 'stolen',
    configurable: true,
    writable: true,
  });
  // Without the keeping the page, jest too, would go on with a stolen one.
  if (took && before !== undefined) Reflect.defineProperty(at, name, before);
  else if (took) Reflect.deleteProperty(at, name);
  expect(took).toBe(false);
});

test('[C-05] __proto__ as a key of parsed data changes nobody, and a class may still have a toString of its own', () => {
  const parsed = JSON.parse('{"__proto__":{"polluted":1}}') as object;
  Object.assign({}, parsed);
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  class Own {
    declare toString: () => string;
  }
  Own.prototype.toString = () => 'own';
  const plain: Record<string, unknown> = {};
  plain['valueOf'] = 5;
  plain['constructor'] = 'x';
  expect([String(new Own()), plain['valueOf'], Object.keys(plain)]).toEqual([
    'own',
    5,
    ['valueOf', 'constructor'],
  ]);
});

test('a weak map may have members of its own: the libraries that checkers bring assign them', () => {
  const map = new WeakMap<object, number>();
  const key = {};
  const { get, set, has } = WeakMap.prototype as WeakMap<object, number>;
  Object.entries({ get, set, has }).forEach(([name, own]) => {
    (map as unknown as Record<string, unknown>)[name] = own;
  });
  map.set(key, 1);
  expect([map.get(key), map.has(key)]).toEqual([1, true]);
});

test('what bundlers and React need goes on: an own push of an array, a list mapped, a promise awaited', async () => {
  const chunks: unknown[] = [];
  const pushed: unknown[] = [];
  chunks.push = (...given: unknown[]) => pushed.push(...given);
  chunks.push('a');
  expect([pushed, ['b'].map((letter) => letter), await Promise.resolve('c')]).toEqual([
    ['a'],
    ['b'],
    'c',
  ]);
});

test('time goes on: timers run and end, a signal tells that it was given up, and fakes that came before are kept', async () => {
  const cut = new AbortController();
  const received = jest.fn();
  cut.signal.addEventListener('abort', received);
  cut.abort();
  const never = jest.fn();
  clearTimeout(
    setTimeout(() => {
      never();
    }, 0),
  );
  clearInterval(
    setInterval(() => {
      never();
    }, 0),
  );
  await new Promise((resolve) => {
    setTimeout(resolve, 5);
  });
  expect([
    received.mock.calls.length,
    cut.signal.aborted,
    never.mock.calls.length,
    performance.now() > 0,
  ]).toEqual([1, true, 0, true]);
});

test('a list, a promise and a generator may have members of their own by such a name: libraries set them', async () => {
  const promise = Promise.resolve(1);
  (promise as { constructor: unknown }).constructor = Object;
  const walk = (function* walk() {
    yield 1;
  })() as unknown as Record<symbol, unknown>;
  walk[Symbol.iterator] = () => 'own';
  class Own extends Array<number> {
    override [Symbol.iterator] = (): ArrayIterator<number> => [7].values();
  }
  expect([await promise, (walk[Symbol.iterator] as () => string)(), [...new Own(3)]]).toEqual([
    1,
    'own',
    [7],
  ]);
});

test('a browser without Web Locks, without a secure context or with forbidden storage is kept as it is', () => {
  const realm = Object.create(globalThis) as typeof globalThis;
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(realm, name, {
      configurable: true,
      get: () => {
        throw new Error('denied');
      },
    });
  }
  Object.defineProperty(realm, 'crypto', {
    configurable: true,
    value: { getRandomValues: () => 0 },
  });
  Object.defineProperty(realm, 'navigator', { configurable: true, value: {} });
  Object.defineProperty(realm, 'performance', { configurable: true, value: { now: () => 5 } });
  expect(() => keepIntrinsics(realm)).not.toThrow();
  expect([realm.performance.now(), realm.navigator.locks]).toEqual([5, undefined]);
});

import { keepIntrinsics } from './keep-intrinsics';

beforeAll(() => keepIntrinsics());

test.each([
  ['fetch of the page', () => { (globalThis as { XMLHttpRequest: unknown }).XMLHttpRequest = class {}; }],
  ['the String that headers pass through', () => { (globalThis as { String: unknown }).String = () => 'stolen'; }],
  ['the clock of money', () => { Performance.prototype.now = () => 0; }],
  ['the clock of the device', () => { Date.now = () => 0; }],
  ['the way interceptors are put in line', () => { Array.prototype.unshift = () => 0; }],
  ['JSON.parse', () => { JSON.parse = () => 'stolen'; }],
  ['a promise\'s catch', () => { Promise.prototype.catch = () => new Promise(() => undefined); }],
  ['the storage\'s getItem', () => { Storage.prototype.getItem = () => 'stolen'; }],
  ['the header of a request', () => { XMLHttpRequest.prototype.setRequestHeader = () => undefined; }],
  ['a map\'s get', () => { Map.prototype.get = () => 'stolen'; }],
  ['a weak map\'s get', () => { WeakMap.prototype.get = () => 'stolen'; }],
  ['a new member of every object', () => { (Object.prototype as Record<string, unknown>)['token'] = 'x'; }],
  ['a getter on every object', () => { Object.defineProperty(Object.prototype, 'memberToken', { get: () => 'x' }); }],
  ['toString of every object', () => { Object.prototype.toString = () => 'stolen'; }],
  ['redefining it', () => { Object.defineProperty(JSON, 'parse', { value: () => 'stolen' }); }],
])('[C-05] %s stays as it is: the attempt throws', (_what, attempt) => {
  expect(attempt).toThrow(TypeError);
});

test('[C-05] __proto__ as a key of parsed data changes nobody, and a class may still have a toString of its own', () => {
  const parsed = JSON.parse('{"__proto__":{"polluted":1}}') as object;
  Object.assign({}, parsed);
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  class Own { declare toString: () => string; }
  Own.prototype.toString = () => 'own';
  const plain: Record<string, unknown> = {};
  plain['valueOf'] = 5;
  plain['constructor'] = 'x';
  expect([String(new Own()), plain['valueOf'], Object.keys(plain)]).toEqual(['own', 5, ['valueOf', 'constructor']]);
});

test('a weak map may have members of its own: the libraries that checkers bring assign them', () => {
  const map = new WeakMap<object, number>();
  const key = {};
  const { get, set, has } = WeakMap.prototype as WeakMap<object, number>;
  Object.entries({ get, set, has }).forEach(([name, own]) => { (map as unknown as Record<string, unknown>)[name] = own; });
  map.set(key, 1);
  expect([map.get(key), map.has(key)]).toEqual([1, true]);
});

test('what bundlers and React need goes on: an own push of an array, a list mapped, a promise awaited', async () => {
  const chunks: unknown[] = [];
  const pushed: unknown[] = [];
  chunks.push = (...given: unknown[]) => pushed.push(...given);
  chunks.push('a');
  expect([pushed, ['b'].map((letter) => letter), await Promise.resolve('c')]).toEqual([['a'], ['b'], 'c']);
});

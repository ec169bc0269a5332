/**
 * Keeps what the session, money and the transport stand on as it is before the code of a remote
 * runs (safety T8, rulings 5). One realm is no wall: what stays possible is written down in the
 * guide "what a squad could do".
 */

type Holder = object;
type Kept = readonly (readonly [Holder | undefined, readonly PropertyKey[]])[];

/**
 * By holder the members that stay what they are. Chunks override `push` of their own array, so that
 * one stays free. So do the constructor of lists and their species: kept, every `map` and `filter`
 * of the page would take fifteen times as long.
 */
const KEPT = (realm: typeof globalThis): Kept => [
  [
    realm,
    [
      'fetch',
      'XMLHttpRequest',
      'WebSocket',
      'EventSource',
      'JSON',
      'Promise',
      'Reflect',
      'Proxy',
      'Map',
      'Set',
      'WeakMap',
      'Object',
      'crypto',
    ],
  ],
  // Libraries ask for these by their global name at each call: a `String` of somebody else's would see every header.
  [
    realm,
    [
      'String',
      'Array',
      'Number',
      'BigInt',
      'Symbol',
      'Date',
      'RegExp',
      'Error',
      'URL',
      'URLSearchParams',
      'Uint8Array',
      'TextEncoder',
      'TextDecoder',
      'performance',
    ],
  ],
  // Deadlines, the beat of the session and who gives up: money is cut, asked after and settled by them.
  [
    realm,
    [
      'setTimeout',
      'clearTimeout',
      'setInterval',
      'clearInterval',
      'queueMicrotask',
      'AbortController',
      'AbortSignal',
      'EventTarget',
      'Event',
      'structuredClone',
    ],
  ],
  // What is found by a global name at each use; read here by nobody, because a browser may forbid the reading.
  [realm, ['navigator', 'localStorage', 'sessionStorage']],
  [realm.AbortController?.prototype, ['abort', 'signal']],
  [realm.AbortSignal?.prototype, ['aborted', 'reason', 'throwIfAborted']],
  [realm.Date, ['now', 'parse', 'UTC']],
  [realm.Performance?.prototype, ['now']],
  [realm.TextEncoder?.prototype, ['encode']],
  [realm.JSON, ['parse', 'stringify']],
  [
    realm.Object,
    [
      'freeze',
      'isFrozen',
      'keys',
      'getOwnPropertyNames',
      'entries',
      'values',
      'fromEntries',
      'assign',
      'hasOwn',
      'defineProperty',
      'getPrototypeOf',
      'getOwnPropertyDescriptor',
      'create',
    ],
  ],
  [realm.Reflect, ['get', 'set', 'apply', 'construct', 'ownKeys', 'defineProperty']],
  [realm.Function.prototype, ['call', 'apply', 'bind']],
  [realm.Promise, ['resolve', 'reject', 'all', 'race', 'any', 'allSettled', Symbol.species]],
  [realm.Promise.prototype, ['then', 'catch', 'finally']],
  [
    realm.Map.prototype,
    [
      'get',
      'set',
      'has',
      'delete',
      'forEach',
      'entries',
      'values',
      'keys',
      'clear',
      'size',
      Symbol.iterator,
    ],
  ],
  [
    realm.Set.prototype,
    ['add', 'has', 'delete', 'forEach', 'values', 'clear', 'size', Symbol.iterator],
  ],
  [
    realm.Array.prototype,
    [
      'includes',
      'some',
      'every',
      'find',
      'findIndex',
      'filter',
      'map',
      'forEach',
      'flat',
      'flatMap',
      'join',
      'slice',
      'splice',
      'shift',
      'unshift',
      'concat',
      'reduce',
      'indexOf',
      'at',
      'entries',
      'keys',
      'values',
      'sort',
      Symbol.iterator,
    ],
  ],
  [realm.Array, ['isArray', 'from']],
  [
    realm.String.prototype,
    [
      'startsWith',
      'endsWith',
      'includes',
      'indexOf',
      'split',
      'replace',
      'replaceAll',
      'match',
      'matchAll',
      'slice',
      'substring',
      'charCodeAt',
      'codePointAt',
      'padStart',
      'normalize',
      'toLowerCase',
      'toUpperCase',
      'trim',
      Symbol.iterator,
    ],
  ],
  [
    realm.RegExp.prototype,
    [
      'exec',
      'test',
      'flags',
      'global',
      'unicode',
      Symbol.match,
      Symbol.matchAll,
      Symbol.replace,
      Symbol.search,
      Symbol.split,
    ],
  ],
  [realm.Number, ['isFinite', 'isInteger', 'isNaN', 'isSafeInteger', 'parseFloat', 'parseInt']],
  [
    realm.URLSearchParams?.prototype,
    ['get', 'set', 'has', 'append', 'toString', 'forEach', 'entries', Symbol.iterator],
  ],
  [realm.Storage?.prototype, ['getItem', 'setItem', 'removeItem', 'clear', 'key']],
  [
    realm.XMLHttpRequest?.prototype,
    [
      'open',
      'send',
      'setRequestHeader',
      'abort',
      'getAllResponseHeaders',
      'responseText',
      'response',
      'status',
    ],
  ],
  [realm.Response?.prototype, ['text', 'json', 'arrayBuffer']],
  [realm.EventTarget?.prototype, ['addEventListener', 'removeEventListener', 'dispatchEvent']],
  [realm.Crypto?.prototype, ['getRandomValues', 'randomUUID', 'subtle']],
  [realm.SubtleCrypto?.prototype, ['digest', 'verify', 'importKey', 'sign']],
  [realm.Navigator?.prototype, ['sendBeacon', 'locks']],
  [realm.LockManager?.prototype, ['request', 'query']],
];

/** Objects of which there is one: a member of their own would go before the one of the prototype. */
const ONES = (realm: typeof globalThis): Kept => [
  [realm.performance, ['now', 'timeOrigin']],
  [realm.crypto, ['getRandomValues', 'randomUUID', 'subtle']],
  [realm.crypto?.subtle, ['digest', 'verify', 'importKey', 'sign']],
  [realm.navigator, ['locks', 'sendBeacon']],
  [realm.navigator?.locks, ['request', 'query']],
];

function keep(holder: Holder, name: PropertyKey): void {
  const now = Object.getOwnPropertyDescriptor(holder, name);
  if (now?.configurable !== true) return;
  Object.defineProperty(holder, name, {
    ...now,
    ...('value' in now ? { writable: false } : {}),
    configurable: false,
  });
}

/** Puts what the prototype gives on the object itself, for good. */
function pin(one: Holder, name: PropertyKey): void {
  if (!(name in one)) return;
  if (Object.hasOwn(one, name)) keep(one, name);
  else
    Object.defineProperty(one, name, {
      value: Reflect.get(one, name),
      writable: false,
      configurable: false,
    });
}

/**
 * Closes a prototype: nothing joins it, nothing of it changes. An object may still have a member of
 * its own by such a name (`x.toString = …`; `map.get = map.get`, as core-js does with weak maps),
 * which a plain freeze would forbid.
 */
function closePrototype(prototype: object): void {
  Object.getOwnPropertyNames(prototype).forEach((name) => closeMember(prototype, name));
  Object.preventExtensions(prototype);
}

/** One member of a prototype, in the same way. */
function closeMember(prototype: object, name: PropertyKey): void {
  const now = Object.getOwnPropertyDescriptor(prototype, name);
  if (now?.configurable !== true) return;
  if (!('value' in now)) {
    Object.defineProperty(prototype, name, { ...now, configurable: false });
    return;
  }
  const value: unknown = now.value;
  Object.defineProperty(prototype, name, {
    enumerable: false,
    configurable: false,
    get: () => value,
    set(this: object, own: unknown) {
      if (this === prototype) throw new TypeError(`the prototype's ${String(name)} stays as it is`);
      Object.defineProperty(this, name, {
        value: own,
        writable: true,
        enumerable: true,
        configurable: true,
      });
    },
  });
}

const prototypeOf = (value: object): object => Object.getPrototypeOf(value) as object;

/**
 * What lists, maps and sets are walked by has no name: whoever changes it sees every header and
 * every list on its way.
 */
function keepWalks(): void {
  const walk = prototypeOf([][Symbol.iterator]());
  // Frozen as a whole: kept one by one, each walk over a list would take twenty times as long.
  for (const each of [walk, prototypeOf(new Map().entries()), prototypeOf(new Set().values())])
    Object.freeze(each);
  closeMember(prototypeOf(walk), Symbol.iterator);
}

/** Does it, once per page and before the first remote. */
export function keepIntrinsics(realm: typeof globalThis = globalThis): void {
  keepWalks();
  closeMember(realm.Promise.prototype, 'constructor');
  for (const [one, names] of ONES(realm))
    if (one !== undefined) names.forEach((name) => pin(one, name));
  for (const [holder, names] of KEPT(realm))
    if (holder !== undefined) names.forEach((name) => keep(holder, name));
  closePrototype(realm.WeakMap.prototype);
  closePrototype(realm.Object.prototype);
}

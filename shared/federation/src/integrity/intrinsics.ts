/** The members that session, money and transport stand on. */

/** An object whose members stay what they are. */
export type Holder = object;
/** Members by holder; a holder that this browser lacks is undefined. */
export type Kept = readonly (readonly [Holder | undefined, readonly PropertyKey[]])[];

type Realm = typeof globalThis;

/** What is found by its global name. */
const NAMES = (realm: Realm): Kept => [
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
];

/** Objects, functions, promises and lists. */
const VALUES = (realm: Realm): Kept => [
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
];

/** Texts, numbers and moments. */
const TEXTS = (realm: Realm): Kept => [
  [realm.Date, ['now', 'parse', 'UTC']],
  [realm.TextEncoder?.prototype, ['encode']],
  [realm.JSON, ['parse', 'stringify']],
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
];

/** Services of the browser. */
const SERVICES = (realm: Realm): Kept => [
  [realm.AbortController?.prototype, ['abort', 'signal']],
  [realm.AbortSignal?.prototype, ['aborted', 'reason', 'throwIfAborted']],
  [realm.Performance?.prototype, ['now']],
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

/**
 * By holder the members that stay what they are. Chunks override `push` of their own array, so that
 * one stays free. So do the constructor of lists and their species: kept, every `map` and `filter`
 * of the page would take fifteen times as long.
 */
export const KEPT = (realm: Realm): Kept =>
  [NAMES, VALUES, TEXTS, SERVICES].flatMap((members) => members(realm));

/** Objects of which there is one: a member of their own would go before the one of the prototype. */
export const ONES = (realm: Realm): Kept => [
  [realm.performance, ['now', 'timeOrigin']],
  [realm.crypto, ['getRandomValues', 'randomUUID', 'subtle']],
  [realm.crypto?.subtle, ['digest', 'verify', 'importKey', 'sign']],
  [realm.navigator, ['locks', 'sendBeacon']],
  [realm.navigator?.locks, ['request', 'query']],
];

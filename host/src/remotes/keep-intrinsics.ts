/**
 * Keeps what the session, money and the transport stand on as it is before the code of a remote runs (safety T8, rulings 5).
 * One realm is no wall: what stays possible is written down in the guide "what a squad could do".
 */

type Holder = object;

/** By holder the members that stay what they are. Chunks override `push` of their own array, so that one stays free. */
const KEPT = (realm: typeof globalThis): readonly (readonly [Holder | undefined, readonly string[]])[] => [
  [realm, ['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource', 'JSON', 'Promise', 'Reflect', 'Proxy', 'Map', 'Set', 'WeakMap', 'Object', 'crypto']],
  // Libraries ask for these by their global name at each call: a `String` of somebody else's would see every header.
  [realm, ['String', 'Array', 'Number', 'BigInt', 'Symbol', 'Date', 'RegExp', 'Error', 'URL', 'URLSearchParams', 'Uint8Array', 'TextEncoder', 'TextDecoder', 'performance']],
  [realm.Date, ['now', 'parse']],
  [realm.Performance?.prototype, ['now']],
  [realm.TextEncoder?.prototype, ['encode']],
  [realm.JSON, ['parse', 'stringify']],
  [realm.Object, ['freeze', 'isFrozen', 'keys', 'getOwnPropertyNames', 'entries', 'values', 'fromEntries', 'assign', 'hasOwn', 'defineProperty', 'getPrototypeOf', 'getOwnPropertyDescriptor', 'create']],
  [realm.Reflect, ['get', 'set', 'apply', 'construct', 'ownKeys', 'defineProperty']],
  [realm.Function.prototype, ['call', 'apply', 'bind']],
  [realm.Promise, ['resolve', 'reject', 'all', 'race']],
  [realm.Promise.prototype, ['then', 'catch', 'finally']],
  [realm.Map.prototype, ['get', 'set', 'has', 'delete', 'forEach', 'entries', 'values', 'keys']],
  [realm.Set.prototype, ['add', 'has', 'delete', 'forEach', 'values']],
  [realm.Array.prototype, ['includes', 'some', 'every', 'find', 'filter', 'map', 'forEach', 'flatMap', 'join', 'slice', 'unshift']],
  [realm.Array, ['isArray', 'from']],
  [realm.String.prototype, ['startsWith', 'endsWith', 'includes', 'split', 'replace', 'replaceAll', 'slice', 'toLowerCase', 'trim']],
  [realm.RegExp.prototype, ['exec', 'test']],
  [realm.Storage?.prototype, ['getItem', 'setItem', 'removeItem', 'clear', 'key']],
  [realm.XMLHttpRequest?.prototype, ['open', 'send', 'setRequestHeader', 'abort', 'getAllResponseHeaders', 'responseText', 'response', 'status']],
  [realm.Response?.prototype, ['text', 'json', 'arrayBuffer']],
  [realm.EventTarget?.prototype, ['addEventListener', 'dispatchEvent']],
  [realm.Crypto?.prototype, ['getRandomValues', 'randomUUID', 'subtle']],
  [realm.SubtleCrypto?.prototype, ['digest', 'verify', 'importKey', 'sign']],
  [realm.Navigator?.prototype, ['sendBeacon', 'locks']],
  [realm.LockManager?.prototype, ['request', 'query']],
];

function keep(holder: Holder, name: string): void {
  const now = Object.getOwnPropertyDescriptor(holder, name);
  if (now?.configurable !== true) return;
  Object.defineProperty(holder, name, { ...now, ...('value' in now ? { writable: false } : {}), configurable: false });
}

/**
 * Closes a prototype: nothing joins it, nothing of it changes. An object may still have a member of its own by such a
 * name (`x.toString = …`; `map.get = map.get`, as core-js does with weak maps), which a plain freeze would forbid.
 */
function closePrototype(prototype: object): void {
  for (const name of Object.getOwnPropertyNames(prototype)) {
    const now = Object.getOwnPropertyDescriptor(prototype, name);
    if (now?.configurable !== true) continue;
    if (!('value' in now)) {
      Object.defineProperty(prototype, name, { ...now, configurable: false });
      continue;
    }
    const value: unknown = now.value;
    Object.defineProperty(prototype, name, {
      enumerable: false, configurable: false, get: () => value,
      set(this: object, own: unknown) {
        if (this === prototype) throw new TypeError(`the prototype's ${name} stays as it is`);
        Object.defineProperty(this, name, { value: own, writable: true, enumerable: true, configurable: true });
      },
    });
  }
  Object.preventExtensions(prototype);
}

/** Does it, once per page and before the first remote. */
export function keepIntrinsics(realm: typeof globalThis = globalThis): void {
  for (const [holder, names] of KEPT(realm)) if (holder !== undefined) names.forEach((name) => keep(holder, name));
  closePrototype(realm.WeakMap.prototype);
  closePrototype(realm.Object.prototype);
}

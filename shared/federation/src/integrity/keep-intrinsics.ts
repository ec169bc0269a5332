/**
 * Keeps what the session, money and the transport stand on as it is before the code of a remote
 * runs (safety T8, rulings 5). One realm is no wall: what stays possible is written down in the
 * guide "what a squad could do".
 */
import { KEPT, ONES, type Holder } from './intrinsics';

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

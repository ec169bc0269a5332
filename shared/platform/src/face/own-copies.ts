/**
 * What the host hands to a remote is the remote's own: a frozen copy of plain data, made once per
 * thing. The live object would let a season write another member into the session, and money would
 * go to nobody's account.
 */

/** Lists, maps, sets and plain objects; an element of React looks like one and is none. */
const isPlain = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return (prototype === Object.prototype || prototype === null) && !('$$typeof' in value);
};

/**
 * Makes the copier of one face. The same thing gives the same copy, so that who compares by
 * identity sees what changed and nothing else. Functions, instances of classes and elements are
 * handed on as they are. Maps and sets cannot be frozen: the face has its own.
 */
export function createOwnCopies(): <T>(value: T) => T {
  const copies = new WeakMap<object, object>();
  const filled = <C extends object>(of: object, copy: C, fill: (copy: C) => void): C => {
    // Known before it is filled: what leads back to itself ends here.
    copies.set(of, copy);
    copies.set(copy, copy);
    fill(copy);
    return copy;
  };
  const copyOf = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    const known = copies.get(value);
    if (known !== undefined) return known;
    if (Array.isArray(value))
      return Object.freeze(
        filled(value, [] as unknown[], (list) => value.forEach((item) => list.push(copyOf(item)))),
      );
    if (value instanceof Map)
      return filled(value, new Map(), (map) =>
        value.forEach((item, key) => map.set(copyOf(key), copyOf(item))),
      );
    if (value instanceof Set)
      return filled(value, new Set(), (set) => value.forEach((item) => set.add(copyOf(item))));
    if (value instanceof Promise) return value.then(copyOf);
    if (!isPlain(value)) return value;
    return Object.freeze(
      filled(value, {}, (copy) => {
        for (const [name, item] of Object.entries(value))
          Object.defineProperty(copy, name, {
            value: copyOf(item),
            enumerable: true,
            configurable: true,
          });
      }),
    );
  };
  return <T>(value: T) => copyOf(value) as T;
}

/**
 * What parts of the site hand to each other, as shapes that are kept with each release: payloads of
 * bus messages and exposed modules. Two versions fit when the one gives what the other reads
 * (releases D7). Pure.
 */

/** Kind of a field, as `typeof` calls it; a list of words is a text that is one of them. */
export type FieldKind = 'string' | 'number' | 'boolean' | 'object' | 'function' | readonly string[];

/** Fields by name; a name that ends with `?` is of one that may be missing. */
export type Shape = Readonly<Record<string, FieldKind>>;

/** What one version gives to others and takes of them, by message type or module name. */
export interface Payloads {
  readonly gives: Readonly<Record<string, Shape>>;
  readonly takes: Readonly<Record<string, Shape>>;
}

type ValueOf<K> = K extends readonly (infer Word)[]
  ? Word
  : K extends 'string'
    ? string
    : K extends 'number'
      ? number
      : K extends 'boolean'
        ? boolean
        : unknown;
type Needed<S> = Exclude<keyof S, `${string}?`>;

/** The type that a shape says. */
export type PayloadOf<S> = { readonly [F in Needed<S>]: ValueOf<S[F]> } & {
  readonly [F in keyof S as F extends `${infer Name}?` ? Name : never]?: ValueOf<S[F]>;
};

const words = (kind: FieldKind): string =>
  typeof kind === 'string' ? kind : `one of ${kind.join(', ')}`;

function kindBreak(field: string, given: FieldKind, taken: FieldKind): readonly string[] {
  if (typeof taken === 'string') {
    const isSame = given === taken || (taken === 'string' && typeof given !== 'string');
    return isSame ? [] : [`with "${field}" as ${words(given)} and not ${taken}`];
  }
  if (typeof given === 'string')
    return [`with "${field}" as any ${given} and not as ${words(taken)}`];
  // A word more is an addition; one that is gone is waited for in vain.
  const lost = taken.filter((word) => !given.includes(word));
  return lost.map((word) => `with a "${field}" that is never "${word}"`);
}

/**
 * What a reader misses in what it is given, one end of a sentence each; none when it fits. A field
 * or a word more is no break.
 */
export function shapeBreaks(given: Shape, taken: Shape): readonly string[] {
  return Object.entries(taken).flatMap(([name, kind]) => {
    const field = name.replace(/\?$/, '');
    const mayMiss = name !== field;
    const sure = Object.hasOwn(given, field) ? given[field] : undefined;
    const maybe = Object.hasOwn(given, `${field}?`) ? given[`${field}?`] : undefined;
    if (sure !== undefined) return kindBreak(field, sure, kind);
    if (maybe === undefined) return mayMiss ? [] : [`without "${field}"`];
    return mayMiss ? kindBreak(field, maybe, kind) : [`sometimes without "${field}"`];
  });
}

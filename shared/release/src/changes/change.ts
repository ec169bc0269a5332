import type { Registry, RegistryRemote } from '@site/contracts/releases/registry';
import type { Release } from '@site/contracts/releases/release';

import { english, sentence, type SentenceValue } from '@site/domain/releases/sentence';

/** A published version as the registry will name it. */
export interface Published {
  readonly release: Release;
  readonly integrity: string;
}

/**
 * A change of what is live, worked out from what is live at the moment of writing: when another
 * writer was faster, it is worked out again (releases D7). Pure.
 *
 * @throws Refused with a sentence when it cannot be done.
 */
export type Change = (live: Registry, now: Date) => Registry;

/**
 * A release command that is not carried out; its message is for people. What the console can meet
 * is a sentence (`refused`), which it says in its own language; commands alone may say a text.
 */
export class Refused extends Error {
  override readonly name = 'Refused';

  constructor(readonly said: SentenceValue) {
    super(english(said));
  }
}

/** Makes one of a sentence: throw refused`${name} is not live`. */
export const refused = (
  texts: TemplateStringsArray,
  ...values: readonly SentenceValue[]
): Refused => new Refused(sentence(texts, ...values));

/** A registry before anything was released. */
export function emptyRegistry(): Registry {
  return {
    schema: 'mf-registry/1',
    generation: 0,
    previous: null,
    host: null,
    remotes: {},
    versions: {},
    routes: [],
    revoked: [],
    flags: {},
  };
}

/**
 * The line of a live part.
 *
 * @throws Refused that lists what is live.
 */
export function lineOf(registry: Registry, name: string): RegistryRemote {
  const line = Object.hasOwn(registry.remotes, name) ? registry.remotes[name] : undefined;
  if (line) return line;
  throw refused`${name} is not live; live are: ${['host', ...Object.keys(registry.remotes)].join(', ')}`;
}

/** The registry with one line changed. */
export function withLine(registry: Registry, name: string, line: RegistryRemote): Registry {
  return { ...registry, remotes: { ...registry.remotes, [name]: line } };
}

/** Several changes, one after the other, as one. */
export const inTurn =
  (changes: readonly Change[]): Change =>
  (live, now) =>
    changes.reduce((registry, change) => change(registry, now), live);

/** Version that members get when nothing else speaks. */
export const stableOf = (registry: Registry, name: string): string | null =>
  name === 'host' ? (registry.host?.current ?? null) : (registry.remotes[name]?.stable ?? null);

/**
 * A change that was asked for while a part was at a version. When another order was faster it is
 * refused, not done on top of that: the second click on "roll back" does not go back twice.
 */
export const whileAt =
  (name: string, from: string | null, change: Change): Change =>
  (live, now) => {
    const at = stableOf(live, name);
    if (at === from) return change(live, now);
    throw refused`${name} is at ${at ?? sentence`nothing`} now, not at ${from ?? sentence`nothing`} any more: another order was faster; look again with: npm run release -- status`;
  };

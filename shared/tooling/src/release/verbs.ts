import { explainResolution } from '@site/domain/releases/explain';
import { resolveVersion } from '@site/domain/releases/resolve';
import { commitGeneration, type Intent } from './commit-generation';
import { unmetNeeds, type Published } from './next-registry';
import { publishedVersions, readLive, readPublished, type Live, type Store } from './store';

function requirePublished(store: Store, name: string, version: string): Published {
  const found = readPublished(store, name, version);
  if (found) return found;
  const known = publishedVersions(store, name);
  throw new Error(known.length === 0
    ? `${name} was never published here; run: npm run release -- publish ${name}`
    : `${name}@${version} is not published here; there are: ${known.join(', ')}`);
}

function requireLive(store: Store, channel: string): Live {
  const live = readLive(store, channel);
  if (live) return live;
  throw new Error(`channel ${channel} has no generation yet; start the site once or promote a host first`);
}

/** What promoting did. */
export interface Outcome { readonly generation: number; readonly from: string | null; readonly to: string }

/**
 * Makes a published version live; the newest published one when none is named.
 * @throws Error with a sentence when it is unknown, already live, or does not fit the live host.
 */
export function promote(store: Store, intent: Intent, name: string, version?: string): Outcome {
  const wanted = version ?? publishedVersions(store, name)[0] ?? '';
  const published = requirePublished(store, name, wanted);
  const live = readLive(store, intent.channel);
  const current = name === 'host' ? live?.registry.host?.current : live?.registry.remotes[name]?.stable;
  if (current === wanted) throw new Error(`${name}@${wanted} is already live on ${intent.channel}`);
  return { generation: commitGeneration(store, intent, [published]), from: current ?? null, to: wanted };
}

/**
 * Makes the last good version live again: a new, higher generation that names the older version.
 * @throws Error when there is none to go back to.
 */
export function rollback(store: Store, intent: Intent, name: string): Outcome {
  const { registry } = requireLive(store, intent.channel);
  const current = name === 'host' ? registry.host?.current : registry.remotes[name]?.stable;
  const good = (name === 'host' ? registry.host?.good : registry.remotes[name]?.good) ?? [];
  const target = good[0];
  if (current === undefined) throw new Error(`${name} is not live on ${intent.channel}; live are: ${['host', ...Object.keys(registry.remotes)].join(', ')}`);
  if (target === undefined) throw new Error(`${name} has no earlier good version on ${intent.channel}; ${current} stays`);
  return { generation: commitGeneration(store, intent, [requirePublished(store, name, target)]), from: current, to: target };
}

/** Switches of the site that a release may turn; what each one does. */
export const FLAGS = { recorder: 'sessions are recorded without text, never on pages of money or login (one in ten, all with an error)' } as const;

/**
 * Turns a switch.
 * @throws Error with a sentence for a switch that is not known, a word that is neither on nor off, or no change.
 */
export function turnFlag(store: Store, intent: Intent, name: string, word: string | undefined): number {
  if (!Object.hasOwn(FLAGS, name)) throw new Error(`there is no switch "${name}"; there are: ${Object.keys(FLAGS).join(', ')}`);
  if (word !== 'on' && word !== 'off') throw new Error(`flag ${name} needs on or off, not "${word ?? ''}"`);
  const { registry } = requireLive(store, intent.channel);
  if ((registry.flags[name] ?? false) === (word === 'on')) throw new Error(`${name} is already ${word} on ${intent.channel}`);
  return commitGeneration(store, { ...intent, flags: { [name]: word === 'on' } }, []);
}

/** What is live, one line per part, for people. */
export function statusLines(store: Store, channel: string): string[] {
  const { channel: pointer, registry } = requireLive(store, channel);
  const host = registry.host;
  const context = {
    now: Date.now(), bucket: () => 1, cohorts: [], skipped: [],
    hostApi: host?.api ?? '0', mfRuntime: host?.mfRuntime ?? '0', shared: host?.shared ?? {}, bus: host?.bus ?? {},
  };
  const remotes = Object.entries(registry.remotes).map(([name, line]) =>
    `  ${name.padEnd(24)} ${line.stable.padEnd(18)} good: ${line.good.join(', ') || '-'}   ${explainResolution(name, resolveVersion(registry, name, context))}`);
  const needs = unmetNeeds(registry);
  return [
    `channel ${channel}, generation ${pointer.generation}, issued ${pointer.issuedAt}`,
    `  ${'host'.padEnd(24)} ${(host?.current ?? '-').padEnd(18)} good: ${host?.good.join(', ') || '-'}`,
    ...remotes,
    ...Object.entries(registry.flags).map(([name, on]) => `  switch ${name}: ${on ? 'on' : 'off'}`),
    ...(needs === null ? [] : [`  warning: ${needs}`]),
  ];
}

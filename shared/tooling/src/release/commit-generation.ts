import path from 'node:path';
import { readAudit, readChannel, readRegistry, type Read } from '@site/contracts/releases/read';
import type { Audit } from '@site/contracts/releases/audit';
import type { Registry } from '@site/contracts/releases/registry';
import { RELEASE_ROOT } from '@site/domain/releases/paths';
import { integrityOfBytes } from '../build/compress';
import { withLock, writeAtomic, writeOnce } from './atomic-write';
import { emptyRegistry, nextRegistry, type Published } from './next-registry';
import { highestGeneration, readLive, shortHash, type Store } from './store';

/** Who changes what is live, and why. */
export interface Intent {
  readonly channel: string;
  readonly action: Audit['action'];
  readonly by: string;
  readonly why: string;
  readonly pollSeconds?: number;
  /** Switches of the site that change with this generation. */
  readonly flags?: Readonly<Record<string, boolean>>;
}

function mustFit<T>(what: string, result: Read<T>): T {
  if (result.ok) return result.value;
  throw new Error(`${what} would not be valid (${result.why}); nothing was changed`);
}

function liveVersion(registry: Registry, name: string): string | null {
  return name === 'host' ? registry.host?.current ?? null : registry.remotes[name]?.stable ?? null;
}

function auditOf(intent: Intent, at: string, before: Registry, after: Registry, integrity: string, changes: readonly Published[]): Audit {
  return mustFit('the audit record', readAudit({
    schema: 'mf-audit/1', generation: after.generation, channel: intent.channel, at, by: intent.by, why: intent.why, action: intent.action,
    changes: changes.map(({ release }) => ({ name: release.name, from: liveVersion(before, release.name), to: release.version })),
    registry: integrity,
  }));
}

const asText = (value: unknown): string => `${JSON.stringify(value, null, 1)}\n`;

/**
 * Makes versions live: writes the next snapshot in the hash chain, the audit record, and then moves the
 * pointer in one rename, all under the channel's lock (releases D7). The intent is applied to what is live
 * at that moment, not to what the caller saw.
 * @returns the new generation.
 */
export function commitGeneration(store: Store, intent: Intent, changes: readonly Published[]): number {
  return withLock(path.join(store.root, 'channel', `.${intent.channel}.lock`), () => {
    const live = readLive(store, intent.channel);
    const before = live?.registry ?? emptyRegistry();
    const generation = highestGeneration(store) + 1;
    const previous = live ? { generation: live.channel.generation, integrity: live.channel.integrity } : null;
    const registry = mustFit('the registry', readRegistry({ ...nextRegistry(before, changes), flags: { ...before.flags, ...intent.flags }, generation, previous }));
    const text = asText(registry);
    const integrity = integrityOfBytes(Buffer.from(text));
    const file = `${generation}-${shortHash(text)}.json`;
    const issuedAt = new Date().toISOString();
    const pointer = mustFit('the channel pointer', readChannel({
      schema: 'mf-channel/1', channel: intent.channel, generation, registry: `${RELEASE_ROOT}/registry/${file}`, integrity, issuedAt,
      minHost: null, pollSeconds: intent.pollSeconds ?? live?.channel.pollSeconds ?? 60, sig: null,
    }));
    writeOnce(path.join(store.root, 'registry', file), text);
    writeOnce(path.join(store.root, 'audit', `${generation}.json`), asText(auditOf(intent, issuedAt, before, registry, integrity, changes)));
    writeAtomic(path.join(store.root, 'channel', `${intent.channel}.json`), asText(pointer));
    return generation;
  });
}

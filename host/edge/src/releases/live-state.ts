import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { readChannel, readJson, readRegistry, readRelease } from '@site/contracts/releases/read';
import type { Channel } from '@site/contracts/releases/channel';
import type { Registry } from '@site/contracts/releases/registry';
import type { Release } from '@site/contracts/releases/release';
import { RELEASE_ROOT, parseReleasePath } from '@site/domain/releases/paths';

/** What the edge serves now. */
export interface LiveState {
  readonly channel: Channel;
  readonly registry: Registry;
  /** True when the newest pointer or snapshot could not be used and an older generation stands in. */
  readonly stale: boolean;
}

function sri(bytes: Uint8Array): string {
  return `sha384-${crypto.createHash('sha384').update(bytes).digest('base64')}`;
}

function readSnapshot(siteDir: string, channel: Channel): Registry {
  const file = parseReleasePath(channel.registry)?.file;
  if (!file) throw new Error('the pointer names no registry');
  const bytes = fs.readFileSync(path.join(siteDir, file));
  if (sri(bytes) !== channel.integrity) throw new Error(`registry ${file} does not match its hash`);
  const registry = readRegistry(readJson(bytes.toString('utf8')));
  if (!registry.ok) throw new Error(`registry ${file} is not valid: ${registry.why}`);
  return registry.value;
}

function readPointer(siteDir: string, name: string): LiveState {
  const text = fs.readFileSync(path.join(siteDir, 'channel', `${name}.json`), 'utf8');
  const channel = readChannel(readJson(text));
  if (!channel.ok) throw new Error(`the pointer of ${name} is not valid: ${channel.why}`);
  return { channel: channel.value, registry: readSnapshot(siteDir, channel.value), stale: false };
}

/** The newest snapshot on disk that is whole: its name carries a hash of its bytes. */
function newestIntact(siteDir: string, name: string): LiveState | null {
  const dir = path.join(siteDir, 'registry');
  if (!fs.existsSync(dir)) return null;
  const files = fs.readdirSync(dir).sort((a, b) => Number(b.split('-')[0]) - Number(a.split('-')[0]));
  for (const file of files) {
    const bytes = fs.readFileSync(path.join(dir, file));
    const short = crypto.createHash('sha256').update(bytes).digest('hex').slice(0, 12);
    const registry = file.endsWith(`-${short}.json`) ? readRegistry(readJson(bytes.toString('utf8'))) : null;
    if (!registry?.ok || registry.value.host === null) continue;
    const channel: Channel = {
      schema: 'mf-channel/1', channel: name, generation: registry.value.generation, registry: `${RELEASE_ROOT}/registry/${file}`,
      integrity: sri(bytes), issuedAt: new Date(0).toISOString(), minHost: null, pollSeconds: 60, sig: null,
    };
    return { channel, registry: registry.value, stale: true };
  }
  return null;
}

/**
 * Follows the channel pointer on disk. A damaged pointer or snapshot never takes the site down: the last
 * good generation stays, marked stale (safety C1).
 */
export function liveStateReader(siteDir: string, channel: string, warn: (message: string) => void): () => LiveState | null {
  const pointer = path.join(siteDir, 'channel', `${channel}.json`);
  let stamp = '';
  let state: LiveState | null = null;
  const stampOf = (): string => {
    const stat = fs.statSync(pointer, { throwIfNoEntry: false });
    return stat ? `${stat.ino}:${stat.mtimeMs}:${stat.size}` : 'missing';
  };
  return () => {
    const now = stampOf();
    if (now === stamp) return state;
    stamp = now;
    try {
      state = readPointer(siteDir, channel);
    } catch (error) {
      warn(`${error instanceof Error ? error.message : String(error)}; serving the last good generation`);
      state = state === null ? newestIntact(siteDir, channel) : { ...state, stale: true };
    }
    return state;
  };
}

/** Reads release records; immutable, so each is read once. */
export function releaseReader(siteDir: string): (registry: Registry, name: string, version: string) => Release | null {
  const known = new Map<string, Release | null>();
  return (registry, name, version) => {
    const key = `${name}@${version}`;
    const cached = known.get(key);
    if (cached !== undefined) return cached;
    const record = registry.versions[key];
    const file = record ? parseReleasePath(record.release)?.file : undefined;
    if (!record || !file) return null;
    const full = path.join(siteDir, file);
    const bytes = fs.existsSync(full) ? fs.readFileSync(full) : null;
    const release = bytes && sri(bytes) === record.integrity ? readRelease(readJson(bytes.toString('utf8'))) : null;
    if (!release?.ok) return null;
    known.set(key, release.value);
    return release.value;
  };
}

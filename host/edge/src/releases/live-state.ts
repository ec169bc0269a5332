import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { readChannel, readJson, readRegistry, readRelease } from '@site/contracts/releases/read';
import type { Channel } from '@site/contracts/releases/channel';
import type { Registry } from '@site/contracts/releases/registry';
import type { Release } from '@site/contracts/releases/release';
import { POINTER_MOST_BYTES } from '@site/domain/releases/pointer-text';
import { parseReleasePath } from '@site/domain/releases/paths';
import type { Keys } from './key-reader';
import { isOver } from '@site/domain/releases/pointer-time';
import { pointerFault } from './verify-pointer';

/** What the edge serves now. */
export interface LiveState {
  readonly channel: Channel;
  readonly registry: Registry;
  /**
   * True when the newest pointer or snapshot could not be used and an older generation stands in,
   * or when the pointer has expired.
   */
  readonly stale: boolean;
}

/** Hash of some bytes, as records and pointers name it. */
export function sri(bytes: Uint8Array): string {
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

/**
 * Reads a pointer that was signed here once, and its snapshot; whether it has expired is asked
 * whenever it is served.
 */
function readPointer({ siteDir, channel: name, keys }: StateSources, file: string): LiveState {
  if (fs.statSync(file).size > POINTER_MOST_BYTES)
    throw new Error(`the pointer of ${name} is longer than a pointer may be`);
  const text = fs.readFileSync(file, 'utf8');
  const channel = readChannel(readJson(text));
  if (!channel.ok) throw new Error(`the pointer of ${name} is not valid: ${channel.why}`);
  // A preview's pointer is signed by the same keys.
  if (channel.value.channel !== name)
    throw new Error(`the pointer of ${name} is one of ${channel.value.channel}`);
  const fault = pointerFault(channel.value, keys(), null, text);
  if (fault !== null) throw new Error(fault);
  return { channel: channel.value, registry: readSnapshot(siteDir, channel.value), stale: false };
}

/** Where the state is read from, and who may sign it. */
export interface StateSources {
  readonly siteDir: string;
  readonly channel: string;
  readonly keys: () => Keys;
  readonly now: () => number;
  readonly warn: (message: string) => void;
}

/** A pointer as it was when its generation was made: signed, beside its snapshot, never changed. */
const POINTER_FILE = /^(\d+)-[0-9a-f]{12}\.pointer\.json$/;

/**
 * The newest generation on disk that is whole: its own pointer proves it, by the keys where there
 * are keys.
 */
function newestIntact(sources: StateSources): LiveState | null {
  const dir = path.join(sources.siteDir, 'registry');
  if (!fs.existsSync(dir)) return null;
  const files = fs
    .readdirSync(dir)
    .filter((file) => POINTER_FILE.test(file))
    .sort((a, b) => Number(b.split('-')[0]) - Number(a.split('-')[0]));
  for (const file of files) {
    try {
      const state = readPointer(sources, path.join(dir, file));
      if (state.registry.host !== null) return { ...state, stale: true };
    } catch {
      /* this one is damaged too, or of another channel; the one before may be whole */
    }
  }
  return null;
}

/**
 * What is served of a pointer as it was just read. An expired one may be an old one that somebody
 * put back: the newest generation that is known wins.
 */
function newestOf(read: LiveState, known: () => LiveState | null, now: number): LiveState {
  const other = isOver(read.channel.expiresAt, now) ? known() : null;
  return other !== null && other.channel.generation > read.channel.generation
    ? { ...other, stale: true }
    : read;
}

const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/**
 * Follows the channel pointer on disk. A damaged pointer or snapshot never takes the site down: the
 * last good generation stays, marked stale (safety C1), and so does one whose pointer has expired
 * meanwhile.
 */
export function liveStateReader(sources: StateSources): () => LiveState | null {
  const { siteDir, channel, keys, now, warn } = sources;
  const pointer = path.join(siteDir, 'channel', `${channel}.json`);
  let seen: { readonly stamp: string; readonly keys: Keys } | null = null;
  let state: LiveState | null = null;
  let reportedExpired: LiveState | null = null;
  const stampOf = (): string => {
    try {
      const stat = fs.statSync(pointer, { throwIfNoEntry: false });
      return stat ? `${stat.ino}:${stat.mtimeMs}:${stat.size}` : 'missing';
    } catch (error) {
      // A loop of links, a right that is missing: reading it says the same, and the last good generation stays.
      return reasonOf(error);
    }
  };
  const look = (): void => {
    const known = (): LiveState | null => state ?? newestIntact(sources);
    try {
      state = newestOf(readPointer(sources, pointer), known, now());
    } catch (error) {
      warn(`${reasonOf(error)}; serving the last good generation`);
      const last = known();
      state = last === null ? null : { ...last, stale: true };
    }
  };
  return () => {
    // Keys that changed may make good what was refused before.
    const current = { stamp: stampOf(), keys: keys() };
    if (seen === null || seen.stamp !== current.stamp || seen.keys !== current.keys) {
      seen = current;
      look();
    }
    if (state === null || !isOver(state.channel.expiresAt, now())) return state;
    if (reportedExpired !== state)
      warn(
        `${pointerFault(state.channel, keys(), now()) ?? 'the pointer has expired'}; serving it as stale`,
      );
    reportedExpired = state;
    return { ...state, stale: true };
  };
}

/** Reads release records; immutable, so each is read once. */
export function releaseReader(
  siteDir: string,
): (registry: Registry, name: string, version: string) => Release | null {
  const known = new Map<string, Release | null>();
  return (registry, name, version) => {
    const record = registry.versions[`${name}@${version}`];
    // By what it is, not by its name: a version of `npm run dev` goes on with the sources.
    const key = record?.integrity ?? '';
    const cached = known.get(key);
    if (cached !== undefined) return cached;
    const file = record ? parseReleasePath(record.release)?.file : undefined;
    if (!record || !file) return null;
    const full = path.join(siteDir, file);
    const bytes = fs.existsSync(full) ? fs.readFileSync(full) : null;
    const release =
      bytes && sri(bytes) === record.integrity
        ? readRelease(readJson(bytes.toString('utf8')))
        : null;
    if (!release?.ok) return null;
    known.set(key, release.value);
    return release.value;
  };
}

import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { readChannel, readJson, readRegistry, readRelease, type Read } from '@site/contracts/releases/read';
import type { Channel } from '@site/contracts/releases/channel';
import type { Registry } from '@site/contracts/releases/registry';
import type { Release } from '@site/contracts/releases/release';
import { RELEASE_ROOT } from '@site/domain/releases/paths';
import { integrityOfBytes } from '../build/compress';

/** The release store: a folder laid out as it is served (releases D1). */
export interface Store { readonly root: string }

/** A live generation: the pointer and the snapshot it proves. */
export interface Live { readonly channel: Channel; readonly registry: Registry }

/** File of the store behind a URL path of the release root. */
export function fileOf(store: Store, urlPath: string): string {
  return path.join(store.root, ...urlPath.slice(RELEASE_ROOT.length + 1).split('/'));
}

function unwrap<T>(what: string, result: Read<T>): T {
  if (result.ok) return result.value;
  throw new Error(`${what} is not valid (${result.why})`);
}

/**
 * What is live on a channel, verified.
 * @returns null when the channel does not exist yet.
 * @throws Error when the pointer or its snapshot is damaged.
 */
export function readLive(store: Store, channel: string): Live | null {
  const pointerFile = path.join(store.root, 'channel', `${channel}.json`);
  if (!fs.existsSync(pointerFile)) return null;
  const pointer = unwrap(`the pointer of channel ${channel}`, readChannel(readJson(fs.readFileSync(pointerFile, 'utf8'))));
  const bytes = fs.readFileSync(fileOf(store, pointer.registry));
  if (integrityOfBytes(bytes) !== pointer.integrity) throw new Error(`the registry of generation ${pointer.generation} does not match its hash`);
  return { channel: pointer, registry: unwrap('the registry', readRegistry(readJson(bytes.toString('utf8')))) };
}

/** Folder of one version. */
export function versionDir(store: Store, name: string, version: string): string {
  return path.join(store.root, 'remotes', name, version);
}

/** Record and hash of a published version; null when it is not in the store. */
export function readPublished(store: Store, name: string, version: string): { release: Release; integrity: string } | null {
  const file = path.join(versionDir(store, name, version), 'release.json');
  if (!fs.existsSync(file)) return null;
  const bytes = fs.readFileSync(file);
  return { release: unwrap(`the record of ${name}@${version}`, readRelease(readJson(bytes.toString('utf8')))), integrity: integrityOfBytes(bytes) };
}

/** Published versions of a part, newest first. */
export function publishedVersions(store: Store, name: string): string[] {
  const dir = path.join(store.root, 'remotes', name);
  if (!fs.existsSync(dir)) return [];
  return fs.readdirSync(dir)
    .filter((version) => fs.existsSync(path.join(dir, version, 'release.json')))
    .map((version) => ({ version, at: fs.statSync(path.join(dir, version, 'release.json')).mtimeMs }))
    .sort((a, b) => b.at - a.at)
    .map(({ version }) => version);
}

/** Highest generation of any channel; one counter for all, so that an audit record's number is unique. */
export function highestGeneration(store: Store): number {
  const dir = path.join(store.root, 'registry');
  if (!fs.existsSync(dir)) return 0;
  return Math.max(0, ...fs.readdirSync(dir).map((file) => Number(/^(\d+)-/.exec(file)?.[1] ?? 0)));
}

/** First twelve hex digits of a text's SHA-256, for the snapshot's file name. */
export function shortHash(text: string): string {
  return crypto.createHash('sha256').update(text).digest('hex').slice(0, 12);
}

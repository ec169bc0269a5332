/**
 * A release store behind an address (a bucket, a CDN, another edge), kept as a folder here. Every
 * byte is proven before it is written: the pointer by the site's keys, all else by its hash.
 */
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import {
  readChannel,
  readJson,
  readRegistry,
  readRelease,
  type Read,
} from '@site/contracts/releases/read';
import { parseReleasePath } from '@site/domain/releases/paths';
import { POINTER_MOST_BYTES } from '@site/domain/releases/pointer-text';
import type { Keys } from './key-reader';
import { sri } from './live-state';
import { pointerFault } from './verify-pointer';

/** Wait between two looks at the pointer, in milliseconds. */
const LOOK_MS = 5_000;
const ANSWER_MS = 20_000;
/** Files that are fetched at the same time. */
const LANES = 4;
/** Most bytes of a snapshot or a version's record; a large one has some hundred thousand. */
const RECORD_MOST_BYTES = 16_777_216;

/** What is mirrored, into which folder. */
export interface MirrorSources {
  /** Address of the store's root: behind it lie `channel/`, `registry/` and `remotes/`. */
  readonly storeUrl: string;
  readonly siteDir: string;
  readonly channel: string;
  readonly keys: () => Keys;
  readonly warn: (message: string) => void;
}

/** Whole or not at all: an edge that is killed here leaves no half file under a good name. */
function keep(file: string, bytes: Buffer): void {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}.new`;
  fs.writeFileSync(draft, bytes);
  fs.renameSync(draft, file);
}

/** The whole answer, unless it is longer than it may be: then the rest is not waited for. */
async function bytesOf({ body }: Response, url: string, most: number): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let size = 0;
  // Whoever leaves this loop early ends the connection.
  for await (const part of (body ?? []) as AsyncIterable<Uint8Array>) {
    size += part.byteLength;
    if (size > most) throw new Error(`${url} is longer than the ${most} bytes that it may have`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** @param most bytes, unpacked. */
async function get(
  url: string,
  most: number,
  known = '',
): Promise<{ bytes: Buffer; etag: string } | null> {
  const answer = await fetch(url, {
    signal: AbortSignal.timeout(ANSWER_MS),
    redirect: 'error',
    headers: {
      'accept-encoding': 'identity',
      ...(known === '' ? {} : { 'if-none-match': known }),
    },
  });
  if (answer.status === 304) return null;
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return {
    bytes: await bytesOf(answer, url, most),
    etag: answer.headers.get('etag') ?? '',
  };
}

function valid<T>(what: string, read: Read<T>): T {
  if (read.ok) return read.value;
  throw new Error(`${what} is not valid (${read.why})`);
}

const text = (bytes: Buffer): unknown => readJson(bytes.toString('utf8'));

const packers = [
  ['.br', promisify(zlib.brotliCompress), promisify(zlib.brotliDecompress)],
  ['.gz', promisify(zlib.gzip), promisify(zlib.gunzip)],
] as const;

/**
 * Packed forms are made here: what comes with an encoding has no hash of its own. One that is here
 * is proven by what it unpacks to.
 */
async function keepTwins(file: string, bytes: Buffer): Promise<void> {
  for (const [suffix, pack, unpack] of packers) {
    const here = await fs.promises
      .readFile(file + suffix)
      .then((packed) => unpack(packed, { maxOutputLength: Math.max(1, bytes.length) }))
      .catch(() => null);
    if (here?.equals(bytes) !== true) keep(file + suffix, await pack(bytes));
  }
}

/** Fetches what a store says, into a folder. */
function storeCopy({ storeUrl, siteDir }: Pick<MirrorSources, 'storeUrl' | 'siteDir'>) {
  const fileOf = (name: string): string => path.join(siteDir, ...name.split('/'));
  /** Bytes of an immutable file: those here where they prove themselves, else the store's. */
  const find = async (name: string, integrity: string, most: number) => {
    const here = await fs.promises.readFile(fileOf(name)).catch(() => null);
    if (here !== null && sri(here) === integrity) return { bytes: here, isHere: true };
    const bytes = (await get(`${storeUrl}/${name}`, most))?.bytes ?? Buffer.alloc(0);
    if (sri(bytes) !== integrity) throw new Error(`${storeUrl}/${name} does not match its hash`);
    return { bytes, isHere: false };
  };
  const take = async (
    name: string,
    integrity: string,
    most: number,
    isPacked = false,
  ): Promise<Buffer> => {
    const { bytes, isHere } = await find(name, integrity, most);
    if (isPacked) await keepTwins(fileOf(name), bytes);
    if (!isHere) keep(fileOf(name), bytes);
    return bytes;
  };
  /** Versions whose every file was proven since the start; by the hash of their record. */
  const whole = new Set<string>();
  const version = async (record: { readonly release: string; readonly integrity: string }) => {
    const name = parseReleasePath(record.release)?.file;
    if (name === undefined) throw new Error(`${record.release} is no path of a release`);
    if (whole.has(record.integrity)) return;
    const { bytes, isHere } = await find(name, record.integrity, RECORD_MOST_BYTES);
    const waiting = Object.entries(valid(name, readRelease(text(bytes))).files);
    const lane = async (): Promise<void> => {
      for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
        const [file, { integrity, bytes: most, br }] = next;
        await take(`${path.posix.dirname(name)}/${file}`, integrity, most, br > 0);
      }
    };
    await Promise.all(Array.from({ length: LANES }, lane));
    // The record is written last: a version with one was whole once.
    if (!isHere) keep(fileOf(name), bytes);
    whole.add(record.integrity);
  };
  return { fileOf, take, version };
}

const reasonOf = (error: unknown): string => {
  const { message, cause } = error as { readonly message?: string; readonly cause?: Error };
  return [message ?? String(error), cause?.message].filter((part) => part).join(': ');
};

/**
 * Makes the look that brings the folder up to the store: files of new versions first, the pointer
 * last, so that what is served is whole at any moment.
 *
 * @returns a function that never rejects; what it could not do it says once.
 */
export function mirrorLook(sources: MirrorSources): () => Promise<void> {
  const { storeUrl, channel, keys, warn } = sources;
  const { fileOf, take, version } = storeCopy(sources);
  const place = `channel/${channel}.json`;
  let etag = '';
  let said = '';
  let running: Promise<void> | null = null;
  const bring = async (): Promise<void> => {
    const found = await get(`${storeUrl}/${place}`, POINTER_MOST_BYTES, etag);
    if (found === null) return;
    const { bytes } = found;
    const pointer = valid(`the pointer of ${channel}`, readChannel(text(bytes)));
    if (pointer.channel !== channel)
      throw new Error(`the pointer of ${channel} is one of ${pointer.channel}`);
    const fault = pointerFault(pointer, keys(), null, bytes.toString('utf8'));
    if (fault !== null) throw new Error(fault);
    const before = fs.existsSync(fileOf(place))
      ? readChannel(text(fs.readFileSync(fileOf(place))))
      : null;
    if (before?.ok && before.value.generation > pointer.generation)
      throw new Error(
        `the store is at generation ${pointer.generation}, behind ${before.value.generation} here`,
      );
    const snapshot = parseReleasePath(pointer.registry)?.file;
    if (snapshot === undefined) throw new Error('the pointer names no registry');
    const kept = await take(snapshot, pointer.integrity, RECORD_MOST_BYTES);
    const registry = valid(snapshot, readRegistry(text(kept)));
    for (const record of Object.values(registry.versions)) await version(record);
    // What is served when the pointer here is damaged.
    keep(fileOf(snapshot.replace(/\.json$/, '.pointer.json')), bytes);
    keep(fileOf(place), bytes);
    ({ etag } = found);
    said = '';
  };
  return () => {
    running ??= bring()
      .catch((error: unknown) => {
        const why = reasonOf(error);
        if (why !== said) warn(`the store cannot be followed (${why}); what is here is served`);
        said = why;
      })
      .finally(() => {
        running = null;
      });
    return running;
  };
}

/** Follows a store while the edge runs. */
export function followStore(app: FastifyInstance, sources: MirrorSources): void {
  const look = mirrorLook(sources);
  const timer = setInterval(() => void look(), LOOK_MS).unref();
  // Not waited for: an edge that has a folder serves it, whatever the store does.
  app.addHook('onReady', async () => void look());
  app.addHook('onClose', async () => {
    clearInterval(timer);
  });
}

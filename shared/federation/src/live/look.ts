/**
 * Looks for a newer generation: pointer, proof, snapshot, proof. In a chunk of its own, because the
 * first picture is the document's.
 */
import type { Channel } from '@site/contracts/releases/channel';
import type { PublicKey } from '@site/contracts/releases/keys';
import type { Registry } from '@site/contracts/releases/registry';
import { readJson, readRegistry } from '@site/contracts/releases/read';
import { channelUrl } from '@site/domain/releases/paths';
import { Deadlines, delay } from '../deadlines';
import { HashMismatchError, StatusError } from './faults';
import { POINTER_MOST_BYTES } from '@site/domain/releases/pointer-text';
import { isOver } from '@site/domain/releases/pointer-time';
import { LookError, pointerTextOf, provePointer, type Expected } from './pointer-check';
import { browserStore, type KeptPicture, type PictureStore } from './snapshot-store';
import { fetchVerified, fetchWithin, integrityOfBytes } from './verified-fetch';

/** What the page knows already. */
export interface Known {
  readonly fetch: typeof globalThis.fetch;
  readonly channel: Channel;
  readonly keys: readonly PublicKey[];
  /** The highest generation seen on this device, at least the page's own. */
  readonly atLeast: number;
  readonly etag: string | null;
  /** Server time before the look, or null. */
  readonly now: number | null;
  /** False where the registry switches the kept picture off. */
  readonly keeps: boolean;
  readonly store?: PictureStore;
}

/** A proven picture. */
export interface Picture {
  readonly channel: Channel;
  readonly registry: Registry;
}

/** What a look brought; `picture` is null when nothing is newer. */
export interface Looked {
  readonly picture: Picture | null;
  readonly etag: string | null;
  readonly serverTime: number | null;
  readonly source: 'network' | 'kept';
}

/** How long a kept picture may stand in. */
const KEEP_MS = 7 * 86_400_000;

/** Time by the server's `Date`, less the time the answer lay in caches. */
function serverDate(response: Response): number | null {
  const date = Date.parse(response.headers.get('date') ?? '');
  const age = Number(response.headers.get('age') ?? '0');
  return Number.isFinite(date) ? date - (Number.isFinite(age) ? age : 0) * 1000 : null;
}

const expectedOf = (known: Known, now: number | null): Expected => ({
  channel: known.channel.channel,
  keys: known.keys,
  atLeast: known.atLeast,
  now,
});

function readSnapshot(text: string, channel: Channel): Registry {
  const registry = readRegistry(readJson(text));
  if (!registry.ok)
    throw new LookError('refused', `registry ${channel.generation} is not valid: ${registry.why}`);
  if (registry.value.generation !== channel.generation)
    throw new LookError(
      'refused',
      `registry is generation ${registry.value.generation}, the pointer says ${channel.generation}`,
    );
  return registry.value;
}

/**
 * A snapshot that is missing or has other bytes than the pointer says is refused; one that nobody
 * sent may come later.
 */
function asLookError(error: unknown): LookError {
  const isAnswer =
    error instanceof HashMismatchError || (error instanceof StatusError && error.status < 500);
  return new LookError(
    isAnswer ? 'refused' : 'unreachable',
    error instanceof Error ? error.message : 'no snapshot',
  );
}

/** The error, with the server time of the answer that it is about. */
function dated(error: unknown, serverTime: number | null): unknown {
  if (error instanceof LookError) error.serverTime = serverTime;
  return error;
}

/** The pointer of an answer, as text and as read. */
async function proven(
  response: Response,
  known: Known,
  now: number | null,
): Promise<{ readonly pointer: string; readonly channel: Channel }> {
  try {
    const pointer = pointerTextOf(await response.arrayBuffer());
    return { pointer, channel: await provePointer(pointer, expectedOf(known, now)) };
  } catch (error) {
    throw dated(error, serverDate(response));
  }
}

async function askNetwork(known: Known, store: PictureStore): Promise<Looked> {
  const headers: Record<string, string> =
    known.etag === null ? {} : { 'if-none-match': known.etag };
  const response = await fetchWithin(
    known.fetch,
    channelUrl(known.channel.channel),
    { headers, cache: 'no-store' },
    Deadlines.registry,
    POINTER_MOST_BYTES,
  ).catch((error: unknown) => {
    throw new LookError('unreachable', error instanceof Error ? error.message : 'no answer');
  });
  const serverTime = serverDate(response);
  const now = serverTime ?? known.now;
  if (response.status === 304) {
    if (isOver(known.channel.expiresAt, now))
      throw dated(
        new LookError('refused', `channel pointer ran out at ${known.channel.expiresAt ?? ''}`),
        serverTime,
      );
    return { picture: null, etag: known.etag, serverTime, source: 'network' };
  }
  if (!response.ok)
    throw new LookError(
      response.status >= 500 ? 'unreachable' : 'refused',
      `channel pointer answered ${response.status}`,
    );
  const { pointer, channel } = await proven(response, known, now);
  const etag = response.headers.get('etag');
  if (channel.generation === known.channel.generation) {
    if (channel.integrity !== known.channel.integrity)
      throw new LookError('refused', `generation ${channel.generation} has two snapshots`);
    return { picture: null, etag, serverTime, source: 'network' };
  }
  const text = await fetchVerified(
    known.fetch,
    channel.registry,
    channel.integrity,
    Deadlines.registry,
  ).catch((error: unknown) => {
    throw asLookError(error);
  });
  const registry = readSnapshot(text, channel);
  // Kept on the side: a full disk, or a database that never answers, must not cost the new generation.
  if (known.keys.length > 0 && known.keeps)
    void store
      .write({ channel: channel.channel, pointer, registry: text, savedAt: now ?? 0 })
      .catch(() => undefined);
  return { picture: { channel, registry }, etag, serverTime, source: 'network' };
}

async function proveKept(kept: KeptPicture, known: Known): Promise<Picture | null> {
  if (known.now === null || Math.abs(known.now - kept.savedAt) > KEEP_MS) return null;
  // It was saved by a server's time: a document that was made before knows an older one.
  const channel = await provePointer(
    kept.pointer,
    expectedOf(known, Math.max(known.now, kept.savedAt)),
  );
  if (channel.generation <= known.channel.generation) return null;
  if ((await integrityOfBytes(new TextEncoder().encode(kept.registry))) !== channel.integrity)
    return null;
  return { channel, registry: readSnapshot(kept.registry, channel) };
}

/** Some browsers throw at the mere look at a database that they forbid. */
function openStore(): PictureStore {
  try {
    return browserStore(globalThis.indexedDB);
  } catch {
    return browserStore(undefined);
  }
}

/**
 * One look. When nobody answers, a newer picture that was proven on this device before stands in;
 * an answer that must not be believed never leads there.
 *
 * @throws LookError when the page has to stay with what it has.
 */
export async function look(known: Known): Promise<Looked> {
  const store = known.store ?? openStore();
  try {
    return await askNetwork(known, store);
  } catch (error) {
    // A document that is older than what was seen here has nothing better than the picture that was kept.
    const isBehind = known.channel.generation < known.atLeast;
    if (
      !(error instanceof LookError) ||
      (error.reason !== 'unreachable' && !isBehind) ||
      known.keys.length === 0 ||
      !known.keeps
    )
      throw error;
    const kept = await Promise.race([
      store.read(known.channel.channel).catch(() => null),
      delay(Deadlines.registry).then(() => null),
    ]);
    const picture = kept === null ? null : await proveKept(kept, known).catch(() => null);
    if (picture === null) throw error;
    return { picture, etag: null, serverTime: null, source: 'kept' };
  }
}

/** A pointer or snapshot that is damaged, put right from the copies that every generation keeps. */
import type { Channel } from '@site/contracts/releases/channel';
import { readChannel, readJson, readRegistry } from '@site/contracts/releases/read';
import { Refused } from './changes/change';
import type { Committed } from './commit';
import { carryOut, type ReleaseContext, type Signature } from './context';
import { integrityOfBytes } from './files';
import { pathOf, pointerFile, POINTER_COPY, readLive } from './live';
import { readKeys, type PrivatePair } from './signing/keys';
import { needSigner } from './signing/live-keys';
import { hasSigned } from './signing/sign';
import { readText, type ReleaseStore } from './store/release-store';

/** The newest generation that is whole. */
interface Kept {
  readonly channel: Channel;
  /** The pointer's own bytes: its seal is over them. */
  readonly text: string;
}

async function isWhole(store: ReleaseStore, channel: Channel): Promise<boolean> {
  const snapshot = await store.read(pathOf(channel.registry));
  return (
    snapshot !== null &&
    integrityOfBytes(snapshot.bytes) === channel.integrity &&
    readRegistry(readJson(snapshot.bytes.toString('utf8'))).ok
  );
}

async function newestKept(
  { store, channel: name }: ReleaseContext,
  pairs: readonly PrivatePair[],
): Promise<Kept | null> {
  const files = (await store.list('registry'))
    .map(({ path }) => ({ path, generation: Number(POINTER_COPY.exec(path)?.[1] ?? 0) }))
    .filter(({ generation }) => generation > 0)
    .toSorted((a, b) => b.generation - a.generation);
  for (const { path } of files) {
    const text = (await readText(store, path)) ?? '';
    const read = readChannel(readJson(text));
    // What these keys have not signed may be what somebody put there.
    if (!read.ok || read.value.channel !== name || !hasSigned(pairs, read.value)) continue;
    if (await isWhole(store, read.value)) return { channel: read.value, text };
  }
  return null;
}

/** What is wrong with what is live, as a sentence; null when nothing is. */
async function faultOf(
  { store, channel }: ReleaseContext,
  pairs: readonly PrivatePair[],
): Promise<string | null> {
  try {
    const live = await readLive(store, channel);
    if (live === null)
      throw new Refused(`channel ${channel} has no generation yet; there is nothing to repair`);
    return hasSigned(pairs, live.channel)
      ? null
      : `${pointerFile(channel)} in ${store.place} is not as it was signed`;
  } catch (error) {
    if (error instanceof Refused) throw error;
    return error instanceof Error ? error.message : String(error);
  }
}

/** What a repair found, and did. */
export interface Repaired {
  readonly fault: string;
  /** Generation whose copy stands in. */
  readonly generation: number;
  /** Null when it was only looked at. */
  readonly committed: Committed | null;
}

/**
 * Puts the newest whole generation of a channel back and signs it anew, as a generation that is
 * newer than any before: pages that saw the lost one take it.
 *
 * @param isTrial only says what it would do.
 * @throws Refused when nothing is damaged, or when no copy can be trusted.
 */
export async function repair(
  context: ReleaseContext,
  signature: Signature,
  isTrial: boolean,
): Promise<Repaired> {
  const { store, channel, vault } = context;
  const before = await store.read(pointerFile(channel));
  const pairs = readKeys(vault);
  const fault = await faultOf(context, pairs);
  if (fault === null)
    throw new Refused(`nothing of channel ${channel} in ${store.place} is damaged`);
  const kept = await newestKept(context, pairs);
  if (kept === null) {
    // What reads well may be whole, and signed by keys that are elsewhere.
    const live = await readLive(store, channel).catch(() => null);
    if (live !== null) needSigner(vault, live.channel, store.place);
    throw new Refused(
      `${fault.replace(/; put what is live right.*$/, '')}; no generation of ${channel} in ${store.place} is whole and signed by a key pair of this machine (${pairs.map(({ keyId }) => keyId).join(', ') || 'it has none'}): bring its keys (--key-file), or its backup`,
    );
  }
  const found = { fault, generation: kept.channel.generation };
  if (isTrial) return { ...found, committed: null };
  if (!(await store.swap(pointerFile(channel), Buffer.from(kept.text), before?.etag ?? null)))
    throw new Refused(`somebody else wrote ${pointerFile(channel)} just now; look again`);
  return { ...found, committed: await carryOut(context, { verb: 'refresh' }, signature) };
}

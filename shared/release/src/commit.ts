import type { Audit } from '@site/contracts/releases/audit';
import type { Channel } from '@site/contracts/releases/channel';
import type { Registry } from '@site/contracts/releases/registry';
import { readAudit, readChannel, readRegistry, type Read } from '@site/contracts/releases/read';
import { RELEASE_ROOT } from '@site/domain/releases/paths';
import { pointerText, writeSealed, type SignedPointer } from '@site/domain/releases/pointer-text';
import { isPreviewChannel } from '@site/domain/releases/preview';
import { compareVersions } from '@site/domain/releases/semver';
import { integrityOfBytes } from './files';
import { recordHash } from './audit-trail';
import { channelNames } from './chain';
import { emptyRegistry, type Change } from './changes/change';
import { otherChanges, versionChanges } from './changes/describe';
import { finished } from './changes/finish';
import { highestGeneration, pathOf, pointerFile, readLive, shortHash, type Live } from './live';
import type { PrivatePair } from './signing/keys';
import { signText } from './signing/sign';
import { StoreConflict, type ReleaseStore } from './store/release-store';

/** Where generations are made, and who signs them. */
export interface GenerationWriter {
  readonly store: ReleaseStore;
  /**
   * Pairs in force, for a store where this is live (null: nothing yet).
   *
   * @throws Refused when none of them has signed that: pages would refuse what comes next.
   */
  readonly keys: (live: Channel | null) => readonly PrivatePair[];
  readonly now: () => Date;
  /** Takes the audit records of preview channels: their names are not public (embargo). */
  readonly keepPrivate?: (audit: Audit) => void;
  /**
   * Called after a public pointer moved: writes what hangs on it, such as the static document. Its
   * failure is told and does not undo.
   */
  readonly after?: (store: ReleaseStore, channel: string) => Promise<void>;
  /** Takes a sentence that people should read. */
  readonly report?: (message: string) => void;
}

/** Who changes what is live, and why. */
export interface Intent {
  readonly channel: string;
  readonly action: Audit['action'];
  readonly by: string;
  readonly why: string;
  readonly pollSeconds?: number | undefined;
  readonly minHost?: string | null | undefined;
  /** Previews stand at the generation that they show a change of; they take no number of their own. */
  readonly generation?: number;
  /** How long the pointer proves something; previews end with their link. */
  readonly expiresAt?: Date;
  readonly approvals?: readonly string[] | undefined;
  readonly gate?: Readonly<Record<string, unknown>> | null | undefined;
}

/** A generation that became live. */
export interface Committed {
  readonly generation: number;
  readonly before: Registry;
  readonly after: Registry;
}

/** Pointers prove nothing after this; a release or the watcher renews them long before. */
export const POINTER_DAYS = 90;
const DAY_MS = 86_400_000;
const TRIES = 20;

function mustFit<T>(what: string, result: Read<T>): T {
  if (result.ok) return result.value;
  throw new Error(`${what} would not be valid (${result.why}); nothing was changed`);
}

/** A pointer as it travels: signed over these very bytes, and over its fields for pages from before. */
const asPointer = (keys: readonly PrivatePair[], { seal: _none, ...pointer }: Channel): Buffer =>
  Buffer.from(writeSealed(pointer, (text) => signText(keys, text)));

const asBytes = (value: unknown): Buffer => Buffer.from(`${JSON.stringify(value, null, 1)}\n`);

interface Draft {
  readonly before: Registry;
  readonly after: Registry;
  readonly bytes: Buffer;
  readonly generation: number;
  readonly audit: Audit;
}

const NO_HASH = `sha384-${'A'.repeat(64)}`;

function auditOf(intent: Intent, at: string, before: Registry, after: Registry): Audit {
  return mustFit(
    'the audit record',
    readAudit({
      schema: 'mf-audit/1',
      generation: after.generation,
      channel: intent.channel,
      at,
      by: intent.by,
      why: intent.why,
      action: intent.action,
      changes: versionChanges(before, after),
      notes: otherChanges(before, after),
      registry: NO_HASH,
      approvals: intent.approvals ?? null,
      gate: intent.gate ?? null,
    }),
  );
}

/**
 * Oldest host that pages should go on with: never a newer one than is live, which no page could
 * come to.
 */
function minHostOf(intent: Intent, live: Live | null, { host }: Registry): string | null {
  const wanted = intent.minHost === undefined ? (live?.channel.minHost ?? null) : intent.minHost;
  return wanted !== null && host !== null && compareVersions(wanted, host.current) > 0
    ? null
    : wanted;
}

function pointerOf(
  keys: readonly PrivatePair[],
  intent: Intent,
  live: Live | null,
  draft: Draft,
  now: Date,
): Channel {
  const fields: SignedPointer = {
    channel: intent.channel,
    generation: draft.generation,
    registry: `${RELEASE_ROOT}/registry/${isPreviewChannel(intent.channel) ? 'p' : ''}${draft.generation}-${shortHash(draft.bytes)}.json`,
    integrity: integrityOfBytes(draft.bytes),
    issuedAt: now.toISOString(),
    expiresAt: (intent.expiresAt ?? new Date(now.getTime() + POINTER_DAYS * DAY_MS)).toISOString(),
    minHost: minHostOf(intent, live, draft.after),
  };
  return mustFit(
    'the channel pointer',
    readChannel({
      schema: 'mf-channel/1',
      ...fields,
      pollSeconds: intent.pollSeconds ?? live?.channel.pollSeconds ?? 60,
      sigs: signText(keys, pointerText(fields)),
    }),
  );
}

function changed(
  live: Live | null,
  change: Change,
  generation: number,
  now: Date,
): { readonly before: Registry; readonly after: Registry } {
  const before = live?.registry ?? emptyRegistry();
  const previous = live
    ? { generation: live.channel.generation, integrity: live.channel.integrity }
    : null;
  return {
    before,
    after: mustFit(
      'the registry',
      readRegistry({ ...finished(change(before, now), now), generation, previous, record: null }),
    ),
  };
}

/** The snapshot names the hash of the record, and the record the hash of the snapshot. */
function draftOf(
  intent: Intent,
  live: Live | null,
  change: Change,
  generation: number,
  now: Date,
): Draft {
  const { before, after } = changed(live, change, generation, now);
  const audit = auditOf(intent, now.toISOString(), before, after);
  const bytes = asBytes({ ...after, record: recordHash(audit) });
  return {
    before,
    after,
    bytes,
    generation,
    audit: { ...audit, registry: integrityOfBytes(bytes) },
  };
}

/**
 * Writes what the generation consists of.
 *
 * @returns false when another writer has this number already.
 */
async function keepDraft(
  writer: GenerationWriter,
  intent: Intent,
  { audit, bytes }: Draft,
  generation: { readonly pointer: Channel; readonly text: Buffer },
): Promise<boolean> {
  const { store } = writer;
  const place = pathOf(generation.pointer.registry);
  try {
    if (isPreviewChannel(intent.channel)) writer.keepPrivate?.(audit);
    // The record's name is the number alone: of two writers that drew the same number one is refused here.
    else await store.create(`audit/${audit.generation}.json`, asBytes(audit));
    await store.create(place, bytes);
    // The edge falls back to these when the pointer itself is damaged; a snapshot alone proves nothing.
    if (!isPreviewChannel(intent.channel))
      await store.create(place.replace(/\.json$/, '.pointer.json'), generation.text);
    return true;
  } catch (error) {
    if (error instanceof StoreConflict) return false;
    throw error;
  }
}

/** The pointer of another channel of the store: the edges of all know the same keys. */
async function besides(store: ReleaseStore, channel: string): Promise<Channel | null> {
  for (const name of await channelNames(store)) {
    // A damaged one says nothing of who signed it.
    const live = name === channel ? null : await readLive(store, name).catch(() => null);
    if (live !== null) return live.channel;
  }
  return null;
}

/** One try; null when another writer was faster. */
async function tryOnce(
  writer: GenerationWriter,
  intent: Intent,
  change: Change,
): Promise<Committed | null> {
  const { store } = writer;
  const live = await readLive(store, intent.channel);
  const keys = writer.keys(live?.channel ?? (await besides(store, intent.channel)));
  const now = writer.now();
  const draft = draftOf(
    intent,
    live,
    change,
    intent.generation ?? (await highestGeneration(store)) + 1,
    now,
  );
  const pointer = pointerOf(keys, intent, live, draft, now);
  const text = asPointer(keys, pointer);
  if (!(await keepDraft(writer, intent, draft, { pointer, text }))) return null;
  const moved = await store.swap(pointerFile(intent.channel), text, live?.etag ?? null);
  if (!moved) return null;
  if (!isPreviewChannel(intent.channel)) {
    await writer.after?.(store, intent.channel).catch((error: unknown) => {
      writer.report?.(
        `generation ${draft.generation} is live, but the static document was not written (${error instanceof Error ? error.message : String(error)}); npm run release -- refresh writes it again`,
      );
    });
  }
  return { generation: draft.generation, before: draft.before, after: draft.after };
}

/**
 * Makes a change live: audit record, next snapshot in the hash chain, then the pointer, only if it
 * is still the one that the change was worked out from. When another writer was faster the change
 * is worked out again from what is live then (releases D7). Ended at any point, what was live stays
 * live.
 *
 * @throws Refused when the change cannot be done; nothing was changed then.
 */
export async function commit(
  writer: GenerationWriter,
  intent: Intent,
  change: Change,
): Promise<Committed> {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const done = await tryOnce(writer, intent, change);
    if (done !== null) return done;
  }
  throw new Error(
    `other release commands kept writing to ${intent.channel}; nothing was changed, try again`,
  );
}

/**
 * What a change would do, as a registry, without doing it: for the diff that people see before they
 * confirm.
 */
export async function rehearse(
  writer: GenerationWriter,
  channel: string,
  change: Change,
): Promise<{ readonly before: Registry; readonly after: Registry }> {
  const live = await readLive(writer.store, channel);
  return changed(live, change, (live?.channel.generation ?? 0) + 1, writer.now());
}

/**
 * The release context of one data folder: store, vault with keys, and the orders carried
 * out with an audit record.
 */
import path from 'node:path';
import type { Audit } from '@site/contracts/releases/audit';
import { commit, rehearse, type Committed, type GenerationWriter } from './commit';
import { differenceLines } from './changes/describe';
import { keptSettings } from './documents/kept-settings';
import { documentSettings, writeDocuments } from './documents/write-documents';
import { keySource, type KeyOptions } from './signing/key-source';
import { signingKeys } from './signing/live-keys';
import { openHeld } from './held';
import { openMaps } from './maps';
import { openKeys, publicOf, type Vault } from './signing/keys';
import { prepare, type Order } from './orders';
import { openStore } from './store/open-store';
import { readText, type ReleaseStore } from './store/release-store';
import { readJson } from '@site/contracts/releases/read';
import { versionFolder } from './live';
import { keepPrivateAudit } from './private-audit';

/** Everything a release command works with. */
export interface ReleaseContext {
  readonly store: ReleaseStore;
  /** Versions and plans that must not be public yet: sealed, in the store. */
  readonly held: ReleaseStore;
  /** Source maps; nobody serves them. */
  readonly maps: ReleaseStore;
  readonly vault: Vault;
  readonly channel: string;
  readonly now: () => Date;
  readonly writer: () => GenerationWriter;
}

/** How an context is opened. */
export interface ContextOptions extends KeyOptions {
  readonly data: string;
  /** `s3://bucket/prefix`, or null for the folder that the site is served from. */
  readonly target?: string | undefined;
  readonly channel?: string | undefined;
  readonly now?: () => Date;
}

/** Folder with keys and private records. */
export const vaultOf = (data: string): Vault => ({ dir: path.join(data, 'release') });

/** Opens the context of a data folder; keys are made on first use. */
export function openReleases({
  data,
  target,
  channel = 'production',
  now = () => new Date(),
  ...keys
}: ContextOptions): ReleaseContext {
  const store = openStore(data, target);
  const vault: Vault = { ...vaultOf(data), keys: keySource(keys, process.env) };
  return {
    store,
    vault,
    channel,
    now,
    maps: openMaps(data, store, process.env['RELEASE_MAPS']),
    held: openHeld(store, vault, channel, now),
    writer: () => {
      // What cannot be used is refused before anything is written.
      documentSettings(process.env);
      return {
        store,
        now,
        keys: (live) => signingKeys(vault, now(), live, store.place),
        after: async (written: ReleaseStore, moved: string) =>
          writeDocuments(written, moved, {
            keys: openKeys(vault, now()).map(publicOf),
            ...(await keptSettings(written, vault, process.env)),
          }),
        report: (message: string) => void process.stderr.write(`release: ${message}\n`),
        keepPrivate: (audit: Audit) => keepPrivateAudit(vault, audit),
      };
    },
  };
}

/** The same context at another time than this machine's: the sandbox's, in front of it. */
export const contextAt = (context: ReleaseContext, now: () => Date): ReleaseContext => ({
  ...context,
  now,
  writer: () => ({ ...context.writer(), now }),
});

/**
 * What the gate said of a version, in short, for the audit record; `none` for one that was never
 * put through it.
 */
async function readGate(
  store: ReleaseStore,
  { name, version }: { readonly name: string; readonly version: string },
): Promise<Readonly<Record<string, unknown>>> {
  const text = await readText(store, `${versionFolder(name, version)}/gate.json`);
  const found =
    text === null
      ? null
      : (readJson(text) as {
          readonly matrix?: readonly unknown[];
          readonly smokeSkipped?: string | null;
          readonly by?: string;
          readonly approvals?: readonly string[];
        } | null);
  return found
    ? {
        outcome: 'good',
        hosts: found.matrix?.length ?? 0,
        smokeSkipped: found.smokeSkipped ?? null,
        publishedBy: found.by ?? null,
        approvals: found.approvals ?? [],
      }
    : { outcome: 'none' };
}

/** Who gives an order, and why. */
export interface Signature {
  readonly by: string;
  readonly why: string;
  readonly approvals?: readonly string[];
}

/**
 * Carries an order out.
 *
 * @throws Refused with a sentence; nothing was changed then.
 */
export async function carryOut(
  context: ReleaseContext,
  order: Order,
  { by, why, approvals }: Signature,
): Promise<Committed> {
  const { action, change, minHost, published } = await prepare(context, order);
  const gate = published === undefined ? null : await readGate(context.store, published);
  return commit(
    context.writer(),
    { channel: context.channel, action, by, why, approvals, minHost, gate },
    change,
  );
}

/**
 * What an order would change, as lines for people, without changing anything.
 *
 * @throws Refused like the order itself.
 */
export async function difference(
  context: ReleaseContext,
  order: Order,
): Promise<readonly string[]> {
  const { change } = await prepare(context, order);
  const { before, after } = await rehearse(context.writer(), context.channel, change);
  return differenceLines(before, after);
}

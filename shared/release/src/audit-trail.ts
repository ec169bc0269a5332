import crypto from 'node:crypto';
import type { Audit } from '@site/contracts/releases/audit';
import { readAudit, readJson } from '@site/contracts/releases/read';
import { chainOf } from './chain';
import type { ReleaseStore } from './store/release-store';

/**
 * A generation of the trail: its record, null when that is missing or unreadable, and whether
 * record and snapshot are the ones that were written.
 */
export interface TrailEntry {
  readonly generation: number;
  readonly record: Audit | null;
  readonly intact: boolean;
}

/**
 * What a snapshot says of its own audit record: the hash of all of it but the snapshot's hash,
 * which comes later. Whoever changes the record afterwards would have to change the snapshot, and
 * with it the signed pointer.
 */
export function recordHash(record: Readonly<Record<string, unknown>>): string {
  const { registry: _later, ...covered } = record;
  return `sha384-${crypto.createHash('sha384').update(JSON.stringify(covered)).digest('base64')}`;
}

interface Kept {
  readonly record: Audit;
  readonly hash: string;
}

async function recordOf(store: ReleaseStore, generation: number): Promise<Kept | null> {
  const file = await store.read(`audit/${generation}.json`);
  const json = file === null ? null : readJson(file.bytes.toString('utf8'));
  const read = readAudit(json);
  return read.ok
    ? { record: read.value, hash: recordHash(json as Readonly<Record<string, unknown>>) }
    : null;
}

/**
 * The trail of a channel, newest first, along the hash chain: what is not in the chain never was
 * live, and a changed, lost or exchanged record or snapshot shows (releases D7).
 *
 * @param limit how many generations are read.
 */
export async function auditTrail(
  store: ReleaseStore,
  channel: string,
  limit = 100,
): Promise<TrailEntry[]> {
  const entries: TrailEntry[] = [];
  for await (const { generation, integrity, registry } of chainOf(store, channel)) {
    const kept = await recordOf(store, generation);
    // Generations of before said nothing of their records.
    const isCovered = [null, kept?.hash].includes(registry?.record ?? null);
    entries.push({
      generation,
      record: kept?.record ?? null,
      intact: kept !== null && isCovered && registry !== null && kept.record.registry === integrity,
    });
    if (entries.length >= limit) break;
  }
  return entries;
}

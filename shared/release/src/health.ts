/** What members' pages told of the versions they loaded, as the edge counts it. */
import fs from 'node:fs';
import * as v from 'valibot';
import { HealthSchema, type Health } from '@site/contracts/releases/health';
import { readJson } from '@site/contracts/releases/read';
import { addCounts } from '@site/domain/releases/health-sum';
import { refused } from './changes/change';
import { reasonOf } from './reason';

const DEFAULT_EDGE = 'http://127.0.0.1:4300';

/** Address of the site: what is named, else the usual port. */
export const edgeUrl = (named: string | undefined): string =>
  named ??
  process.env['EDGE_URL'] ??
  (process.env['PORT'] ? `http://127.0.0.1:${process.env['PORT']}` : DEFAULT_EDGE);

/** A file of counts, an address of counts as it is, or an edge by its origin. */
async function countsAt(place: string): Promise<unknown> {
  if (!/^https?:/.test(place)) return readJson(fs.readFileSync(place, 'utf8'));
  const url = new URL(place);
  if (url.pathname === '/') url.pathname = '/__edge/releases/health';
  const answer = await fetch(url, { signal: AbortSignal.timeout(3_000) });
  if (!answer.ok) throw new Error(`answered ${answer.status}`);
  return answer.json();
}

async function healthAt(place: string): Promise<Health> {
  const read = v.safeParse(HealthSchema, await countsAt(place));
  if (read.success) return read.output;
  throw new Error(`not the counts of an edge: ${v.getDotPath(read.issues[0]) ?? 'all of it'}`);
}

/**
 * Reads the counts of an edge (`--edge http://127.0.0.1:4300`), or of another service or a file
 * that has the same shape: what `release count` writes. Several, separated by commas, are added up;
 * each of them has to answer, because a version may fail at that one alone.
 *
 * @param running addresses of the site that runs here: members' sites count at a port of this
 *   machine.
 * @throws Refused when there are none: no share goes up on numbers that nobody has.
 */
export async function readHealth(
  edge: string | undefined,
  running: { readonly url: string; readonly ops: string | null } | null,
): Promise<Health> {
  const named =
    edge ?? process.env['EDGE_URL'] ?? running?.ops ?? running?.url ?? edgeUrl(undefined);
  const counts: Health[] = [];
  for (const place of named.split(',').map((each) => each.trim()))
    try {
      counts.push(await healthAt(place));
    } catch (error) {
      throw refused`the loads of members' pages could not be read from ${place} (${reasonOf(error)}); name the edge with --edge http://…, several separated by commas, or the file that release count wrote`;
    }
  return counts.reduce(addCounts);
}

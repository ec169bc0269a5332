/**
 * Counts the beacons of pages that another service has kept: where no edge of ours runs, a log does
 * (releases D8).
 */
import { releaseBeacon } from '@site/contracts/log';
import { parseWith } from '@site/contracts/parse';
import { readJson } from '@site/contracts/releases/read';
import { healthCounter } from '@site/domain/releases/health-counter';
import type { Health } from '@site/contracts/releases/health';

/** What came of it; `passedOver` are lines that are no beacon. */
export interface Counting {
  readonly health: Health;
  readonly passedOver: number;
}

interface Line {
  readonly at: number;
  readonly address: string;
  readonly records: unknown;
}

function lineOf(text: string): Line | null {
  const line = readJson(text) as
    | { readonly at?: unknown; readonly address?: unknown; readonly records?: unknown }
    | null
    | undefined;
  const at = typeof line?.at === 'string' ? Date.parse(line.at) : Number.NaN;
  return Number.isFinite(at) && typeof line?.address === 'string'
    ? { at, address: line.address, records: line.records }
    : null;
}

/**
 * Counts lines such as `{"at":"2026-11-22T08:00:00Z","address":"203.0.113.7","records":[…]}`: when
 * a beacon came, from where, and its body (`POST /log/releases`). The same rules as at the edge:
 * who is heard how often, what is a failure.
 *
 * @param isKnown whether `name@version` is one of the live site's.
 */
export function countBeacons(lines: Iterable<string>, isKnown: (key: string) => boolean): Counting {
  let now = 0;
  let passedOver = 0;
  const counter = healthCounter(() => now);
  for (const text of lines) {
    const line = lineOf(text);
    const beacon = line === null ? null : parseWith(releaseBeacon, { records: line.records });
    if (line === null || !beacon?.ok) {
      passedOver += 1;
      continue;
    }
    now = Math.max(now, line.at);
    counter.add(beacon.value.records, line.address, isKnown);
  }
  // What members asked for is not known from beacons: nothing counts as idle by it.
  return {
    health: { now, versions: counter.view(), requests: { since: now, last: {} } },
    passedOver,
  };
}

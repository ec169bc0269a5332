/**
 * Whether parts go on understanding each other: payloads of bus messages and exposed modules of a
 * release, against those of every version that pages are given beside it (releases D7).
 */
import { readPayloads } from '@site/contracts/releases/payloads';
import type { Registry } from '@site/contracts/releases/registry';
import type { Release } from '@site/contracts/releases/release';
import { shapeBreaks } from '@site/domain/releases/payloads';
import { shownVersions } from '../changes/finish';
import { refused } from '../changes/change';
import { readPublished } from '../live';
import type { ReleaseStore } from '../store/release-store';
import { called } from './gate-check';

/** One sentence for each field or message that the second reads and the first does not give. */
export function payloadBreaks(giver: Release, taker: Release): readonly string[] {
  const given = readPayloads(giver.contracts)?.gives;
  const taken = readPayloads(taker.contracts)?.takes;
  if (given === undefined || taken === undefined) return [];
  return Object.entries(taken).flatMap(([name, shape]) => {
    const found = Object.hasOwn(given, name) ? given[name] : undefined;
    if (found !== undefined)
      return shapeBreaks(found, shape).map(
        (lack) => `${called(giver)} gives ${name} ${lack}, which ${called(taker)} reads`,
      );
    // Only the host carries every message: of a remote it is no fault to say nothing.
    return giver.kind === 'host' && !name.startsWith('./')
      ? [`${called(giver)} has no message ${name} any more, which ${called(taker)} reads`]
      : [];
  });
}

/**
 * Holds a release against what pages are given beside it, as things would stand.
 *
 * @param stores where versions are looked for, one after the other.
 * @returns every break, with topic, field and both parts.
 */
export async function payloadFaults(
  stores: readonly ReleaseStore[],
  registry: Registry,
  release: Release,
  now: Date,
): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const name of ['host', ...Object.keys(registry.remotes)]) {
    for (const version of name === release.name
      ? []
      : shownVersions(registry, name, now.getTime())) {
      for (const store of stores) {
        const other = (await readPublished(store, name, version))?.release;
        if (other === undefined) continue;
        faults.push(...payloadBreaks(release, other), ...payloadBreaks(other, release));
        break;
      }
    }
  }
  return faults;
}

/**
 * The same for an order that shows a version to members.
 *
 * @throws Refused with every break and the way out.
 */
export async function refusePayloadBreaks(
  stores: readonly ReleaseStore[],
  registry: Registry | null,
  release: Release,
  now: Date,
): Promise<void> {
  const faults = registry === null ? [] : await payloadFaults(stores, registry, release, now);
  if (faults.length > 0)
    throw refused`${called(release)} is refused, parts that are live would not understand it:\n${[...faults, PAYLOAD_ADVICE].map((line) => `  - ${line}`).join('\n')}`;
}

/**
 * The same for all versions that pages would be given of a part: what was switched off held nobody
 * back.
 *
 * @param registry as it would be.
 * @throws Refused with every break and the way out.
 */
export async function refusePartBreaks(
  stores: readonly ReleaseStore[],
  registry: Registry,
  name: string,
  now: Date,
): Promise<void> {
  for (const version of shownVersions(registry, name, now.getTime())) {
    for (const store of stores) {
      const found = await readPublished(store, name, version);
      if (found === null) continue;
      await refusePayloadBreaks(stores, registry, found.release, now);
      break;
    }
  }
}

/** What to do about a break. */
export const PAYLOAD_ADVICE =
  'leave the message as it is and add another field, or give its topic a second version with an adapter (topic@2)';

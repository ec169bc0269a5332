/**
 * How much of what pages tell of one version is heard from one address: nobody stops or frees a
 * release alone.
 */
import net from 'node:net';

/**
 * Most records of one address and version in a day, and the failures after which it has said all it
 * may.
 */
export interface Hearing {
  readonly records: number;
  readonly failures: number;
}

const DAY_MS = 86_400_000;
/** Most pairs of address and version that are remembered; the oldest is forgotten first. */
const MOST_SPEAKERS = 50_000;
/** A household or one rented machine has a whole network of this many bits to speak from. */
const NETWORK_GROUPS = 4;

/**
 * Whom an address belongs to: one of version 6 is cut to its network, one of version 4 in its
 * longer form is written in the short one.
 */
function speakerOf(address: string): string {
  if (!net.isIPv6(address)) return address;
  const short = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (short !== undefined) return short;
  const [head = '', tail] = address.split('::');
  const groups = head.split(':').filter((group) => group !== '');
  if (tail === undefined) return groups.slice(0, NETWORK_GROUPS).join(':');
  const known = groups.length + tail.split(':').filter((group) => group !== '').length;
  return [...groups, ...Array<string>(Math.max(0, 8 - known)).fill('0'), ...tail.split(':')]
    .slice(0, NETWORK_GROUPS)
    .join(':');
}

/**
 * Says of each record whether it counts. An address is heard until its last failure, successes
 * included: whoever is heard up to a failure tells the true share, and whoever shares one address
 * with everybody can neither stop a release nor pass one that fails.
 */
export function createHearing(
  now: () => number,
  most: Hearing,
): (version: string, address: string, isFailure: boolean) => boolean {
  const told = new Map<string, { readonly since: number; records: number; failures: number }>();
  const begin = (key: string): { readonly since: number; records: number; failures: number } => {
    told.delete(key);
    const oldest = told.keys().next().value;
    if (told.size >= MOST_SPEAKERS && oldest !== undefined) told.delete(oldest);
    const made = { since: now(), records: 0, failures: 0 };
    told.set(key, made);
    return made;
  };
  return (version, address, isFailure) => {
    const key = `${speakerOf(address)} ${version}`;
    const before = told.get(key);
    const own = before !== undefined && now() - before.since < DAY_MS ? before : begin(key);
    if (own.records >= most.records || own.failures >= most.failures) return false;
    own.records += 1;
    if (isFailure) own.failures += 1;
    return true;
  };
}

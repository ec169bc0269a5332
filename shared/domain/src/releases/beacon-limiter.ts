/**
 * How many records of one version one address may add: nobody stops or frees a release alone
 * (releases D7).
 */

/**
 * Most records of one address and version in a day, and the failures after which the address has
 * said all it may.
 */
export interface BeaconLimit {
  readonly records: number;
  readonly failures: number;
}

const DAY_MS = 86_400_000;
/** Most pairs of address and version that are remembered; the oldest is forgotten first. */
const MOST_SENDERS = 50_000;
/** A household or one rented machine has a whole network of this many groups to send from. */
const NETWORK_GROUPS = 4;

const GROUP = /^[0-9a-f]{1,4}$/i;
const VERSION_4 = /^(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)(?:\.(?!$)|$)){4}$/;

/** Whether a text is an address of version 6, in any of its written forms (RFC 4291, 2.2). */
export function isVersion6(address: string): boolean {
  const [plain = ''] = address.split('%', 1);
  const halves = plain.split('::');
  if (halves.length > 2 || !plain.includes(':')) return false;
  const parts = halves.map((half) => (half === '' ? [] : half.split(':')));
  const groups = parts.flat();
  const ending = parts.at(-1)?.at(-1);
  const hasVersion4 = ending !== undefined && VERSION_4.test(ending);
  const plainGroups = hasVersion4 ? groups.slice(0, -1) : groups;
  const count = groups.length + (hasVersion4 ? 1 : 0);
  return (
    plainGroups.every((group) => GROUP.test(group)) &&
    (halves.length === 2 ? count < 8 : count === 8)
  );
}

/**
 * Whom an address belongs to: one of version 6 is cut to its network, one of version 4 in its
 * longer form is written in the short one.
 */
function senderOf(address: string): string {
  if (!isVersion6(address)) return address;
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

interface Sent {
  readonly since: number;
  records: number;
  failures: number;
}

/**
 * Makes a limiter that says of each record whether it counts. Records of an address count until
 * its last failure, successes included: whoever is counted up to a failure tells the true share,
 * and whoever shares one address with everybody can neither stop a release nor pass one that fails.
 *
 * @param now epoch ms.
 */
export function createBeaconLimiter(
  now: () => number,
  most: BeaconLimit,
): (version: string, address: string, isFailure: boolean) => boolean {
  const sent = new Map<string, Sent>();
  const begin = (key: string): Sent => {
    sent.delete(key);
    const oldest = sent.keys().next().value;
    if (sent.size >= MOST_SENDERS && oldest !== undefined) sent.delete(oldest);
    const made = { since: now(), records: 0, failures: 0 };
    sent.set(key, made);
    return made;
  };
  return (version, address, isFailure) => {
    const key = `${senderOf(address)} ${version}`;
    const before = sent.get(key);
    const own = before !== undefined && now() - before.since < DAY_MS ? before : begin(key);
    if (own.records >= most.records || own.failures >= most.failures) return false;
    own.records += 1;
    if (isFailure) own.failures += 1;
    return true;
  };
}

/**
 * Share of a device for a salt: the first four bytes of SHA-256(`salt:unitId`) over 2^32, so in [0,
 * 1).
 *
 * @param digest the first bytes of that hash; at least four.
 * @throws RangeError when fewer than four bytes are given.
 */
export function bucketOf(digest: Uint8Array): number {
  if (digest.length < 4) throw new RangeError('a bucket needs four bytes of hash');
  const [a = 0, b = 0, c = 0, d = 0] = digest;
  return (a * 0x1000000 + b * 0x10000 + c * 0x100 + d) / 0x100000000;
}

import { bucketOf } from '@site/domain/releases/bucket';
import type { Registry } from '@site/contracts/releases/registry';

/**
 * Shares of this device for the salts of a registry and some more. Hashing is asynchronous in
 * browsers and the resolver is not, so the shares are worked out when a registry arrives; an
 * unknown salt gives 1, in no canary.
 */
export async function bucketsFor(
  registry: Registry,
  unitId: string,
  more: readonly string[] = [],
): Promise<(salt: string) => number> {
  const salts = Object.values(registry.remotes).flatMap((entry) =>
    entry.canary ? [entry.canary.salt] : [],
  );
  const shares = new Map<string, number>();
  for (const salt of new Set([...salts, ...more])) {
    const digest = await crypto.subtle.digest(
      'SHA-256',
      new TextEncoder().encode(`${salt}:${unitId}`),
    );
    shares.set(salt, bucketOf(new Uint8Array(digest, 0, 4)));
  }
  return (salt) => shares.get(salt) ?? 1;
}

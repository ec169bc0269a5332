import { namedWord, OWN, planSalt } from '@site/domain/releases/cohorts';
import { DEVICE_SALT } from '@site/domain/releases/support-code';
import type { RegistryWatch } from '../registry/registry-watch';
import type { FederationOptions } from '../types';
import { shareOf } from './sha256-bucket';

/**
 * Shares of this device, and names of whoever is looking, for the plans of the live registry;
 * worked out anew with each generation and with each other member.
 *
 * @returns `bucket`, a share in [0, 1), 1 while it is not known; `cohorts`, the words of whoever is
 *   looking for the plan of a remote, null while they are not known; `ready`, which resolves once
 *   all of it is known and never rejects.
 */
export function deviceShares(
  watch: RegistryWatch,
  { unitId, cohorts = () => [] }: Pick<FederationOptions, 'unitId' | 'cohorts'>,
) {
  // Hashing is asynchronous in browsers and the resolver is not: what was worked out once stays.
  const shares = new Map<string, number>();
  const device = (salt: string): string => `${salt}:${unitId}`;
  const named = (name: string, version: string): string | null => {
    const own = cohorts()?.find((word) => word.startsWith(OWN));
    return own ? `${planSalt(name, version)}:${own}` : null;
  };
  const update = async (): Promise<void> => {
    const plans = Object.entries(watch.view().registry.remotes).flatMap(([name, { canary }]) =>
      canary ? [device(canary.salt), named(name, canary.version) ?? ''] : [],
    );
    const missing = [device(DEVICE_SALT), ...plans].filter((text) => text && !shares.has(text));
    for (const text of missing) shares.set(text, await shareOf(text));
    // A canary brings its own addresses and places: the map of the site is worked out anew once it is known who is in it.
    if (plans.some((text) => missing.includes(text))) watch.notify();
  };
  const start = (): Promise<void> => update().catch(() => undefined);
  let ready = start();
  watch.subscribe(() => {
    ready = start();
  });
  return {
    bucket: (salt: string): number => shares.get(device(salt)) ?? 1,
    cohorts: (name: string): readonly string[] | null => {
      const canary = watch.view().registry.remotes[name]?.canary;
      const text = canary ? named(name, canary.version) : null;
      const words = cohorts();
      if (text === null || words === null) return words;
      const share = shares.get(text);
      return share === undefined ? null : [...words, namedWord(share)];
    },
    ready: (): Promise<void> => ready,
  };
}

/** The shares of one document. */
export type DeviceShares = ReturnType<typeof deviceShares>;

import { namedWord, planSalt } from '@site/domain/releases/plan-names';
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
  /** Text that names whoever is looking, whose own word is the last, in a plan; empty for a visitor. */
  const named = (name: string, version: string): string => {
    const own = cohorts()?.at(-1);
    return own ? `${planSalt(name, version)}:${own}` : '';
  };
  const update = async (): Promise<void> => {
    const plans = Object.entries(watch.view().registry.remotes).flatMap(([name, { canary }]) =>
      canary ? [device(canary.salt), named(name, canary.version)] : [],
    );
    let isNew = false;
    for (const text of [device(DEVICE_SALT), ...plans])
      if (!shares.has(text)) {
        shares.set(text, await shareOf(text));
        isNew = plans.includes(text);
      }
    // A canary brings its own addresses and places: the map of the site is worked out anew once it is known who is in it.
    if (isNew) watch.notify();
  };
  const start = (): Promise<void> => update().catch(() => undefined);
  let ready = start();
  watch.subscribe(() => {
    ready = start();
  });
  return {
    bucket: (salt: string): number => shares.get(device(salt)) ?? 1,
    cohorts: (name: string): readonly string[] | null => {
      const version = watch.view().registry.remotes[name]?.canary?.version;
      const words = cohorts();
      const share = version && shares.get(named(name, version));
      return words && typeof share === 'number' ? [...words, namedWord(share)] : null;
    },
    ready: (): Promise<void> => ready,
  };
}

/** The shares of one document. */
export type DeviceShares = ReturnType<typeof deviceShares>;

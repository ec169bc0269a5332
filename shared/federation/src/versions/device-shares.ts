import { DEVICE_SALT } from '@site/domain/releases/support-code';
import type { RegistryWatch } from '../registry/registry-watch';
import { bucketsFor } from './sha256-bucket';

/**
 * Shares of this device for the salts of the live registry; worked out anew with each generation.
 *
 * @returns `bucket`, a share in [0, 1), 1 while it is not known; `ready`, which resolves once the
 *   shares of this generation are known and never rejects.
 */
export function deviceShares(watch: RegistryWatch, unitId: string) {
  let share: (salt: string) => number = () => 1;
  const take = (next: typeof share): void => {
    const previous = share;
    share = next;
    // A canary brings its own addresses and places: the map of the site is worked out anew once it is known who is in it.
    if (
      Object.values(watch.view().registry.remotes).some(
        ({ canary }) => canary && previous(canary.salt) !== next(canary.salt),
      )
    )
      watch.notify();
  };
  const update = (): Promise<void> =>
    bucketsFor(watch.view().registry, unitId, [DEVICE_SALT]).then(take, () => undefined);
  let ready = update();
  watch.subscribe(() => {
    ready = update();
  });
  return { bucket: (salt: string): number => share(salt), ready: (): Promise<void> => ready };
}

/** The shares of one document. */
export type DeviceShares = ReturnType<typeof deviceShares>;

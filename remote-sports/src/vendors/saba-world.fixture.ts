/** A back end with SABA as it is, its streams too, for tests. */
import { createTestWorld, vendorStreams, type TestWorld } from '@site/testing';
import { browserTimers } from './browser-feed';
import { provideVendor } from './registry';
import { createSaba } from './saba';
import type { OddsVendor } from './port';

/** The world, and the way to leave it. */
export interface SabaWorld {
  readonly world: TestWorld;
  readonly close: () => Promise<void>;
}

/** @param over what the vendor says differently; nothing where it is as it is. */
export function sabaWorld(over: (real: OddsVendor) => Partial<OddsVendor> = () => ({})): SabaWorld {
  const world = createTestWorld();
  const streams = vendorStreams(world.sandbox);
  provideVendor('SABA', (platform) => {
    const real = createSaba(platform, { ...browserTimers, open: streams.openEvents });
    return { ...real, ...over(real) };
  });
  return {
    world,
    close: async () => {
      streams.close();
      await world.close();
    },
  };
}

/** Bets for the tests of settlement. */
import type { Driver } from '../testing/driver';
import type { GatewayWorld } from '../testing/gateway-world';

export const HUNDRED = { single: '100.00' };

export const last = async (world: GatewayWorld, sport: number, tab = 'TODAY') =>
  (await world.events(sport, tab)).at(-1) ?? '';
export const single = async (
  world: GatewayWorld,
  driver: Driver,
  key: string,
  eventId: string,
  type: Parameters<Driver['pick']>[2],
  side = 0,
) => {
  const pick = await driver.pick(world.client, eventId, type, side);
  const [bet] = driver.placed(await driver.place(world.client, key, [pick], HUNDRED));
  return { id: bet?.id ?? '', pick };
};

import { KEYS } from '@site/platform/host';
import { createTestWorld, type TestWorld } from '@site/testing';
import type { LateContext } from '../late/context';
import { readLanding } from './landing';

let world: TestWorld;
beforeEach(() => {
  world = createTestWorld();
});
afterEach(async () => {
  window.history.replaceState(null, '', '/');
  await world.close();
});

/**
 * The late part reads the landing once the member stands at an address.
 *
 * @returns where it was led.
 */
function read(landingSearch: string, address: string): readonly string[] {
  const led: string[] = [];
  window.history.replaceState(null, '', `/cn/mobile${address}`);
  readLanding(window, {
    platform: world.platform,
    navigator: { go: (path: string) => void led.push(path) },
    landingSearch,
  } as unknown as LateContext);
  return led;
}

test('[R2.4-1] the address is cleaned of what the landing brought, wherever the member is by then', () => {
  expect(read('?aff=A1&tab=x', '/Promotions?aff=A1&tab=x')).toEqual(['/Promotions?tab=x']);
  expect(read('?raf=FRIEND9', '/login?raf=FRIEND9&fromUrl=%2FMe')).toEqual([
    '/login?fromUrl=%2FMe',
  ]);
});

test("[R6-5] a login that was tapped before the landing was read keeps the partner's code", () => {
  expect(read('', '/login?from=deposit&fromUrl=%2FDepositVerify&aff=partner-7')).toEqual([]);
});

test('[R3.3-1] a match that an outside link names waits for the boards; a board reads its own address', () => {
  const kept = (): unknown => world.platform.storage.read(KEYS.deeplink);
  read('?sid=1&eid=5', '/sbtwo/sports-im?sid=1&eid=5');
  read('?vendor=IM&sid=1&eid=5', '/sbtwo/sports-im?vendor=IM&sid=1&eid=5');
  read('?vendor=XX&sid=1&eid=5', '/');
  read('?vendor=IM&eid=%3Cb%3E', '/');
  read('?vendor=IM', '/');
  expect(kept()).toBeNull();
  read('?vendor=saba&sid=1&eid=5&lid=9', '/login?vendor=saba&sid=1&eid=5&lid=9');
  expect(kept()).toEqual({ vendor: 'SABA', sid: '1', eid: '5', lid: '9' });
});

import { KEYS } from '@site/platform/host';
import { createTestWorld, type TestWorld } from '@site/testing';
import { checkDomain } from './domain-check';

let world: TestWorld;
beforeEach(() => {
  world = createTestWorld();
});
afterEach(() => world.close());

const asked = async (): Promise<number> => {
  const { requests } = (await world.control('GET', '/requests?path=/api/App/Domain')) as {
    requests: readonly unknown[];
  };
  return requests.length;
};

test('[R3.3-1] the domain check keeps which server it asked, and asks anew where that is not known', async () => {
  const { storage } = world.platform;
  storage.write(KEYS.hostAffiliate, 'OWNER1');
  await checkDomain(window, world.platform);
  expect([await asked(), storage.read(KEYS.serverUrl)]).toEqual([1, window.location.origin]);
  await checkDomain(window, world.platform);
  expect(await asked()).toBe(1);
  // A foreign address is nobody's: it is forgotten with the first look (safety B7).
  storage.write(KEYS.serverUrl, 'https://evil.example');
  // Two equal reads at once are one.
  await new Promise((resolve) => {
    setTimeout(resolve, 400);
  });
  await checkDomain(window, world.platform);
  expect([await asked(), storage.read(KEYS.serverUrl)]).toEqual([2, window.location.origin]);
});

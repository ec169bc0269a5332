import { getDataLeagues, renewSportsDataV2 } from '@site/contracts/sports-data';
import { createTestWorld } from './test-world';

test('[R7.4-1] a renewal that is refused signs in anew and never waits for itself', async () => {
  const world = createTestWorld();
  expect((await world.platform.api.call(getDataLeagues, { query: {} })).ok).toBe(true);
  // The same service after a restart: neither the bearer nor the refresh token is known there.
  const next = createTestWorld();
  expect((await next.platform.api.call(getDataLeagues, { query: {} })).ok).toBe(true);
  const refused = await next.platform.api.call(renewSportsDataV2, {
    body: { RefreshToken: 'long-gone' },
  });
  expect(refused).toMatchObject({ ok: false, error: { code: '61017' } });
  await next.close();
  await world.close();
});

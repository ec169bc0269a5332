import { getSabaPromos } from '@site/contracts/vendor-saba-promos';
import type { ResultOf } from '@site/contracts/endpoint';
import { done } from '@site/domain/errors/app-error';
import type { ApiClient } from '@site/platform';
import { createTestWorld, type TestWorld } from '@site/testing';
import { readSabaPromos } from './promos';

type Told = ResultOf<typeof getSabaPromos>;
let world: TestWorld;
beforeEach(async () => {
  world = createTestWorld();
  await world.logIn('member01');
});
afterEach(() => world.close());

/** What is read of SABA's own words after somebody changed them. */
async function readOf(change: (told: Told) => Told) {
  const answer = await world.platform.api.call(getSabaPromos);
  if (!answer.ok) throw new Error('no promos');
  const told = answer.value;
  const api = { call: () => Promise.resolve(done(change(told))) } as unknown as ApiClient;
  const read = await readSabaPromos(api);
  if (!read.ok) throw new Error('not read');
  return { told, read: read.value };
}

test('what is told twice is shown once', async () => {
  const { told, read } = await readOf((now) => ({
    ...now,
    boosts: [...now.boosts, ...now.boosts],
    parlays: [...now.parlays, ...now.parlays],
  }));
  expect(told.boosts.length * told.parlays.length).toBeGreaterThan(0);
  expect(read.boosts).toHaveLength(told.boosts.length);
  expect(read.parlays).toHaveLength(told.parlays.length);
});

test('a parlay with two selections of one match, which nobody takes, is not shown', async () => {
  const { told, read } = await readOf((now) => ({
    ...now,
    parlays: now.parlays.map(({ picks: [one], ...rest }) => ({
      ...rest,
      picks: one === undefined ? [] : [one, one],
    })),
  }));
  expect(told.parlays).not.toHaveLength(0);
  expect(read.parlays).toEqual([]);
});

import fc from 'fast-check';
import { keptOpenCount, openCountRule } from '@site/remote-kit/open-count';
import { createTestWorld, type TestWorld } from '@site/testing';
import { placedWager } from '../bet-slip/slip.fixture';
import { sportsState } from '../state/sports-state';

let world: TestWorld;
beforeEach(async () => {
  world = createTestWorld();
  await world.logIn('member01');
});
afterEach(() => world.close());

test('what the shell counts of the kept wagers is what this part counts, for their member only', async () => {
  const { open } = sportsState(world.platform);
  expect(keptOpenCount(world.platform)).toBe(0);
  open.note([placedWager('S1'), placedWager('S2'), placedWager('I1', { vendor: 'IM' })]);
  expect(keptOpenCount(world.platform)).toBe(3);
  open.drop('SABA', ['S2']);
  expect(keptOpenCount(world.platform)).toBe(2);
  await world.platform.session.logOut();
  expect(keptOpenCount(world.platform)).toBe(0);
  await world.logIn('poor01');
  expect(keptOpenCount(world.platform)).toBe(0);
});

test('whatever stands in the storage, the number is a count and never an error', () => {
  sportsState(world.platform).open.note([placedWager('S1')]);
  const name = [...world.storage.keys()].find((key) => key.includes('openWagers')) ?? '';
  fc.assert(
    fc.property(fc.jsonValue(), (data) => {
      world.storage.set(name, JSON.stringify({ v: 1, data }));
      const count = keptOpenCount(world.platform);
      return Number.isInteger(count) && count >= 0;
    }),
  );
});

test.each([
  [0, 'content:none'],
  [1, 'content:"1"'],
  [99, 'content:"99"'],
  [100, 'content:"99+"'],
])('%i open wagers are said as %s', (count, said) => {
  expect(openCountRule(count)).toContain(`/sbtwo/wagers"]>span::after{${said}`);
});

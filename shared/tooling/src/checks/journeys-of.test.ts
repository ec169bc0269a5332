import { journeysOf } from './journeys-of';

const SPECS = ['bet.spec.ts', 'news.spec.ts', 'wallet-limits.spec.ts', 'wallets.spec.ts'];

test.each([
  ['remote-sports', ['bet']],
  ['remote-promotions', ['news']],
  ['remote-wallet', ['wallet-limits']],
  ['remote-lottery', []],
  ['shared/domain', []],
])('the journeys of %s', (dir, wanted) => {
  expect(journeysOf(dir, SPECS)).toEqual(wanted.map((name) => `specs/${name}.spec.ts`));
});

test('every remote of this workspace has some', () => {
  for (const name of ['sports', 'casino', 'wallet', 'promotions', 'events'])
    expect([name, journeysOf(`remote-${name}`).length]).not.toEqual([name, 0]);
});

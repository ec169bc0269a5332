import { getFreebetGroups } from '@site/contracts/promotion-member';
import { createSandbox } from '../create-sandbox';
import { testClient } from '../testing/client';

test('a free bet is given by hand, as often as it is asked for, and may be staked', async () => {
  const app = createSandbox({ now: () => 1_800_000_000_000 });
  const client = testClient(app);
  await client.login('member01');
  await client.control('POST', '/members/member01/free-bet', { amount: '30.00' });
  await client.control('POST', '/members/member01/free-bet', {});
  const groups = (await client.call(getFreebetGroups)).body.result as {
    amount: number;
    remaining: number;
  }[];
  expect(
    groups
      .map(({ amount, remaining }) => [amount, remaining])
      .toSorted(([a = 0], [b = 0]) => a - b),
  ).toEqual([
    [30, 30],
    [50, 50],
  ]);
  expect(
    (await client.control('POST', '/members/member01/free-bet', { amount: '1e3' })).status,
  ).toBeGreaterThanOrEqual(400);
  await app.close();
});

/** The rewards store: points are spent once, stock and limits hold, goods travel. */
import { addShippingAddress, getMemberRewardDetail } from '@site/contracts/member-profile';
import { getFreebetGroups } from '@site/contracts/promotion-member';
import * as rows from '@site/contracts/reward-store';
import { createSandbox } from '../create-sandbox';
import { testClient, type TestClient } from '../testing/client';
import { TIERS } from '../members/tiers';
import { REWARD_ITEMS } from './items';

const MORNING = (): number => Date.parse('2026-03-10T09:00:00+08:00');
const DAY_MS = 86_400_000;
const ADDRESS = {
  recipientName: '王小明',
  phoneNumber: '13800008888',
  province: '上海市',
  district: '浦东新区',
  town: '花木街道',
  street: '世纪大道 1 号',
};

async function open(userName: string) {
  const app = createSandbox({ now: MORNING });
  const client = testClient(app);
  await client.login(userName);
  return { app, client };
}
const points = async (client: TestClient) =>
  (await client.call(rows.getRewardPoints)).body.result as {
    available: number;
    earned: number;
    spent: number;
  };
const redeem = (client: TestClient, itemId: string, key: string, more: object = {}) =>
  client.call(rows.redeemReward, {
    body: { itemId, points: REWARD_ITEMS.find(({ id }) => id === itemId)?.points ?? 0, ...more },
    key,
  });

test('money is credited once per key, and the points are gone with it', async () => {
  const { app, client } = await open('member01');
  expect(await points(client)).toEqual({ available: 300, earned: 300, spent: 0 });
  const first = await redeem(client, 'RW01', 'reward-key-1');
  expect((await redeem(client, 'RW01', 'reward-key-1')).body).toEqual(first.body);
  expect(await points(client)).toEqual({ available: 220, earned: 300, spent: 80 });
  const { postings } = (await client.control('GET', '/members/member01/ledger')).body as {
    postings: { kind: string }[];
  };
  expect(postings.filter(({ kind }) => kind === 'reward')).toHaveLength(1);
  expect(
    (await client.call(rows.redeemRewardByRef, { params: { key: 'reward-key-1' } })).body.result,
  ).toMatchObject({ state: 'done', result: { status: 'Credited', points: 80 } });
  await redeem(client, 'RW02', 'reward-key-2');
  expect((await client.call(getFreebetGroups)).body.result).toMatchObject([
    { amount: 20, remaining: 20 },
  ]);
  await app.close();
});

test.each([
  ['a price that has changed', 'RW01', { points: 1 }, 'RWD00409'],
  ['sold out', 'RW09', {}, 'RWD00410'],
  ['a tier that is not reached', 'RW10', {}, 'RWD00411'],
  ['too few points', 'RW05', {}, 'RWD00413'],
  ['something that there is not', 'RW99', {}, 'GEN0404'],
])('%s is refused with its reason', async (_what, itemId, more, code) => {
  const { app, client } = await open('member01');
  expect((await redeem(client, itemId, 'reward-key-3', more)).body.errors?.[0]?.errorCode).toBe(
    code,
  );
  expect((await points(client)).spent).toBe(0);
  await app.close();
});

test('goods need an address of the member, are masked, and travel: prepared, sent, arrived', async () => {
  const { app, client } = await open('vip01');
  expect((await redeem(client, 'RW05', 'reward-key-4')).body.errors?.[0]?.errorCode).toBe(
    'RWD00422',
  );
  const { addressId } = (await client.call(addShippingAddress, { body: ADDRESS })).body.result as {
    addressId: string;
  };
  await redeem(client, 'RW05', 'reward-key-5', { addressId });
  const read = async () =>
    (
      (await client.call(rows.getRedemptions, { query: {} })).body.result as {
        redemptions: rows.Redemption[];
      }
    ).redemptions[0];
  expect(await read()).toMatchObject({
    status: 'Preparing',
    address: '王*明 上海市浦东新区花木街道',
    trackingNumber: null,
  });
  expect(
    (await redeem(client, 'RW05', 'reward-key-6', { addressId })).body.errors?.[0]?.errorCode,
  ).toBe('RWD00412');
  await client.control('POST', '/clock', { advanceMs: 2 * DAY_MS });
  await client.login('vip01');
  expect(await read()).toMatchObject({
    status: 'Shipped',
    trackingNumber: expect.stringMatching(/^YH\d{10}$/),
  });
  await client.control('POST', '/clock', { advanceMs: 3 * DAY_MS });
  await client.login('vip01');
  expect(await read()).toMatchObject({ status: 'Delivered' });
  const items = (await client.call(rows.getRewardItems)).body.result as rows.RewardItem[];
  expect(items.find(({ itemId }) => itemId === 'RW05')).toMatchObject({
    stock: 35,
    takenThisMonth: 1,
    isTierMet: true,
  });
  await app.close();
});

test('visitors see the store; a member under self-exclusion takes nothing', async () => {
  const { app, client } = await open('excluded01');
  expect((await redeem(client, 'RW01', 'reward-key-7')).body.errors?.[0]?.errorCode).toBe(
    'BON_EXCLUDED',
  );
  const visitor = testClient(app);
  const items = (await visitor.call(rows.getRewardItems)).body.result as rows.RewardItem[];
  expect(
    items.map(({ itemId, takenThisMonth, isTierMet }) => [itemId, takenThisMonth, isTierMet]),
  ).toEqual(REWARD_ITEMS.map(({ id }) => [id, 0, false]));
  expect((await visitor.call(rows.getRewardPoints)).status).toBe(401);
  await app.close();
});

test('points by hand count for the tier and for the store', async () => {
  const { app, client } = await open('member01');
  await client.control('POST', '/members/member01/points', { points: 10_000 });
  expect((await client.call(getMemberRewardDetail)).body.result).toMatchObject({
    tier: 'PLATINUM',
    points: 10_000,
    nextTierName: TIERS.at(-1)?.name,
  });
  expect((await points(client)).available).toBe(10_300);
  await app.close();
});

/** The clubs: what their pages say, and where a member stands. */
import * as rows from '@site/contracts/club';
import { createSandbox } from '../create-sandbox';
import { testClient } from '../testing/client';

test('[R2.1-1] both clubs have levels and privileges; another one is not there', async () => {
  const app = createSandbox();
  const client = testClient(app);
  const vip = (await client.call(rows.getClub, { params: { club: 'vip' } })).body
    .result as rows.Club;
  expect(vip.levels.map(({ from }) => from)).toEqual([0, 100, 1_000, 10_000, 100_000]);
  expect(
    vip.levels.every(
      ({ values }) => values.length === 2 && values.every(({ value }) => value !== ''),
    ),
  ).toBe(true);
  expect(
    ((await client.call(rows.getClub, { params: { club: 'king' } })).body.result as rows.Club)
      .privileges.length,
  ).toBeGreaterThanOrEqual(4);
  expect((await client.call(rows.getClub, { params: { club: 'queen' } })).status).toBe(404);
  expect((await client.call(rows.getClubStanding, { params: { club: 'vip' } })).status).toBe(401);
  await app.close();
});

test('points lead up the levels; the king club goes by invitation, and says what is missing', async () => {
  const app = createSandbox();
  const client = testClient(app);
  await client.login('member01');
  await client.control('POST', '/members/member01/turnover', { amount: '20000', walletGroup: 2 });
  expect(
    (await client.call(rows.getClubStanding, { params: { club: 'vip' } })).body.result,
  ).toMatchObject({
    isMember: false,
    levelCode: 'SILVER',
    nextLevelName: '黄金',
    needs: [{ current: 200, target: 1_000 }],
  });
  expect(
    (await client.call(rows.getClubStanding, { params: { club: 'king' } })).body.result,
  ).toMatchObject({
    isMember: false,
    levelCode: null,
    manager: null,
    needs: [
      { code: 'deposit', current: 0, target: 200_000 },
      { code: 'turnover', current: 20_000, target: 2_000_000 },
    ],
  });
  await client.login('vip01');
  expect(
    (await client.call(rows.getClubStanding, { params: { club: 'vip' } })).body.result,
  ).toMatchObject({ isMember: true, levelCode: 'PLATINUM' });
  expect(
    (await client.call(rows.getClubStanding, { params: { club: 'king' } })).body.result,
  ).toMatchObject({ isMember: true, levelCode: 'KING', manager: '林经理' });
  await app.close();
});

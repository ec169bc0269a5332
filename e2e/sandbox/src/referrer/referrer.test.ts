import { getBalance } from '@site/contracts/balance';
import * as rows from '@site/contracts/referrer';
import { createSandbox } from '../create-sandbox';
import { testClient } from '../testing/client';
import { deposit, MORNING } from '../testing/funds';

describe('referrer programme', () => {
  test('[R7.2-1] code, invited member, tasks from real deposits and turnover, one reward for both, activity and totals agree', async () => {
    const app = createSandbox({ now: MORNING });
    const [client, friend] = [testClient(app), testClient(app)];
    await client.login('member01');
    expect((await client.call(rows.getReferrerInfo)).body.result).toBeNull();
    const signUp = async () =>
      (await client.call(rows.signUpReferrer, { body: {} })).body.result as {
        referralCode: string;
      };
    const { referralCode } = await signUp();
    expect((await signUp()).referralCode).toBe(referralCode);
    await client.control('POST', '/members', {
      userName: 'friend01',
      referralCode,
      wallets: { 2: '0.00' },
    });
    await friend.login('friend01');
    const tasks = async () =>
      (await client.call(rows.getRefereeTasks)).body.result as {
        refereeId: string;
        refereeName: string;
        isComplete: boolean;
        tasks: { isDone: boolean; current: number }[];
      }[];
    expect((await tasks())[0]?.tasks.map(({ isDone }) => isDone)).toEqual([true, false, false]);
    expect((await tasks())[0]?.refereeName).not.toContain('friend');
    const refereeId = (await tasks())[0]?.refereeId ?? '';
    const take = async (key: string) =>
      client.call(rows.takeReferrerReward, { body: { refereeId }, key });
    expect((await take('reward-early')).status).toBe(422);
    await deposit(friend, '150.00');
    await client.control('POST', '/members/friend01/turnover', { amount: '1200' });
    expect((await tasks())[0]).toMatchObject({
      isComplete: true,
      tasks: [{}, { current: 150 }, { current: 1_200 }],
    });
    expect((await client.call(rows.getReferrerRewards)).body.result).toMatchObject([
      { status: 'Claimable', amount: 88 },
    ]);
    await client.control('PATCH', '/members/member01', { DisableBetting: true });
    expect((await take('reward-excluded')).body.errors?.[0]?.errorCode).toBe('BON_EXCLUDED');
    await client.control('PATCH', '/members/member01', { DisableBetting: false });
    expect((await take('reward-key-1')).body.result).toMatchObject({ status: 'Paid' });
    expect((await take('reward-key-2')).body.errors?.[0]?.errorCode).toBe('REF00412');
    expect((await client.call(getBalance, { query: { wallet: 'SB' } })).body.result).toMatchObject({
      totalBalance: 10_088,
    });
    expect((await friend.call(getBalance, { query: { wallet: 'SB' } })).body.result).toMatchObject({
      totalBalance: 238,
    });
    expect((await client.call(rows.getReferrerInfo)).body.result).toMatchObject({
      refereeCount: 1,
      completedCount: 1,
      rewardTotal: 88,
      rewardWaiting: 0,
    });
    expect((await client.call(rows.getReferrerActivity, { query: {} })).body.result).toMatchObject({
      page: { totalRecord: 3 },
    });
    await app.close();
  });

  test("one's own code, a second inviter, inviting each other and unknown codes are refused; newcomers are told why", async () => {
    const app = createSandbox({ now: MORNING });
    const [client, other] = [testClient(app), testClient(app)];
    await client.login('member01');
    await other.login('vip01');
    const codeOf = async (each: typeof client) =>
      ((await each.call(rows.signUpReferrer, { body: {} })).body.result as { referralCode: string })
        .referralCode;
    const [own, theirs] = [await codeOf(client), await codeOf(other)];
    const bind = async (each: typeof client, referrerCode: string) =>
      each.call(rows.signUpReferrer, { body: { referrerCode } });
    expect((await bind(client, own)).body.errors?.[0]?.description).toBe('不能使用自己的推荐码');
    expect((await bind(client, 'YH000000')).status).toBe(404);
    expect((await bind(client, theirs)).status).toBe(200);
    expect((await bind(client, theirs)).body.errors?.[0]?.errorCode).toBe('REF00410');
    expect((await bind(other, own)).body.errors?.[0]?.errorCode).toBe('REF00411');
    await other.login('newbie01');
    expect((await other.call(rows.getReferrerEligible)).body.result).toMatchObject({
      isEligible: false,
      reasons: [{ code: 'REF_PHONE' }, { code: 'REF_DEPOSIT' }],
    });
    expect((await other.call(rows.signUpReferrer, { body: {} })).status).toBe(403);
    expect((await testClient(app).call(rows.getReferrerCampaign)).status).toBe(200);
    await app.close();
  });
});

import { getBalance } from '@site/contracts/balance';
import * as rows from '@site/contracts/campaign';
import { createSandbox } from '../create-sandbox';
import { testClient } from '../testing/client';
import { MORNING } from '../testing/funds';

async function signedIn() {
  const app = createSandbox({ now: MORNING });
  const client = testClient(app);
  await client.login('member01');
  return { app, client };
}

describe('campaigns', () => {
  test('[R7.2-1] enrolling is idempotent and shows in the list, visitors see the list too', async () => {
    const { app, client } = await signedIn();
    const enrol = async () =>
      (await client.call(rows.enrol, { body: { campaignId: 'C5001' } })).body.result;
    const first = await enrol();
    await client.control('POST', '/clock', { advanceMs: 5_000 });
    expect(await enrol()).toEqual(first);
    expect((await client.call(rows.getEnrolments)).body.result).toEqual([first]);
    const list = (await client.call(rows.getCampaigns)).body.result as rows.Campaign[];
    expect(list.find(({ campaignId }) => campaignId === 'C5001')).toMatchObject({
      isEnrolled: true,
      enrolledCount: 1_287,
    });
    expect(
      ((await testClient(app).call(rows.getCampaigns)).body.result as rows.Campaign[]).every(
        ({ isEnrolled }) => !isEnrolled,
      ),
    ).toBe(true);
    expect((await client.call(rows.enrol, { body: { campaignId: 'C9999' } })).status).toBe(404);
    await app.close();
  });

  test('[R7.2-1] a form is checked field by field, decided after a minute, and its gift is taken once through the ledger', async () => {
    const { app, client } = await signedIn();
    const send = async (campaignId: string, answers: Record<string, string>) =>
      client.call(rows.applyCampaign, { body: { campaignId, answers } });
    expect((await send('C5006', { champion: '苍龙战队' })).body.errors?.[0]?.errorCode).toBe(
      'CAM00411',
    );
    await client.call(rows.enrol, { body: { campaignId: 'C5006' } });
    expect((await send('C5006', {})).body.errors?.[0]?.description).toBe('请填写冠军队伍');
    expect((await send('C5006', { champion: '别的' })).status).toBe(422);
    const sent = (await send('C5006', { champion: '苍龙战队', extra: 'x' })).body.result as {
      applicationId: string;
    };
    expect(sent).toMatchObject({ status: 'Pending', answers: { champion: '苍龙战队' } });
    expect((await send('C5006', { champion: '苍龙战队' })).status).toBe(409);
    await client.control('POST', '/clock', { advanceMs: 61_000 });
    expect((await client.call(rows.getCampaignApplications)).body.result).toMatchObject([
      { status: 'Approved' },
    ]);
    const claimId = `G-${sent.applicationId}`;
    expect((await client.call(rows.getAssignedClaims)).body.result).toContainEqual(
      expect.objectContaining({ claimId, amount: 66, isClaimed: false }),
    );
    const take = async (key: string) =>
      client.call(rows.takeAssignedClaim, { body: { claimId }, key });
    expect((await take('gift-key-1')).body.result).toMatchObject({ isClaimed: true });
    expect((await take('gift-key-1')).status).toBe(200);
    expect((await take('gift-key-2')).body.errors?.[0]?.description).toBe('该礼金已领取');
    expect((await client.call(getBalance, { query: { wallet: 'SB' } })).body.result).toMatchObject({
      totalBalance: 10_066,
    });
    await app.close();
  });

  test('a refused form says why and may be sent again', async () => {
    const { app, client } = await signedIn();
    const send = async () =>
      client.call(rows.applyCampaign, {
        body: { campaignId: 'C5004', answers: { wish: '请拒绝我' } },
      });
    await send();
    await client.control('POST', '/clock', { advanceMs: 61_000 });
    expect((await client.call(rows.getCampaignApplications)).body.result).toMatchObject([
      { status: 'Rejected', reason: '资料与活动要求不符，请核对后重新提交' },
    ]);
    expect((await send()).status).toBe(200);
    await app.close();
  });
});

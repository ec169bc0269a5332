import { getBalance } from '@site/contracts/balance';
import * as bonus from '@site/contracts/bonus';
import { actOnPersonalMessages, getPersonalMessageUnread } from '@site/contracts/inbox';
import { getSiteConfig } from '@site/contracts/promotion';
import * as rows from '@site/contracts/promotion-member';
import { createSandbox } from '../create-sandbox';
import { testClient } from '../testing/client';
import { MORNING } from '../testing/funds';

const DAY_MS = 86_400_000;

describe('promotions of a member', () => {
  test('[R5-10] rebates come from turnover, zero rows are sent on purpose, and each is paid once the day after at 15:00', async () => {
    const app = createSandbox({ now: MORNING });
    const client = testClient(app);
    await client.login('member01');
    await client.control('POST', '/members/member01/turnover', { amount: '1000', walletGroup: 32 });
    const running = (await client.call(rows.getRebateRunning, { query: { type: 'Rebate' } })).body
      .result as rows.Rebate[];
    expect(running.find(({ rebateId }) => rebateId === 'RB32')).toMatchObject({
      totalBetAmount: 1_000,
      totalGivenAmount: 12,
      givenAt: null,
    });
    expect(
      running.filter(({ totalBetAmount }) => Number(totalBetAmount) === 0).length,
    ).toBeGreaterThan(2);
    await client.control('POST', '/clock', { advanceMs: DAY_MS });
    await client.login('member01');
    const read = async () =>
      (
        await client.call(rows.getRebateHistories, {
          query: { type: 'Rebate', dateFrom: '2026-03-10', dateTo: '2026-03-11' },
        })
      ).body.result as rows.Rebate[];
    expect((await read()).find(({ rebateId }) => rebateId === 'RB32')).toMatchObject({
      totalGivenAmount: 12,
      givenAt: null,
    });
    await client.control('POST', '/clock', { advanceMs: 5 * 3_600_000 + 60_000 });
    await client.control('POST', '/clock', { advanceMs: 120_000 });
    await client.login('member01');
    expect((await read()).find(({ rebateId }) => rebateId === 'RB32')?.givenAt).toBe(
      '2026-03-11T15:01:00+08:00',
    );
    const slots = (
      (await client.call(getBalance, { query: {} })).body.result as {
        balances: { walletProductGroupId: number; balance: number }[];
      }
    ).balances.find(({ walletProductGroupId }) => walletProductGroupId === 32);
    expect(slots?.balance).toBe(10_012);
    await app.close();
  });

  test('[R4.4-1] daily deals come without a login too; predefined ones name their members', async () => {
    const app = createSandbox({ now: MORNING });
    const client = testClient(app);
    const read = async () =>
      (await client.call(rows.getDailyDeals)).body.result as {
        bonusId: string;
        isPredefinedMember: boolean;
      }[];
    expect((await read()).find(({ bonusId }) => bonusId === 'D2002')).toMatchObject({
      isPredefinedMember: false,
    });
    await client.login('vip01');
    expect((await read()).find(({ bonusId }) => bonusId === 'D2002')).toMatchObject({
      isPredefinedMember: true,
    });
    expect((await read()).find(({ bonusId }) => bonusId === 'D2001')).toMatchObject({
      isPredefinedMember: false,
    });
    await app.close();
  });

  test('[R7.2-1] a claimed free bet shows in its group with what is left; partners have offers under api-version 3.0', async () => {
    const app = createSandbox({ now: MORNING });
    const client = testClient(app);
    await client.login('member01');
    const { applicationId } = (await client.call(bonus.applyBonus, { body: { bonusId: 'F3001A' } }))
      .body.result as { applicationId: string };
    await client.call(bonus.claimBonus, { body: { applicationId }, key: 'freebet-claim' });
    // Turnover uses nothing up: only a stake does.
    await client.control('POST', '/members/member01/turnover', { amount: '20', walletGroup: 2 });
    expect((await client.call(rows.getFreebetGroups)).body.result).toMatchObject([
      { bonusGroupId: 'F3001', amount: 50, remaining: 50 },
    ]);
    expect(
      ((await client.call(rows.getExternalPromotions)).body.result as object[]).length,
    ).toBeGreaterThanOrEqual(3);
    expect(rows.getExternalPromotions.apiVersion).toBe('3.0');
    await app.close();
  });

  test('a reset brings demo history, messages and switches back to their first state', async () => {
    const app = createSandbox({ now: MORNING });
    const client = testClient(app);
    const state = async () => {
      await client.login('vip01');
      const history = await client.call(bonus.getAppliedHistory, {
        query: { dateFrom: '2025-09-11', dateTo: '2026-03-10', pageIndex: 1, perPageSize: 80 },
      });
      const unread = await client.call(getPersonalMessageUnread);
      return {
        history: history.body.result,
        unread: unread.body.result,
        config: (await client.call(getSiteConfig)).body.result,
        games: (await client.control('GET', '/games')).body,
      };
    };
    const first = await state();
    await client.control('POST', '/site-config', { miniUrl: true });
    await client.control('POST', '/games', { whitelist: { PGS: false } });
    await client.call(actOnPersonalMessages, { body: { action: 'readAll' } });
    await client.call(bonus.applyBonus, { body: { bonusId: 'N1040' } });
    expect(await state()).not.toEqual(first);
    await client.control('POST', '/reset', {});
    expect(await state()).toEqual(first);
    await app.close();
  });
});

import { getBalance } from '@site/contracts/balance';
import * as rows from '@site/contracts/bonus';
import { launchGame } from '@site/contracts/games';
import { getPersonalMessages } from '@site/contracts/inbox';
import { createTransfer } from '@site/contracts/transfer';
import { fenOf } from '@site/domain/money';
import fc from 'fast-check';
import { promotionOf } from '../content/promotions';
import { createSandbox } from '../create-sandbox';
import { testClient, type TestClient } from '../testing/client';
import { deposit, MORNING } from '../testing/funds';
import { bonusOf, periodOf, requiredOf, yuan } from './amounts';
import { BONUS_RULES } from './rules';

type Application = {
  applicationId: string;
  status: string;
  canClaim: boolean;
  bonusAmount: number;
  required: number;
  achieved: number;
  percent: number;
};

async function signedIn(name: string) {
  const app = createSandbox({ now: MORNING });
  const client = testClient(app);
  await client.login(name);
  return { app, client };
}

const applyFor = async (client: TestClient, bonusId: string) =>
  client.call(rows.applyBonus, { body: { bonusId } });
const wallet = async (client: TestClient) =>
  (
    (await client.call(getBalance, { query: { wallet: 'SB' } })).body.result as {
      totalBalance: number;
    }
  ).totalBalance;

describe('bonus', () => {
  test('[R7.2-1] a bonus is applied for, funded, claimed once, wagered and done; list, progress, history, wallet and messages agree', async () => {
    const { app, client } = await signedIn('member01');
    const before = await wallet(client);
    const offered = (await client.call(rows.getBonuses, { query: { transactionType: 'Deposit' } }))
      .body.result as { id: string }[];
    expect(offered.map(({ id }) => id)).toContain('B1020');
    const applied = (await applyFor(client, 'B1020')).body.result as Application;
    expect(applied).toMatchObject({ status: 'Serving', canClaim: false });
    expect(
      (
        await client.call(rows.claimBonus, {
          body: { applicationId: applied.applicationId },
          key: 'claim-too-early',
        })
      ).body.errors?.[0]?.errorCode,
    ).toBe('BON_FUNDED');
    await deposit(client, '500.00');
    const claim = async (key: string) =>
      client.call(rows.claimBonus, { body: { applicationId: applied.applicationId }, key });
    const [first, same] = [await claim('claim-key-1'), await claim('claim-key-1')];
    expect(first.body.result).toMatchObject({
      status: 'Wagering',
      bonusAmount: 100,
      required: 7_200,
      achieved: 0,
    });
    expect(same.body).toEqual(first.body);
    expect(
      (await client.call(rows.claimBonusByRef, { params: { key: 'claim-key-1' } })).body.result,
    ).toMatchObject({ state: 'done', result: { status: 'Wagering', bonusAmount: 100 } });
    expect(
      (await client.call(rows.claimBonusByRef, { params: { key: 'claim-too-early' } })).body.result,
    ).toMatchObject({ state: 'refused', error: { errorCode: 'BON_FUNDED' } });
    expect(
      (await client.call(rows.claimBonusByRef, { params: { key: 'never-sent-key' } })).body.result,
    ).toMatchObject({ state: 'notFound' });
    expect([
      (await claim('claim-key-2')).status,
      (await claim('claim-key-2')).body.errors?.[0]?.errorCode,
    ]).toEqual([409, 'BON00409']);
    expect(await wallet(client)).toBe(before + 600);
    expect(
      (await client.call(rows.getBonuses, { query: { transactionType: 'Deposit' } })).body.result,
    ).not.toContainEqual(expect.objectContaining({ id: 'B1020' }));
    const turnover = async (amount: string) =>
      client.control('POST', '/members/member01/turnover', { amount, walletGroup: 2 });
    expect((await turnover('1800')).body).toEqual({ remaining: 5_400 });
    expect((await client.call(rows.getBonusProgress, { query: {} })).body.result).toMatchObject([
      { bonusId: 'B1020', achieved: 1_800, required: 7_200, percent: 25 },
    ]);
    expect((await turnover('9000')).body).toEqual({ remaining: 0 });
    expect((await client.call(rows.getBonusProgress, { query: {} })).body.result).toEqual([]);
    const history = await client.call(rows.getAppliedHistory, {
      query: { dateFrom: '2026-03-10', dateTo: '2026-03-10', pageIndex: 1, perPageSize: 80 },
    });
    expect(history.body.result).toMatchObject({
      bonusAppliedHistories: [{ bonusRuleId: 'B1020', status: 'Completed', bonusAmount: 100 }],
      page: { totalPage: 1, totalRecord: 1 },
    });
    expect(
      (await client.call(getPersonalMessages, { query: { category: 'promotion' } })).body.result,
    ).toMatchObject({ messages: [{ topic: '每周充值加赠 20% 已到账' }, {}] });
    await app.close();
  });

  test('[R7.3-1] the applied history of 96 entries is read in pages of 80 until totalPage', async () => {
    const { app, client } = await signedIn('vip01');
    const ids: string[] = [];
    for (let pageIndex = 1, last = 1; pageIndex <= last; pageIndex += 1) {
      const { result } = (
        await client.call(rows.getAppliedHistory, {
          query: { dateFrom: '2025-09-11', dateTo: '2026-03-10', pageIndex, perPageSize: 80 },
        })
      ).body;
      const { bonusAppliedHistories, page } = result as {
        bonusAppliedHistories: { applicationId: string }[];
        page: { totalPage: number; currentPage: number };
      };
      expect(page.currentPage).toBe(pageIndex);
      ids.push(...bonusAppliedHistories.map(({ applicationId }) => applicationId));
      last = page.totalPage;
    }
    expect([ids.length, new Set(ids).size]).toEqual([96, 96]);
    await app.close();
  });

  test('a running bonus blocks withdrawals until it is wagered; a deposit made with a served bonus pays it out', async () => {
    const { app, client } = await signedIn('member01');
    const blocked = async () =>
      (
        (await client.call(getBalance, { query: {} })).body.result as {
          isWithdrawalContractBalanceBlocking: boolean;
        }
      ).isWithdrawalContractBalanceBlocking;
    await applyFor(client, 'B1020');
    expect(await blocked()).toBe(false);
    await deposit(client, '300.00', 'B1020');
    expect((await client.call(rows.getBonusApplications, { query: {} })).body.result).toMatchObject(
      [{ bonusRuleId: 'B1020', status: 'Wagering', bonusAmount: 60, amount: 300 }],
    );
    expect(await blocked()).toBe(true);
    await client.control('POST', '/members/member01/turnover', { amount: '4320' });
    expect(await blocked()).toBe(false);
    await app.close();
  });

  test('[R6-7] every reason is said at once; VIP, invited and new members see what is meant for them', async () => {
    const { app, client } = await signedIn('newbie01');
    const reasons = (
      await client.call(rows.getBonusEligible, { query: { bonusId: 'B1008', amount: '1' } })
    ).body.result as { isEligible: boolean; reasons: { code: string }[] };
    expect(reasons).toMatchObject({
      isEligible: false,
      reasons: [{ code: 'BON_AUDIENCE' }, { code: 'BON_PHONE' }],
    });
    const small = (
      await client.call(rows.getBonusEligible, { query: { bonusId: 'B1020', amount: '1' } })
    ).body.result as { reasons: { code: string }[] };
    expect(small.reasons.map(({ code }) => code)).toEqual(['BON_PHONE', 'BON_MIN']);
    expect((await applyFor(client, 'B1020')).status).toBe(422);
    await client.login('excluded01');
    expect((await applyFor(client, 'N1040')).body.errors?.[0]?.errorCode).toBe('BON_EXCLUDED');
    await client.login('member01');
    expect((await applyFor(client, 'B1001')).body.errors?.[0]?.description).toBe(
      '该优惠仅限首次存款的新会员',
    );
    expect((await client.call(rows.getBonusesV2, { query: {} })).body.result).not.toContainEqual(
      expect.objectContaining({ id: 'F3001B' }),
    );
    await client.login('vip01');
    expect((await client.call(rows.getBonusesV2, { query: {} })).body.result).toContainEqual(
      expect.objectContaining({ id: 'F3001B', groupID: 'F3001' }),
    );
    await app.close();
  });

  test('a transfer funds a transfer bonus, whatever deposits have funded; what one bonus used serves no other', async () => {
    const { app, client } = await signedIn('member01');
    const idOf = async (bonusId: string) =>
      ((await applyFor(client, bonusId)).body.result as Application).applicationId;
    const claim = async (applicationId: string, key: string) =>
      client.call(rows.claimBonus, { body: { applicationId }, key });
    const [byTransfer, byDeposit, second] = [
      await idOf('T1030'),
      await idOf('B1020'),
      await idOf('B1022'),
    ];
    await deposit(client, '500.00');
    expect((await claim(byTransfer, 'fund-claim-1')).body.errors?.[0]?.errorCode).toBe(
      'BON_FUNDED',
    );
    expect(
      (
        await client.call(createTransfer, {
          body: { from: 4, to: 32, amount: '200.00' },
          key: 'fund-transfer',
        })
      ).status,
    ).toBe(200);
    expect((await claim(byDeposit, 'fund-claim-2')).body.result).toMatchObject({
      amount: 500,
      bonusAmount: 100,
    });
    expect((await claim(second, 'fund-claim-3')).body.errors?.[0]?.errorCode).toBe('BON_FUNDED');
    expect((await claim(byTransfer, 'fund-claim-4')).body.result).toMatchObject({
      amount: 200,
      bonusAmount: 50,
      payGroup: 32,
    });
    await app.close();
  });

  test('what a single bet is above the highest bet of the terms does not count', async () => {
    const { app, client } = await signedIn('member01');
    const { applicationId } = (await applyFor(client, 'N1040')).body.result as Application;
    await client.call(rows.claimBonus, { body: { applicationId }, key: 'highest-bet-claim' });
    const { gameLobbyUrl } = (
      await client.call(launchGame, {
        body: {
          gameType: 'SLOT',
          providerCode: 'TG_SLOT',
          gameId: 'SLOT-01',
          isDemo: false,
          hostName: 'x',
          bankingUrl: 'x',
          logoutUrl: 'x',
          mobileLobbyUrl: 'x',
        },
      })
    ).body.result as { gameLobbyUrl: string };
    const headers = { authorization: `Bearer ${gameLobbyUrl.split('#')[1] ?? ''}` };
    await app.inject({
      method: 'POST',
      url: '/games/api/round',
      headers,
      payload: { bet: '500', choice: '', key: 'highest-bet-round' },
    });
    expect(
      (await client.call(rows.getBonusProgress, { query: { applicationId } })).body.result,
    ).toMatchObject([{ required: 54, achieved: 50 }]);
    await app.close();
  });

  test('cancelling says what is lost, wants a confirmation, takes the bonus back and frees the turnover; twice is 409', async () => {
    const { app, client } = await signedIn('member01');
    const before = await wallet(client);
    const { applicationId } = (await applyFor(client, 'N1040')).body.result as Application;
    expect((await applyFor(client, 'N1040')).status).toBe(409);
    await client.call(rows.claimBonus, { body: { applicationId }, key: 'cancel-claim' });
    expect(await wallet(client)).toBe(before + 18);
    expect(
      (await client.call(rows.getCancellationEligibility, { query: { applicationId } })).body
        .result,
    ).toEqual({ isEligible: true, reasons: [], loseAmount: 18, keepAmount: before });
    expect(
      (await client.call(rows.cancelBonus, { body: { applicationId }, key: 'cancel-key-1' }))
        .status,
    ).toBe(422);
    expect(
      (
        await client.call(rows.cancelBonus, {
          body: { applicationId, confirm: true },
          key: 'cancel-key-2',
        })
      ).body.result,
    ).toMatchObject({ status: 'Cancelled' });
    expect(await wallet(client)).toBe(before);
    expect(
      (await client.control('POST', '/members/member01/turnover', { amount: '1' })).body,
    ).toEqual({ remaining: 0 });
    expect(
      (
        await client.call(rows.cancelBonus, {
          body: { applicationId, confirm: true },
          key: 'cancel-key-3',
        })
      ).status,
    ).toBe(409);
    await app.close();
  });

  test('what is not wagered in time expires and is taken back; a day bonus can be taken again the next day', async () => {
    const { app, client } = await signedIn('member01');
    const before = await wallet(client);
    const { applicationId } = (await applyFor(client, 'N1040')).body.result as Application;
    await client.call(rows.claimBonus, { body: { applicationId }, key: 'expire-claim' });
    await client.control('POST', '/clock', { advanceMs: 7 * 86_400_000 });
    await client.login('member01');
    expect((await client.call(rows.getBonusApplications, { query: {} })).body.result).toMatchObject(
      [{ applicationId, status: 'Expired', canCancel: false }],
    );
    expect(await wallet(client)).toBe(before);
    expect((await applyFor(client, 'N1040')).status).toBe(200);
    await app.close();
  });

  test('a loss of yesterday gives the rescue bonus today, once', async () => {
    const { app, client } = await signedIn('member01');
    const { gameLobbyUrl } = (
      await client.call(launchGame, {
        body: {
          gameType: 'INSTANT',
          providerCode: 'SPR',
          gameId: 'INSTANT-01',
          isDemo: false,
          hostName: 'x',
          bankingUrl: 'x',
          logoutUrl: 'x',
          mobileLobbyUrl: 'x',
        },
      })
    ).body.result as { gameLobbyUrl: string };
    const headers = { authorization: `Bearer ${gameLobbyUrl.split('#')[1] ?? ''}` };
    // A hundredfold target of the seeded game is missed.
    const lost = (
      await app.inject({
        method: 'POST',
        url: '/games/api/round',
        headers,
        payload: { bet: '2000', choice: '100', key: 'rescue-round' },
      })
    ).json<{ result: { payout: number } }>();
    expect(lost.result.payout).toBe(0);
    await client.control('POST', '/clock', { advanceMs: 86_400_000 });
    await client.login('member01');
    expect(
      (await client.call(rows.getBonusSos, { query: { bonusId: 'B1010' } })).body.result,
    ).toMatchObject({ isEligible: true, netLoss: 2_000, bonusAmount: 100 });
    const take = async (key: string) =>
      client.call(rows.takeBonusSos, { body: { bonusId: 'B1010' }, key });
    expect((await take('rescue-take-1')).body.result).toMatchObject({
      status: 'Wagering',
      bonusAmount: 100,
      required: 800,
      payGroup: 4,
    });
    expect((await take('rescue-take-2')).status).toBe(409);
    await app.close();
  });

  test('the rescue bonus wants a real loss of the day before; the preview computes what a claim would pay', async () => {
    const { app, client } = await signedIn('member01');
    expect(
      (await client.call(rows.getBonusSos, { query: { bonusId: 'B1010' } })).body.result,
    ).toMatchObject({ isEligible: false, netLoss: 0, reasons: [{ code: 'BON_LOSS' }] });
    expect(
      (await client.call(rows.takeBonusSos, { body: { bonusId: 'B1010' }, key: 'rescue-key' }))
        .status,
    ).toBe(422);
    expect(
      (await client.call(rows.getBonusPreview, { query: { bonusId: 'B1020', amount: '500' } })).body
        .result,
    ).toMatchObject({ bonusAmount: 100, turnoverRequired: 7_200 });
    expect(
      (await client.call(rows.getBonusPreview, { query: { bonusId: 'B1020', amount: '5' } })).body
        .result,
    ).toMatchObject({ bonusAmount: 0 });
    await app.close();
  });

  test('[R6-7] who excluded himself after applying gets no bonus with his deposit; an exclusion that has run out holds nothing back', async () => {
    const { app, client } = await signedIn('member01');
    await applyFor(client, 'B1020');
    await client.control('PATCH', '/members/member01', {
      Status: true,
      DisableBetting: true,
      SelfExcludeExpiredDate: '2026-03-11T10:00:00+08:00',
    });
    const before = await wallet(client);
    await deposit(client, '300.00', 'B1020');
    expect(await wallet(client)).toBe(before + 300);
    expect((await client.call(rows.getBonusApplications, { query: {} })).body.result).toMatchObject(
      [{ bonusRuleId: 'B1020', status: 'Serving' }],
    );
    const { applicationId } = (
      (await client.call(rows.getBonusApplications, { query: {} })).body.result as Application[]
    )[0] ?? { applicationId: '' };
    const claim = (key: string) => client.call(rows.claimBonus, { body: { applicationId }, key });
    expect((await claim('excluded-claim')).body.errors?.[0]?.errorCode).toBe('BON_EXCLUDED');
    await client.control('POST', '/clock', { advanceMs: 86_400_000 });
    await client.login('member01');
    expect((await claim('after-exclusion')).body.result).toMatchObject({
      status: 'Wagering',
      bonusAmount: 60,
    });
    await app.close();
  });

  test('the rescue bonus is not applied for like any other: it would be a share of nothing', async () => {
    const { app, client } = await signedIn('member01');
    expect(
      (await client.call(rows.getBonusEligible, { query: { bonusId: 'B1010' } })).body.result,
    ).toMatchObject({ isEligible: false, reasons: [{ code: 'BON_AUDIENCE' }] });
    const refused = await applyFor(client, 'B1010');
    expect([refused.status, refused.body.errors?.[0]?.errorCode]).toEqual([422, 'BON_AUDIENCE']);
    await app.close();
  });
});

describe('rules', () => {
  test('the five terms beside the button say what the rule does: times to wager, highest bet, most to win', () => {
    const amount = (text: string): number | null =>
      /\d/.test(text) ? Number(text.replace(/\D/g, '')) : null;
    // A group shows the terms of its first choice, a free bet is a voucher without any of them.
    for (const rule of BONUS_RULES.filter(
      ({ id, groupId, isFreebet }) => id === groupId && !isFreebet,
    )) {
      const terms = new Map(promotionOf(rule.promoId)?.terms);
      const said = [
        amount(terms.get('流水要求') ?? ''),
        amount(terms.get('最高单注') ?? ''),
        amount(terms.get('最高奖金') ?? ''),
      ];
      expect([rule.id, ...said]).toEqual([rule.id, rule.turnover, rule.maxBet, rule.maxBonus]);
    }
  });

  test('a bonus is never above its most, never negative, and more money never gives less', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...BONUS_RULES),
        fc.bigInt(0n, 10_000_000n),
        fc.bigInt(0n, 10_000_000n),
        (rule, a, b) => {
          const [low, high] = [
            bonusOf(rule, fenOf(a < b ? a : b)),
            bonusOf(rule, fenOf(a < b ? b : a)),
          ];
          return (
            low >= 0n &&
            low <= high &&
            high <= yuan(rule.maxBonus) &&
            requiredOf(rule, fenOf(a), low) >= low
          );
        },
      ),
    );
  });

  test('weeks begin on Monday and days at midnight of +08:00', () => {
    const at = (text: string): number => Date.parse(text);
    expect(periodOf('week', at('2026-03-08T23:59:59+08:00'))).not.toBe(
      periodOf('week', at('2026-03-09T00:00:00+08:00')),
    );
    expect(periodOf('week', at('2026-03-09T00:00:00+08:00'))).toBe(
      periodOf('week', at('2026-03-15T23:59:59+08:00')),
    );
    expect(periodOf('day', at('2026-03-09T00:30:00+08:00'))).toBe('2026-03-09');
  });
});

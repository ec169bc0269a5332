import * as rows from '@site/contracts/bonus';
import { fenOf } from '@site/domain/money';
import fc from 'fast-check';
import { TERM } from '../content/promotion-seed';
import { promotionOf } from '../content/promotions';
import { deposit } from '../testing/funds';
import { bonusOf, periodOf, requiredOf, yuan } from './amounts';
import { BONUS_RULES } from './rules';
import { type Application, signedIn, applyFor, wallet } from './bonus.fixture';

describe('bonus', () => {
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
});

describe('rules', () => {
  test('the five terms beside the button say what the rule does: times to wager, highest bet, most to win', () => {
    const amount = (text: string): number | null =>
      /\d/.test(text) ? Number(text.replace(/\D/g, '')) : null;
    // A group shows the terms of its first choice, a free bet is a voucher without any of them.
    for (const rule of BONUS_RULES.filter(
      ({ id, groupId, isFreebet }) => id === groupId && !isFreebet,
    )) {
      const terms = new Map<string, string>(promotionOf(rule.promoId)?.terms);
      const said = [
        amount(terms.get(TERM.turnover) ?? ''),
        amount(terms.get(TERM.maxBet) ?? ''),
        amount(terms.get(TERM.maxBonus) ?? ''),
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

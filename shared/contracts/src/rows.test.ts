import * as v from 'valibot';
import { ALL_ROWS } from './rows';
import { isEarlyRow } from './early-read';
import { pathOf } from './endpoint';
import { readEnvelope } from './envelope';
import { cny, price } from './wire-money';
import { day } from './wire';
import { getBalance } from './balance';

describe('rows of the contract', () => {
  test('[R7.2-1] ids are unique and no two rows share method and path', () => {
    expect(new Set(ALL_ROWS.map((row) => row.id)).size).toBe(ALL_ROWS.length);
    expect(new Set(ALL_ROWS.map((row) => `${row.method} ${row.path}`)).size).toBe(ALL_ROWS.length);
    expect(ALL_ROWS.length).toBeGreaterThan(30);
  });

  test('[R7.1-1] self-exclusion and content rows carry their own gateway key', () => {
    expect(ALL_ROWS.find((row) => row.id === 'member.selfExclusion')?.gatewayKey).toBe(
      'selfExclusion',
    );
    expect(
      ALL_ROWS.filter((row) => row.service === 'content').every(
        (row) => row.gatewayKey === 'content',
      ),
    ).toBe(true);
  });

  test('[R7.1-7] login, member, bank and password rows are confidential', () => {
    for (const row of ALL_ROWS)
      if (/Auth|Member(\/|$)|Payment|GameToken/.test(row.path) && row.id !== 'games.whitelist')
        expect([row.id, row.confidential]).toEqual([row.id, true]);
  });

  test('[B9] what is the same for everybody is read without a login, changes nothing and hides nothing', () => {
    const rows = ALL_ROWS.filter(({ forAll }) => forAll === true);
    expect(rows.length).toBeGreaterThan(10);
    expect(rows.filter((row) => !isEarlyRow(row)).map(({ id }) => id)).toEqual([]);
  });

  test('money rows are posts that need a login', () => {
    for (const row of ALL_ROWS.filter((each) => each.money))
      expect([row.method, row.auth]).toEqual(['POST', 'member']);
  });

  test('[R8-1] a row is quiet for a reason of its kind, and what is not listed here is told', () => {
    const quiet = ALL_ROWS.filter((row) => row.quiet !== undefined);
    for (const row of ALL_ROWS.filter(({ poll }) => poll === true))
      expect([row.id, row.quiet]).toEqual([row.id, 'poll']);
    for (const row of ALL_ROWS.filter(({ service }) => service === 'log'))
      expect([row.id, row.quiet]).toEqual([row.id, 'telemetry']);
    for (const row of ALL_ROWS.filter(({ path }) => path.endsWith('/by-ref/:key')))
      expect([row.id, row.quiet]).toEqual([row.id, 'outcome']);
    // What members came for: records, wallet, promotions, account. None of it may ever fail in silence.
    const told = ALL_ROWS.filter((row) => row.quiet === undefined && !row.money);
    for (const id of [
      'payment.history',
      'payment.statement',
      'payment.methods',
      'payment.banks',
      'payment.addBank',
      'payment.withdrawalThresholds',
      'transfer.wallets',
      'transfer.histories',
      'balance.get',
      'bonus.list',
      'bonus.appliedHistory',
      'promotion.list',
      'promotion.dailyDeals',
      'campaign.list',
      'member.get',
      'member.patch',
      'member.put',
      'auth.login',
      'member.register',
      'liveChat.url',
      'games.recent',
      'announcement.list',
      'im.wagers',
      'bti.bets',
      'saba.wagers',
    ])
      expect(told.map((row) => row.id)).toContain(id);
    expect(quiet.length).toBeLessThan(ALL_ROWS.length / 2);
  });

  test("[R4.6-1] only a vendor's token speaks of its maintenance alone", () => {
    expect(ALL_ROWS.filter(({ restsAlone }) => restsAlone === true).map(({ id }) => id)).toEqual([
      'vendor.gameToken',
    ]);
  });

  test('a missing path parameter throws instead of calling a half-built address', () => {
    expect(() => pathOf({ id: 'x', path: '/a/:id' })).toThrow(RangeError);
    expect(pathOf({ id: 'x', path: '/a/:id' }, { id: 'b/c' })).toBe('/a/b%2Fc');
  });
});

describe('envelope', () => {
  const balances = {
    totalBalance: 10.5,
    totalContractBalance: 0,
    withdrawableBalance: '10.50',
    isWithdrawalContractBalanceBlocking: false,
    balances: [],
  };

  test('the first error is used and a redirect is read in both spellings', () => {
    expect(
      readEnvelope({ isSuccess: false, errors: [{ errorCode: 'A' }, { errorCode: 'B' }] }, cny),
    ).toEqual({ kind: 'error', error: { errorCode: 'A', description: '' }, retryingIn: null });
    expect(
      readEnvelope({ redirect: { Code: 'GEN0003', Message: 'https://x.example' } }, cny),
    ).toEqual({ kind: 'redirect', code: 'GEN0003', url: 'https://x.example' });
    expect(readEnvelope({ redirect: { code: 'GEN0003', message: '/a' } }, cny)).toEqual({
      kind: 'redirect',
      code: 'GEN0003',
      url: '/a',
    });
  });

  test.each([[null], [5], [{ text: 'x' }], [undefined]])(
    '[R8-1] a first error whose words are %p keeps its code, whatever stands behind it',
    (description) => {
      expect(
        readEnvelope(
          {
            isSuccess: false,
            errors: [{ errorCode: 'GEN0005', description }, null],
            retryingIn: null,
          },
          cny,
        ),
      ).toEqual({
        kind: 'error',
        error: { errorCode: 'GEN0005', description: '' },
        retryingIn: null,
      });
    },
  );

  test('[R7.3-6] a refusal without an error says why beside the result; the first error goes before it, and a result is never taken for words', () => {
    expect(readEnvelope({ isSuccess: false, result: { message: '更新失败' } }, cny)).toEqual({
      kind: 'error',
      error: { errorCode: '', description: '更新失败' },
      retryingIn: null,
    });
    expect(
      readEnvelope(
        { isSuccess: false, errors: [{ errorCode: 'A' }], result: { message: '更新失败' } },
        cny,
      ),
    ).toMatchObject({ error: { errorCode: 'A' } });
    expect(readEnvelope({ isSuccess: true, result: { message: 'x' } }, cny).kind).toBe('mismatch');
    expect(readEnvelope({ isSuccess: false, result: { message: 5 } }, cny).kind).toBe('mismatch');
  });

  test('garbage is a mismatch and never an empty success', () => {
    for (const body of [
      null,
      'x',
      [],
      {},
      { isSuccess: true, result: { totalBalance: 1.005 } },
      { errors: [] },
    ]) {
      expect(readEnvelope(body, getBalance.result).kind).toBe('mismatch');
    }
  });

  test('money becomes fen and unknown keys, also __proto__, are dropped', () => {
    const body: unknown = JSON.parse(
      JSON.stringify({ isSuccess: true, result: { ...balances, extra: 1 } }).replace(
        '"extra"',
        '"__proto__"',
      ),
    );
    const read = readEnvelope(body, getBalance.result);
    expect(read.kind === 'ok' && read.result.totalBalance).toBe(1050n);
    expect(read.kind === 'ok' && Object.keys(read.result)).toHaveLength(5);
  });

  test('a price is exact text above 1', () => {
    expect(v.parse(price, 1.95)).toBe('1.95');
    expect(v.safeParse(price, '1.00').success).toBe(false);
    expect(v.safeParse(price, '1e5').success).toBe(false);
  });

  test('a day is a day of the calendar, written with dashes or slashes', () => {
    expect(
      ['2026-11-21', '2026/11/21', '2024-02-29', '2026-12-31'].map((text) => v.is(day, text)),
    ).toEqual([true, true, true, true]);
    expect(
      [
        '2026-02-30',
        '2026-99-99',
        '0000-00-00',
        '2023-02-29',
        '2026-11-21T00:00',
        '21-11-2026',
      ].map((text) => v.is(day, text)),
    ).toEqual(Array(6).fill(false));
  });
});

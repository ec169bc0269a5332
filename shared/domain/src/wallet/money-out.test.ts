import fc from 'fast-check';
import { anyStake, law, yuan } from '../laws.fixture';
import { ZERO_FEN, fenOf, formatCny, toCnyString } from '../money';
import { CRYPTO_NETWORKS, addressProblem, networkOfAddress } from './crypto-address';
import { accountsFor, isSavedSince, networkOfMethod, payoutAccount } from './payout-account';
import { pairAfter, transferLock, transferProblem, turned } from './transfer-rules';
import {
  mostWithdrawable,
  saysAmount,
  withdrawalBlock,
  withdrawalFee,
  withdrawalProblem,
  type WithdrawalStanding,
} from './withdrawal-rules';

const TRC = 'TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeC';
const ERC = '0x52908400098527886E0F7030069857D2E4169EE7';

describe('addresses', () => {
  test('each network knows its own, blanks of a paste aside, and the other one by name', () => {
    expect([
      addressProblem('TRC20', TRC),
      addressProblem('ERC20', ERC),
      addressProblem('TRC20', ` ${TRC}\n`),
    ]).toEqual([null, null, null]);
    expect([addressProblem('TRC20', ERC), addressProblem('ERC20', TRC)]).toEqual([
      'otherNetwork',
      'otherNetwork',
    ]);
    expect([
      addressProblem('TRC20', ''),
      addressProblem('ERC20', '  '),
      addressProblem('TRC20', TRC.slice(1)),
      addressProblem('ERC20', `${ERC}0`),
      addressProblem('TRC20', TRC.replace('J', '0')),
    ]).toEqual(['empty', 'empty', 'wrong', 'wrong', 'wrong']);
    expect([networkOfAddress(TRC), networkOfAddress(ERC), networkOfAddress('bc1qxy')]).toEqual([
      'TRC20',
      'ERC20',
      null,
    ]);
  });
  test('no text is an address of two networks', () => {
    law(
      fc.property(
        fc.constantFrom(TRC, ERC, 'x'),
        fc.string({ maxLength: 3 }),
        (start, rest) =>
          CRYPTO_NETWORKS.filter((network) => addressProblem(network, start + rest) === null)
            .length <= 1,
      ),
    );
  });
});

describe('accounts of a method', () => {
  const card = { memberBankId: 'c', network: null, isDefault: false };
  const main = { memberBankId: 'm', network: null, isDefault: true };
  const coin = { memberBankId: 't', network: 'TRC20', isDefault: false };
  test('a coin goes to a wallet of its network, everything else to a card', () => {
    expect([
      networkOfMethod('LB'),
      networkOfMethod('USDT-TRC20'),
      networkOfMethod('USDT-ERC20'),
      networkOfMethod('XUSDT-ERC20'),
    ]).toEqual([null, 'TRC20', 'ERC20', null]);
    expect(accountsFor('LB', [card, main, coin])).toEqual([card, main]);
    expect(accountsFor('USDT-TRC20', [card, main, coin])).toEqual([coin]);
    expect(accountsFor('USDT-ERC20', [card, main, coin])).toEqual([]);
  });
  test('the chosen one while it fits, else the default, else the first', () => {
    expect(payoutAccount('LB', [card, main, coin], 'c')).toBe(card);
    expect(payoutAccount('LB', [card, main, coin], 't')).toBe(main);
    expect(payoutAccount('USDT-TRC20', [card, main, coin], 'c')).toBe(coin);
    expect(payoutAccount('LB', [card, coin], '')).toBe(card);
    expect(payoutAccount('USDT-ERC20', [card, main, coin], 'c')).toBeNull();
  });
  test('an answer that was lost: saved is what is new and is what was sent', () => {
    const saved = { memberBankId: 'n', bankCode: 'ICBC', network: null, last: '018' };
    const usdt = { memberBankId: 'u', bankCode: 'USDT', network: 'TRC20', last: 'DeC' };
    const since = (before: readonly string[], sent: Parameters<typeof isSavedSince>[2]) =>
      isSavedSince(before, [saved, usdt], sent);
    expect([
      since([], { bankCode: 'ICBC', last: '018' }),
      since(['u'], { bankCode: 'ICBC', last: '018' }),
      since([], { network: 'TRC20', last: 'DeC' }),
    ]).toEqual([true, true, true]);
    expect([
      since(['n'], { bankCode: 'ICBC', last: '018' }),
      since([], { bankCode: 'CMB', last: '018' }),
      since([], { bankCode: 'ICBC', last: '019' }),
      since([], { bankCode: 'USDT', last: 'DeC' }),
      since([], { network: 'ERC20', last: 'DeC' }),
      since(['u'], { network: 'TRC20', last: 'DeC' }),
    ]).toEqual([false, false, false, false, false, false]);
  });
});

describe('withdrawals', () => {
  const limits = {
    min: yuan(100),
    max: yuan(50_000),
    dailyAmountLeft: yuan(30_000),
    withdrawable: yuan(20_000),
  };
  test.each([
    [null, 'empty'],
    [ZERO_FEN, 'empty'],
    [fenOf(9_999n), 'below'],
    [yuan(100), null],
    [yuan(20_000), null],
    [fenOf(2_000_001n), 'balance'],
    [yuan(30_000), 'balance'],
    [fenOf(3_000_001n), 'daily'],
    [yuan(50_000), 'daily'],
    [fenOf(5_000_001n), 'above'],
  ] as const)('[R4.5-2] %s is %s', (amount, problem) => {
    expect(withdrawalProblem(amount, limits)).toBe(problem);
  });
  test('"all of it" is the most that is not refused, and nothing where even the least would be', () => {
    expect([
      mostWithdrawable(limits),
      mostWithdrawable({ ...limits, withdrawable: yuan(80_000) }),
      mostWithdrawable({ ...limits, withdrawable: yuan(80_000), dailyAmountLeft: yuan(90_000) }),
    ]).toEqual([yuan(20_000), yuan(30_000), yuan(50_000)]);
    expect([
      mostWithdrawable({ ...limits, withdrawable: fenOf(9_999n) }),
      mostWithdrawable({ ...limits, withdrawable: yuan(100) }),
    ]).toEqual([ZERO_FEN, yuan(100)]);
    law(
      fc.property(
        anyStake,
        anyStake,
        anyStake,
        anyStake,
        (min, max, dailyAmountLeft, withdrawable) => {
          const all = { min, max, dailyAmountLeft, withdrawable };
          const most = mostWithdrawable(all);
          return most === 0n
            ? withdrawalProblem(min, all) !== null
            : withdrawalProblem(most, all) === null &&
                withdrawalProblem(fenOf(most + 1n), all) !== null;
        },
      ),
    );
  });

  const free: WithdrawalStanding = {
    verificationStep: 'DoneVerifyStep',
    safehouseLocked: false,
    dailyCountLeft: 5,
    turnoverRemaining: ZERO_FEN,
    isBlocked: false,
  };
  test('[R4.5-2] what stands in the way comes in the order of the server', () => {
    const wrong = {
      verificationStep: '3',
      safehouseLocked: true,
      dailyCountLeft: 0,
      turnoverRemaining: fenOf(1n),
      isBlocked: true,
    } as const;
    const seen: unknown[] = [];
    for (const repaired of [
      {},
      { verificationStep: 'DoneVerifyStep' },
      { safehouseLocked: false },
      { dailyCountLeft: 1 },
      { turnoverRemaining: ZERO_FEN },
      { isBlocked: false },
    ] as const) {
      Object.assign(wrong, repaired);
      seen.push(withdrawalBlock(wrong));
    }
    expect(seen).toEqual(['verification', 'safehouse', 'dailyCount', 'turnover', 'other', null]);
    expect([
      withdrawalBlock(free),
      withdrawalBlock({ ...free, safehouseLocked: null }),
      withdrawalBlock({ ...free, safehouseLocked: null, isBlocked: true }),
    ]).toEqual([null, null, 'other']);
  });

  test.each([
    ['0', 10_000n, 0n],
    ['0.5', 10_000n, 50n],
    ['1', 10_049n, 100n],
    ['1', 10_050n, 101n],
    ['0.000001', 50_000_000n, 1n],
    ['0.000001', 49_999_999n, 0n],
    ['100', 7n, 7n],
    [' 2.5 ', 100n, 3n],
  ] as const)('a fee of %s %% of %d fen is %d', (percent, amount, fee) => {
    expect(withdrawalFee(fenOf(amount), percent)).toBe(fee);
  });
  test('a fee that is no plain percentage is unknown, never nothing', () => {
    expect(
      ['', '-1', '1e2', '0.1234567', '1,5', '免费', '1000'].map((percent) =>
        withdrawalFee(yuan(100), percent),
      ),
    ).toEqual(Array(7).fill(null));
    expect(withdrawalFee(fenOf(-1n), '1')).toBeNull();
    law(
      fc.property(anyStake, fc.integer({ min: 0, max: 10_000 }), (amount, hundredths) => {
        const fee = withdrawalFee(amount, (hundredths / 100).toFixed(2));
        return fee !== null && fee >= 0n && fee <= amount;
      }),
    );
  });
});

describe('transfers', () => {
  const pair = { from: 2, to: 4 };
  test("choosing the other side's wallet turns the pair around", () => {
    expect([
      pairAfter(pair, 'from', 24),
      pairAfter(pair, 'to', 24),
      pairAfter(pair, 'from', 4),
      pairAfter(pair, 'to', 2),
      pairAfter(pair, 'from', 2),
    ]).toEqual([
      { from: 24, to: 4 },
      { from: 2, to: 24 },
      { from: 4, to: 2 },
      { from: 4, to: 2 },
      pair,
    ]);
    const id = fc.constantFrom(2, 4, 24, 32, 64);
    law(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom('from' as const, 'to' as const), id), { maxLength: 8 }),
        (choices) => {
          const end = choices.reduce((now, [side, chosen]) => pairAfter(now, side, chosen), pair);
          return end.from !== end.to;
        },
      ),
    );
    law(
      fc.property(
        id,
        id,
        (from, to) =>
          turned(turned({ from, to })).from === from && turned({ from, to }).from === to,
      ),
    );
  });
  test('[R7.2-1] what is wrong, one thing at a time', () => {
    const problem = (amount: bigint | null, more: object = {}) =>
      transferProblem({
        pair,
        amount: amount === null ? null : fenOf(amount),
        min: yuan(1),
        balance: yuan(15),
        ...more,
      });
    expect([
      problem(null),
      problem(0n),
      problem(99n),
      problem(100n),
      problem(1_500n),
      problem(1_501n),
      problem(100n, { pair: { from: 2, to: 2 } }),
    ]).toEqual(['empty', 'empty', 'below', null, null, 'balance', 'sameWallet']);
  });
  test('[R6-7] why nothing may be transferred', () => {
    const open = { closed: false, fundInDisabled: false, turnoverRemaining: yuan(5) };
    expect([
      transferLock(open),
      transferLock({ ...open, fundInDisabled: null }),
      transferLock({ ...open, fundInDisabled: true }),
      transferLock({ ...open, closed: true, fundInDisabled: true }),
      transferLock({ closed: true, fundInDisabled: false, turnoverRemaining: yuan(5) }),
      transferLock({ closed: true, fundInDisabled: null, turnoverRemaining: fenOf(1n) }),
      transferLock({ closed: true, fundInDisabled: false, turnoverRemaining: ZERO_FEN }),
      transferLock({ closed: true, fundInDisabled: null, turnoverRemaining: null }),
    ]).toEqual([null, null, 'exclusion', 'exclusion', 'bonus', 'bonus', 'other', 'other']);
  });
});

describe('a sentence that names an amount', () => {
  test.each([
    ['还需完成有效流水 14400.00 元后方可提款', true],
    ['还差 ¥14,400.00', true],
    ['还差 14400 元，共 20000 元', true],
    ['还需完成有效流水 14400.10 元后方可提款', false],
    ['账户审核中', false],
    ['', false],
  ])('%s: %s', (text, says) => {
    expect(saysAmount(text, fenOf(1_440_000n))).toBe(says);
  });

  test('is one in both spellings of any amount', () => {
    law(
      fc.property(anyStake, (amount) => {
        expect(saysAmount(`还需 ${toCnyString(amount)} 元`, amount)).toBe(true);
        expect(saysAmount(`还需 ¥${formatCny(amount)}。`, amount)).toBe(true);
      }),
    );
  });
});

import fc from 'fast-check';
import { law, yuan } from '../laws.fixture';
import { fenOf } from '../money';
import { cardDigits, isCardNumber } from './card-number';
import { LIMIT_COOL_OFF_MS, limitAfter, limitAt, type OwnLimit } from './own-limits';
import { lockedFunds, tiedFunds } from './tied-funds';

const size = (value: number): bigint => BigInt(value);
const none: OwnLimit<number> = { value: null, pending: null };

describe('own limits', () => {
  test('[R6-7] tighter at once, looser after the cool-off, and a first limit at once', () => {
    const first = limitAfter(none, 500, size, 0);
    expect(first).toEqual({ value: 500, pending: null });
    expect(limitAfter(first, 500, size, 0)).toEqual(first);
    expect(limitAfter(first, 300, size, 0)).toEqual({ value: 300, pending: null });
    const waiting = limitAfter(first, 800, size, 10);
    expect(waiting).toEqual({ value: 500, pending: { value: 800, from: 10 + LIMIT_COOL_OFF_MS } });
    expect(limitAt(waiting, 9 + LIMIT_COOL_OFF_MS)).toEqual(waiting);
    expect(limitAt(waiting, 10 + LIMIT_COOL_OFF_MS)).toEqual({ value: 800, pending: null });
    expect(limitAfter(first, null, size, 0)).toEqual({
      value: 500,
      pending: { value: null, from: LIMIT_COOL_OFF_MS },
    });
    expect(limitAfter(waiting, 400, size, 20)).toEqual({ value: 400, pending: null });
    expect(limitAfter(waiting, 600, size, 10 + LIMIT_COOL_OFF_MS)).toEqual({
      value: 600,
      pending: null,
    });
  });

  test('[R6-7] whatever is chosen, within the cool-off the limit never gets looser', () => {
    const wanted = fc.option(fc.integer({ min: 1, max: 1_000 }));
    law(
      fc.property(
        fc.integer({ min: 1, max: 1_000 }),
        fc.array(fc.record({ wanted, at: fc.integer({ min: 0, max: LIMIT_COOL_OFF_MS - 1 }) }), {
          maxLength: 6,
        }),
        (start, changes) => {
          let limit: OwnLimit<number> = { value: start, pending: null };
          for (const step of changes.sort((a, b) => a.at - b.at)) {
            const before = limitAt(limit, step.at).value;
            limit = limitAfter(limit, step.wanted, size, step.at);
            if (limit.value === null || (before !== null && limit.value > before)) return false;
          }
          return true;
        },
      ),
    );
  });
});

describe('tied funds', () => {
  test('[R3.2-1] missing turnover blocks everything and ties at most what is there', () => {
    expect(tiedFunds(yuan(100), fenOf(0n))).toEqual({
      contract: 0n,
      withdrawable: 10_000n,
      isBlocking: false,
    });
    expect(tiedFunds(yuan(100), fenOf(-1n))).toEqual({
      contract: 0n,
      withdrawable: 10_000n,
      isBlocking: false,
    });
    expect(tiedFunds(yuan(100), fenOf(1n))).toEqual({
      contract: 1n,
      withdrawable: 0n,
      isBlocking: true,
    });
    expect(tiedFunds(yuan(100), yuan(300))).toEqual({
      contract: 10_000n,
      withdrawable: 0n,
      isBlocking: true,
    });
  });

  test('[R3.2-1] what is locked is money, not turnover: 49,526 with 54 to wager is locked whole', () => {
    const funds = (total: number, withdrawable: number, isBlocking: boolean) =>
      lockedFunds({ total: yuan(total), withdrawable: yuan(withdrawable), isBlocking });
    expect(funds(49_526, 0, true)).toBe(4_952_600n);
    expect(funds(100, 30, true)).toBe(7_000n);
    expect(funds(100, 30, false)).toBe(0n);
    // An answer that contradicts itself locks nothing.
    expect(funds(10, 30, true)).toBe(0n);
  });

  test('[R3.2-1] what may leave and what is locked come to all there is, whatever is missing', () => {
    const amount = fc.bigInt({ min: 0n, max: 10n ** 12n });
    law(
      fc.property(amount, amount, (total, remaining) => {
        const tied = tiedFunds(fenOf(total), fenOf(remaining));
        return tied.withdrawable + lockedFunds({ total: fenOf(total), ...tied }) === total;
      }),
    );
  });
});

describe('card numbers', () => {
  test.each([
    ['4111111111111111', true],
    ['6222020000000000018', true],
    ['4222222222222', true],
    ['4111111111111112', false],
    ['411111111111', false],
    ['62220200000000000180', false],
    ['4111-1111-1111-1111', false],
    ['', false],
  ])('%s is one: %s', (digits, expected) => {
    expect(isCardNumber(digits)).toBe(expected);
  });
  test('any single wrong digit is noticed', () => {
    law(
      fc.property(fc.integer({ min: 0, max: 15 }), fc.integer({ min: 1, max: 9 }), (at, change) => {
        const digits = [...'4111111111111111'];
        digits[at] = String((Number(digits[at]) + change) % 10);
        return !isCardNumber(digits.join(''));
      }),
    );
    expect(isCardNumber(cardDigits('4111 1111-1111 1111'))).toBe(true);
  });
});

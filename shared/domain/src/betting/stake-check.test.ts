import { fenOf } from '../money';
import { STAKE_REASONS, stakeReason, type StakeQuestion } from './stake-check';

const fine: StakeQuestion = {
  text: '100',
  risk: fenOf(10_000n),
  limits: { min: fenOf(1_000n), max: fenOf(500_000n) },
  balance: fenOf(1_000_000n),
  lineOpen: true,
  feedFresh: true,
  lineMoved: false,
  bettingDisabled: false,
  signedIn: true,
};

const raise: Record<(typeof STAKE_REASONS)[number], Partial<StakeQuestion>> = {
  signIn: { signedIn: false },
  accountUnknown: { bettingDisabled: null },
  bettingDisabled: { bettingDisabled: true },
  feedStale: { feedFresh: false },
  lineClosed: { lineOpen: false },
  limitsUnknown: { limits: null },
  stakeEmpty: { text: '' },
  stakeInvalid: { text: '0' },
  stakeUnderMin: { text: '9.99' },
  stakeOverMax: { text: '5000.01' },
  balanceUnknown: { balance: null },
  balanceShort: { risk: fenOf(1_000_001n) },
  lineMoved: { lineMoved: true },
};

describe('stake checks', () => {
  test('a bet that is in order has no reason', () => {
    expect(stakeReason(fine)).toBeNull();
  });

  test.each(STAKE_REASONS)('%s is named alone', (reason) => {
    expect(stakeReason({ ...fine, ...raise[reason] })).toBe(reason);
  });

  test('of several reasons the first in the fixed order is named', () => {
    for (let first = 0; first < STAKE_REASONS.length; first += 1) {
      const later = STAKE_REASONS.slice(first)
        .toReversed()
        .reduce((question, reason) => ({ ...question, ...raise[reason] }), fine);
      const named = stakeReason(later);
      expect(STAKE_REASONS.indexOf(named ?? 'lineMoved')).toBeLessThanOrEqual(
        Math.max(first, STAKE_REASONS.indexOf('stakeEmpty')),
      );
    }
  });

  test.each(['abc', '1e5', '-5', '0.001', '１００'])('%j is no stake', (text) => {
    expect(stakeReason({ ...fine, text, risk: null })).toBe('stakeInvalid');
  });
});

describe('stake checks at their edges', () => {
  test('exactly the least, exactly the most and exactly the balance may be staked', () => {
    expect([
      stakeReason({ ...fine, text: '10' }),
      stakeReason({ ...fine, text: '5000' }),
      stakeReason({ ...fine, risk: fenOf(1_000_000n) }),
    ]).toEqual([null, null, null]);
  });
  test('blanks alone are no entry', () => {
    expect(stakeReason({ ...fine, text: '  ' })).toBe('stakeEmpty');
  });
  test('a debit that is not known yet is not compared', () => {
    expect(stakeReason({ ...fine, risk: null })).toBeNull();
  });
  test('what is unknown is named and never compared', () => {
    expect(stakeReason({ ...fine, limits: null, text: '1' })).toBe('limitsUnknown');
    expect(stakeReason({ ...fine, balance: null, risk: fenOf(1_000_000_000_000n) })).toBe(
      'balanceUnknown',
    );
    expect(stakeReason({ ...fine, balance: null, risk: null })).toBe('balanceUnknown');
  });
});

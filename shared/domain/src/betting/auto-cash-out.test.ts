import fc from 'fast-check';
import { fenOf } from '../money';
import { isReached, mostTarget, targetFault, type SaleTerms } from './auto-cash-out';

const fen = (least: bigint, most: bigint) => fc.bigInt({ min: least, max: most }).map(fenOf);
const terms: fc.Arbitrary<SaleTerms> = fc
  .tuple(fen(1n, 10n ** 10n), fc.integer({ min: 0, max: 100 }), fen(0n, 10n ** 11n))
  .map(([risk, percent, toWin]) => ({
    risk,
    toWin,
    openRisk: fenOf((risk * BigInt(percent) + 99n) / 100n),
  }));
const offers = fc.option(fen(1n, 10n ** 11n), { nil: null });
const HUNDRED: SaleTerms = { risk: fenOf(10_000n), openRisk: fenOf(10_000n), toWin: fenOf(9_500n) };

test('a target lies above what is offered now and within what the wager can bring', () => {
  expect(targetFault(fenOf(9_001n), fenOf(9_000n), HUNDRED)).toBeNull();
  expect(targetFault(fenOf(9_000n), fenOf(9_000n), HUNDRED)).toBe('offered');
  expect(targetFault(fenOf(19_500n), null, HUNDRED)).toBeNull();
  expect(targetFault(fenOf(19_501n), null, HUNDRED)).toBe('tooHigh');
  expect(targetFault(fenOf(0n), null, HUNDRED)).toBe('none');
  expect(targetFault(null, fenOf(9_000n), HUNDRED)).toBe('none');
});

test('what may be set is not reached yet, is an amount, and can be reached', () => {
  fc.assert(
    fc.property(fen(-100n, 10n ** 11n), offers, terms, (target, offer, one) => {
      if (targetFault(target, offer, one) !== null) return true;
      return target > 0n && !isReached(target, offer) && target <= mostTarget(one);
    }),
  );
});

test('a target that is reached stays reached at every better offer, and no price reaches one', () => {
  fc.assert(
    fc.property(
      fen(1n, 10n ** 11n),
      fen(1n, 10n ** 11n),
      fen(0n, 10n ** 9n),
      (target, offer, more) =>
        isReached(target, null)
          ? false
          : !isReached(target, offer) || isReached(target, fenOf(offer + more)),
    ),
  );
});

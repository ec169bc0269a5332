import fc from 'fast-check';
import { fenOf } from '../money';
import { isReached, targetFault } from './auto-cash-out';

const fen = (least: bigint, most: bigint) => fc.bigInt({ min: least, max: most }).map(fenOf);
const offers = fc.option(fen(1n, 10n ** 11n), { nil: null });
const MOST = fenOf(19_500n);

test('a target lies above what is offered now and within what the wager can bring', () => {
  expect(targetFault(fenOf(9_001n), fenOf(9_000n), MOST)).toBeNull();
  expect(targetFault(fenOf(9_000n), fenOf(9_000n), MOST)).toBe('offered');
  expect(targetFault(fenOf(19_500n), null, MOST)).toBeNull();
  expect(targetFault(fenOf(19_501n), null, MOST)).toBe('tooHigh');
  expect(targetFault(fenOf(0n), null, MOST)).toBe('none');
  expect(targetFault(null, fenOf(9_000n), MOST)).toBe('none');
});

test('what may be set is not reached yet, is an amount, and can be reached', () => {
  fc.assert(
    fc.property(fen(-100n, 10n ** 11n), offers, fen(0n, 10n ** 11n), (target, offer, most) => {
      if (targetFault(target, offer, most) !== null) return true;
      return target > 0n && !isReached(target, offer) && target <= most;
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

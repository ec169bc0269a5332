import fc from 'fast-check';
import { fenOf, type Fen } from '../money';
import { inOfferOrder, missingFor, type OrderedOffer } from './offer-order';

const offer = (min: number, max: number, gift: number | null): OrderedOffer => ({
  minAmount: fenOf(BigInt(min)),
  maxAmount: fenOf(BigInt(max)),
  gift: gift === null ? null : fenOf(BigInt(gift)),
});
const AMOUNT: Fen = fenOf(20_000n);
const same = <T>(one: T): T => one;

test('most gift first, then what asks for more, nearest first, then what takes no such amount', () => {
  const small = offer(10_000, 50_000, 1_600);
  const large = offer(10_000, 50_000, 7_600);
  const far = offer(50_000, 90_000, 9_900);
  const near = offer(30_000, 90_000, 100);
  const over = offer(1_000, 10_000, 9_000);
  expect(inOfferOrder([over, far, small, near, large], same, AMOUNT)).toEqual([
    large,
    small,
    near,
    far,
    over,
  ]);
});

test('what gives nobody knows what stands after what does; equals keep their order', () => {
  const [first, second, known] = [
    offer(1, 90_000, null),
    offer(2, 90_000, null),
    offer(3, 90_000, 1),
  ];
  expect(inOfferOrder([first, second, known], same, AMOUNT)).toEqual([known, first, second]);
});

test('the ends of a bonus are inside it', () => {
  expect(missingFor(offer(20_000, 50_000, null), AMOUNT)).toBe(0n);
  expect(missingFor(offer(1, 20_000, null), AMOUNT)).toBe(0n);
  expect(missingFor(offer(20_001, 50_000, null), AMOUNT)).toBe(1n);
  expect(missingFor(offer(1, 19_999, null), AMOUNT)).toBe(-1n);
});

test('nothing is lost or made, and none that can be had stands behind one that cannot', () => {
  const money = fc.integer({ min: 0, max: 100_000 });
  const one = fc
    .tuple(money, money, fc.option(money))
    .map(([min, span, gift]) => offer(min, min + span, gift));
  fc.assert(
    fc.property(fc.array(one), money, (offers, amount) => {
      const asked = fenOf(BigInt(amount));
      const ordered = inOfferOrder(offers, same, asked);
      expect(new Set(ordered)).toEqual(new Set(offers));
      expect(ordered).toHaveLength(offers.length);
      const fits = ordered.map((each) => missingFor(each, asked) === 0n);
      expect(fits).toEqual(fits.toSorted((a, b) => Number(b) - Number(a)));
    }),
  );
});

import fc from 'fast-check';
import { fenOf } from '../money';
import { isSalePercent, salePrice } from './cash-out';

test('[R8-7] a part is sold for its share, floored to the fen; everything for the offer', () => {
  expect(salePrice(fenOf(9_999n), null)).toBe(9_999n);
  expect(salePrice(fenOf(9_999n), 50)).toBe(4_999n);
  expect(salePrice(fenOf(101n), 99)).toBe(99n);
});

test('a part is never more than the whole, and grows with its share', () => {
  fc.assert(fc.property(fc.bigInt({ min: 0n, max: 10n ** 12n }), fc.integer({ min: 20, max: 98 }), (offer, percent) => {
    const part = salePrice(fenOf(offer), percent);
    expect(part <= offer && part >= 0n && part <= salePrice(fenOf(offer), percent + 1)).toBe(true);
  }));
});

test('parts are whole percents from 20 to 99', () => {
  expect([19, 20, 99, 100, 33.5, Number.NaN].map(isSalePercent)).toEqual([false, true, true, false, false, false]);
});

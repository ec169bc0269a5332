import Big from 'big.js';
import fc from 'fast-check';
import { anyStake, law, yuan } from '../laws.fixture';
import { fenOf, toCnyString } from '../money';
import { coinsFor } from './coins';

test('coins are rounded up to two places and exact where they come out even', () => {
  expect([
    coinsFor(yuan(100), '7.2000'),
    coinsFor(yuan(72), '7.2'),
    coinsFor(yuan(72), '7.2000'),
    coinsFor(fenOf(1n), '7.2'),
    coinsFor(yuan(10), '1'),
  ]).toEqual(['13.89', '10.00', '10.00', '0.01', '10.00']);
});

test('a rate that is none gives no number to pay', () => {
  expect(
    ['', '0', '0.0000', '-7', '7,2', '7e1', 'NaN', '7.123456789'].map((rate) =>
      coinsFor(yuan(100), rate),
    ),
  ).toEqual(Array(8).fill(null));
});

test('what is asked for is worth the amount, and a hundredth less would not be', () => {
  law(
    fc.property(anyStake, fc.bigInt({ min: 10_000n, max: 200_000n }), (amount, scaled) => {
      const rate = `${scaled / 10_000n}.${(scaled % 10_000n).toString().padStart(4, '0')}`;
      const coins = new Big(coinsFor(amount, rate) ?? '0');
      const wanted = new Big(toCnyString(amount));
      return coins.times(rate).gte(wanted) && coins.minus('0.01').times(rate).lt(wanted);
    }),
  );
});

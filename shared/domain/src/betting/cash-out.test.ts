import fc from 'fast-check';
import { fenOf } from '../money';
import { openShare, saleAgainstStake, salePrice, soldRisk } from './cash-out';

test('[R8-7] a part is sold for its share, floored to the fen; everything for the offer', () => {
  expect(salePrice(fenOf(9_999n), null)).toBe(9_999n);
  expect(salePrice(fenOf(9_999n), 50)).toBe(4_999n);
  expect(salePrice(fenOf(101n), 99)).toBe(99n);
});

test('a part is never more than the whole, and grows with its share', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 0n, max: 10n ** 12n }),
      fc.integer({ min: 20, max: 98 }),
      (offer, percent) => {
        const part = salePrice(fenOf(offer), percent);
        expect(part <= offer && part >= 0n && part <= salePrice(fenOf(offer), percent + 1)).toBe(
          true,
        );
      },
    ),
  );
});

test('[R8-7] what still runs has its share of the win, all of it before anything is sold, nothing once all is', () => {
  expect(openShare(fenOf(10_000n), { openRisk: fenOf(6_000n), risk: fenOf(10_000n) })).toBe(6_000n);
  expect(openShare(fenOf(9_333n), { openRisk: fenOf(10_000n), risk: fenOf(10_000n) })).toBe(9_333n);
  expect(openShare(fenOf(9_333n), { openRisk: fenOf(0n), risk: fenOf(10_000n) })).toBe(0n);
  // A voucher paid the stake: nothing was debited, nothing can be sold.
  expect(openShare(fenOf(9_333n), { openRisk: fenOf(0n), risk: fenOf(0n) })).toBe(9_333n);
});

test('the shares of what was sold and of what runs are the whole, to the fen', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 0n, max: 10n ** 10n }),
      fc.bigInt({ min: 1n, max: 10n ** 8n }),
      fc.integer({ min: 0, max: 100 }),
      (amount, risk, percent) => {
        const openRisk = (risk * BigInt(percent)) / 100n;
        const whole =
          openShare(fenOf(amount), { openRisk: fenOf(openRisk), risk: fenOf(risk) }) +
          openShare(fenOf(amount), { openRisk: fenOf(risk - openRisk), risk: fenOf(risk) });
        const off = whole - amount;
        expect(off <= 1n && off >= -1n).toBe(true);
      },
    ),
  );
});

test('[R8-7] the stake of a part is rounded half away from zero as the house does, and the rest is what is left of it', () => {
  const open = fenOf(1_001n);
  expect(soldRisk(open, 75)).toBe(751n);
  expect(open - soldRisk(open, 75)).toBe(250n);
  expect(soldRisk(open, 50)).toBe(501n);
  expect(soldRisk(open, null)).toBe(open);
});

test('the stake of a part is within half a fen of its share, and leaves no less than nothing', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 0n, max: 10n ** 12n }),
      fc.integer({ min: 20, max: 99 }),
      (open, percent) => {
        const sold = soldRisk(fenOf(open), percent);
        const off = sold * 200n - open * BigInt(percent) * 2n;
        expect(off <= 100n && off > -100n).toBe(true);
        expect(sold >= 0n && sold <= open).toBe(true);
      },
    ),
  );
});

test('a sale is measured by the stake of what is sold: less, more, or the same', () => {
  const of = (offer: bigint, percent: number | null) =>
    saleAgainstStake(fenOf(60_000n), fenOf(offer), percent);
  expect(of(53_170n, null)).toEqual({ staked: 60_000n, gain: -6_830n });
  expect(of(66_000n, 50)).toEqual({ staked: 30_000n, gain: 3_000n });
  expect(of(60_000n, 20)).toEqual({ staked: 12_000n, gain: 0n });
});

test('stake and gain of a sale are what it pays, to the fen', () => {
  const fen = fc.bigInt({ min: 0n, max: 10n ** 12n }).map(fenOf);
  const percent = fc.option(fc.integer({ min: 20, max: 99 }));
  fc.assert(
    fc.property(fen, fen, percent, (openRisk, offer, part) => {
      const { staked, gain } = saleAgainstStake(openRisk, offer, part);
      expect(staked + gain).toBe(salePrice(offer, part));
      expect(staked <= openRisk && staked >= 0n).toBe(true);
    }),
  );
});

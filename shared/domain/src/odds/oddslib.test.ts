import Big from 'big.js';
import fc from 'fast-check';
import { from } from 'oddslib';
import { anyPrice, law, odds } from '../laws.fixture';
import { convertOdds, toDecimalOdds } from './convert';
import type { OddsTypeName } from './decimal-odds';

/** Names of the four types there. */
const NAME: Readonly<Record<OddsTypeName, 'malay' | 'hongKong' | 'decimal' | 'indonesian'>> = {
  MY: 'malay',
  HK: 'hongKong',
  EU: 'decimal',
  ID: 'indonesian',
};
const types = fc.constantFrom<OddsTypeName>('MY', 'HK', 'EU', 'ID');

/**
 * The public package computes with binary floats. Excepted are its known faults: no rounding of
 * halves away from zero, -0 where nothing can be expressed, a refusal of MY -1.00, -1.00 and not
 * 1.00 for even money in MY and ID, and ID values inside (-1, 1) that it accepts.
 */
describe('against oddslib', () => {
  test('[R5-6] from EU: the same value before rounding, in every type', () => {
    law(
      fc.property(
        anyPrice.filter((price) => !new Big(price).eq(2)),
        types,
        (price, type) => {
          const theirs = new Big(String(from('decimal', Number(price)).to(NAME[type])));
          const ours = convertOdds(price, type);
          return ours === null ? theirs.abs().lt('0.005') : ours.minus(theirs).abs().lte('0.0051');
        },
      ),
    );
  });
  test('[R5-6] to EU: the same value, in every type', () => {
    const value = fc
      .integer({ min: -100, max: 1_000 })
      .filter((cents) => cents !== 0 && cents !== -100)
      .map((cents) => cents / 100);
    law(
      fc.property(value, types, (given, type) => {
        const ours = toDecimalOdds(given.toFixed(2), type);
        return (
          ours === null ||
          new Big(ours)
            .minus(String(from(NAME[type], given).to('decimal')))
            .abs()
            .lte('0.000001')
        );
      }),
    );
  });
  test('[R5-6] where it is known to be wrong we are not', () => {
    expect(convertOdds(odds('202.00'), 'MY')).toBeNull();
    expect(toDecimalOdds('0.5', 'ID')).toBeNull();
    expect(convertOdds(odds('1.005'), 'EU')?.toFixed(2)).toBe('1.01');
  });
});

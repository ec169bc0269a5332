/** Laws of the rules: every one is tried a thousand times. */
import Big from 'big.js';
import fc from 'fast-check';
import { fenOf, type Fen } from './money';
import { parseDecimalOdds, type DecimalOdds } from './odds/decimal-odds';

/** The mutation run tries less of each: thousands of mutants meet every law. */
const runs: unknown = Reflect.get(globalThis, 'LAW_RUNS');
const RUNS = typeof runs === 'number' ? runs : 1_000;

/** Checks a law. */
export const law = <T>(property: fc.IProperty<T>): void => {
  fc.assert(property, { numRuns: RUNS });
};

/** A price from a literal. */
export function odds(text: string): DecimalOdds {
  const parsed = parseDecimalOdds(text);
  if (parsed === null) throw new Error(`no price: ${text}`);
  return parsed;
}

/** Prices from 1.01 to 50.00. */
export const anyPrice: fc.Arbitrary<DecimalOdds> = fc
  .integer({ min: 101, max: 5_000 })
  .map((cents) => odds(new Big(cents).div(100).toFixed(2)));

/** Stakes from 0.01 to 100,000.00. */
export const anyStake: fc.Arbitrary<Fen> = fc.bigInt({ min: 1n, max: 10_000_000n }).map(fenOf);

/** An amount from whole yuan. */
export const yuan = (amount: number): Fen => fenOf(BigInt(amount) * 100n);

/** Prices that need no word, and those that do (D10). */
import fc from 'fast-check';
import { anyPrice, law, odds } from '../laws.fixture';
import { compareOdds } from '../odds/decimal-odds';
import { consentAt, followPrice, type PricePolicy } from './price-consent';

const after = (chosen: string, said: readonly string[], policy: PricePolicy) =>
  said.reduce((now, price) => followPrice(now, odds(price), policy), consentAt(odds(chosen)));

test.each<[string, PricePolicy, readonly string[], string]>([
  ['climbs and falls, never below what was chosen', 'better', ['1.99', '2.00', '1.99'], '1.99'],
  ['climbs and falls back to what was chosen', 'better', ['2.03', '1.98'], '1.98'],
  ['climbs and falls below what was chosen', 'better', ['2.03', '1.97'], '2.03'],
  ['falls below what was chosen and comes back', 'better', ['1.97', '1.98'], '1.98'],
  ['moves where nothing was allowed', 'exact', ['2.03', '1.97'], '1.98'],
  ['falls where anything was allowed', 'any', ['2.03', '1.50'], '1.50'],
])('[R8-7] chosen at 1.98 it %s', (_what, policy, said, price) => {
  expect(after('1.98', said, policy).price).toBe(price);
});

test('[R8-7] a price that was taken by hand is the word from then on', () => {
  const taken = consentAt(odds('1.90'));
  expect(followPrice(taken, odds('1.92'), 'better').price).toBe('1.92');
  expect(followPrice(taken, odds('1.89'), 'better')).toBe(taken);
});

test('[R8-7] "better" asks just below the word, whatever was followed, and never goes below it', () => {
  law(
    fc.property(
      anyPrice,
      fc.array(anyPrice, { maxLength: 12 }),
      anyPrice,
      (chosen, before, last) => {
        const start = consentAt(chosen);
        const heard = before.reduce((now, price) => followPrice(now, price, 'better'), start);
        const next = followPrice(heard, last, 'better');
        const asks = compareOdds(next.price, last) !== 0;
        expect(asks).toBe(compareOdds(last, chosen) < 0);
        expect(next.word).toBe(chosen);
        expect(compareOdds(next.price, chosen)).not.toBe(-1);
      },
    ),
  );
});

test('[R8-7] "any" has the price of now, "exact" that of the word', () => {
  law(
    fc.property(anyPrice, fc.array(anyPrice, { minLength: 1, maxLength: 12 }), (chosen, said) => {
      expect(compareOdds(after(chosen, said, 'any').price, said.at(-1) ?? chosen)).toBe(0);
      expect(after(chosen, said, 'exact')).toEqual(consentAt(chosen));
    }),
  );
});

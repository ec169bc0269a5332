/** Prices that need no word, and those that do (D10). */
import fc from 'fast-check';
import { anyPrice, law, odds } from '../laws.fixture';
import { compareOdds } from '../odds/decimal-odds';
import { needsNoWord, type PricePolicy } from './price-consent';

test.each<[string, PricePolicy, string, boolean]>([
  ['better', 'better', '2.03', true],
  ['the very one', 'better', '1.98', true],
  ['worse', 'better', '1.97', false],
  ['better where nothing was allowed', 'exact', '2.03', false],
  ['worse where anything was allowed', 'any', '1.50', true],
])('[R8-7] chosen at 1.98, a price that is %s (%s: %s): followed %s', (_what, policy, said, is) => {
  expect(needsNoWord(odds(said), odds('1.98'), policy)).toBe(is);
});

test('[R8-7] whatever was followed before: "better" asks below the word, there only, and offers nothing below it', () => {
  law(
    fc.property(anyPrice, fc.array(anyPrice, { maxLength: 12 }), (word, said) => {
      let now = word;
      for (const price of said) {
        const isFollowed = needsNoWord(price, word, 'better');
        expect(isFollowed).toBe(compareOdds(price, word) !== -1);
        if (isFollowed) now = price;
        expect(compareOdds(now, word)).not.toBe(-1);
      }
    }),
  );
});

test('[R8-7] "any" follows each price and "exact" none', () => {
  law(
    fc.property(anyPrice, anyPrice, (word, said) => {
      expect(needsNoWord(said, word, 'any')).toBe(true);
      expect(needsNoWord(said, word, 'exact')).toBe(false);
    }),
  );
});

import fc from 'fast-check';
import { MarketLines } from '../constants';
import { parseDecimalOdds, type DecimalOdds } from '../odds/decimal-odds';
import { foldLines, type PricedLine } from './line-fold';

const odds = (text: string): DecimalOdds => {
  const price = parseDecimalOdds(text);
  if (price === null) throw new Error(text);
  return price;
};
const lineOf = (line: number, rank: number, home: string, away: string): PricedLine => ({
  id: String(line),
  line,
  rank,
  prices: [odds(home), odds(away)],
});
const openOf = (lines: readonly PricedLine[]): readonly string[] => [...foldLines(lines).open];

const five = [
  lineOf(-1, 4, '3.20', '1.33'),
  lineOf(-0.75, 2, '2.60', '1.50'),
  lineOf(-0.5, 1, '1.95', '1.91'),
  lineOf(-0.25, 3, '1.70', '2.20'),
  lineOf(0, 5, '1.40', '2.90'),
];

test("the vendor's main line stands open with the two that are nearest to it", () => {
  expect(foldLines(five).main).toBe('-0.5');
  expect(openOf(five).toSorted()).toEqual(['-0.25', '-0.5', '-0.75']);
});

test('where the vendor names no first, the most balanced line is the main one', () => {
  const unranked = five.map((line) => ({ ...line, rank: 1 }));
  expect(foldLines(unranked).main).toBe('-0.5');
  const silent = five.map((line) => ({ ...line, rank: 1, prices: [null, null] }));
  expect(foldLines(silent).main).toBe('-1');
});

test('a dead line is folded, though the vendor calls it the main one', () => {
  const late = [
    lineOf(-0.5, 1, '22.68', '1.01'),
    lineOf(0, 2, '1.90', '1.96'),
    lineOf(0.5, 3, '1.05', '9.00'),
    lineOf(1, 4, '1.06', '8.50'),
  ];
  expect(foldLines(late).main).toBe('0');
  expect(openOf(late)).toEqual(['0', '1']);
});

test('where all lines are dead the main one stands', () => {
  const dead = [lineOf(0.5, 2, '1.01', '20.00'), lineOf(0, 1, '15.00', '1.02')];
  expect(openOf(dead)).toEqual(['0']);
  expect(foldLines([])).toEqual({ main: null, open: new Set() });
});

test('some line always stands open, never more than the limit, and none is dead beside a live one', () => {
  const price = fc.option(
    fc.integer({ min: 101, max: 3_000 }).map((cents) => odds((cents / 100).toFixed(2))),
  );
  const lines = fc.uniqueArray(
    fc.record({
      id: fc.uuid(),
      line: fc.integer({ min: -20, max: 20 }).map((quarters) => quarters / 4),
      rank: fc.integer({ min: 0, max: 5 }),
      prices: fc.tuple(price, price),
    }),
    { minLength: 1, maxLength: 9, selector: ({ id }) => id },
  );
  const isDead = ({ prices }: PricedLine): boolean =>
    prices.some(
      (one) =>
        Number(one ?? 2) <= Number(MarketLines.deadUpTo) ||
        Number(one ?? 2) >= Number(MarketLines.deadFrom),
    );
  fc.assert(
    fc.property(lines, (all) => {
      const { main, open } = foldLines(all);
      const alive = all.filter((line) => !isDead(line));
      expect(open.has(main ?? '')).toBe(true);
      expect(open.size).toBe(Math.min(MarketLines.open, Math.max(1, alive.length)));
      const shown = all.filter(({ id }) => open.has(id));
      expect(shown.every(isDead)).toBe(alive.length === 0);
      expect(shown).toHaveLength(open.size);
    }),
  );
});

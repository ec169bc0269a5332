import fc from 'fast-check';
import { PriceTrail } from '../constants';
import { compareOdds, parseDecimalOdds, type DecimalOdds } from '../odds/decimal-odds';
import {
  drawHistory,
  lastPrice,
  notePrice,
  readHistory,
  writeHistory,
  type PriceHistory,
} from './price-history';

const odds = (text: string): DecimalOdds => {
  const price = parseDecimalOdds(text);
  if (price === null) throw new Error(text);
  return price;
};
const trail = (...prices: readonly string[]): PriceHistory =>
  prices.reduce<PriceHistory | null>(
    (history, text, at) => notePrice(history, { at: at * 1_000, price: odds(text) }),
    null,
  ) as PriceHistory;

test('it knows where the price opened, its lowest and highest, and where it is now', () => {
  const history = trail('1.95', '2.10', '1.80', '1.90');
  expect(history).toMatchObject({ opened: '1.95', low: '1.80', high: '2.10' });
  expect(lastPrice(history)).toBe('1.90');
});

test('the same price again is no change', () => {
  const history = trail('1.95');
  expect(notePrice(history, { at: 9_000, price: odds('1.95') })).toBe(history);
});

const anyPrices = fc.array(
  fc.integer({ min: 101, max: 9_999 }).map((hundredths) => (hundredths / 100).toFixed(2)),
  { minLength: 1, maxLength: 150 },
);

test('however long it goes on it keeps no more than its room, and its ends are exact', () => {
  fc.assert(
    fc.property(anyPrices, (texts) => {
      const history = trail(...texts);
      expect(history.points.length).toBeLessThanOrEqual(PriceTrail.points);
      const sorted = texts.map(odds).toSorted(compareOdds);
      expect(Number(history.low)).toBe(Number(sorted[0]));
      expect(Number(history.high)).toBe(Number(sorted.at(-1)));
      expect(Number(history.opened)).toBe(Number(texts[0]));
      expect(readHistory(JSON.parse(JSON.stringify(writeHistory(history))))).toEqual(history);
    }),
  );
});

test.each([null, 7, {}, { ends: ['1.9'], points: [] }, { ends: ['1.9', '0', 'x'], points: [[1]] }])(
  'what is no history is read as none: %j',
  (value) => {
    expect(readHistory(value)).toBeNull();
  },
);

test('it is drawn in steps within its box, a price that never moved as a line through the middle', () => {
  expect(drawHistory(trail('1.95'), 10_000, 100, 20)).toBe('0,10 100,10');
  expect(drawHistory(trail('1.90', '2.00'), 2_000, 100, 20)).toBe('0,20 50,20 50,0 100,0');
  fc.assert(
    fc.property(anyPrices, fc.integer({ min: 0, max: 1_000_000 }), (texts, until) => {
      const line = drawHistory(trail(...texts), until, 100, 20);
      line.split(' ').forEach((point) => {
        const [x = -1, y = -1] = point.split(',').map(Number);
        expect(x >= 0 && x <= 100 && y >= 0 && y <= 20).toBe(true);
      });
    }),
  );
});

test('when the first price was seen is known, though its point is long dropped', () => {
  const many = Array.from({ length: PriceTrail.points * 2 }, (_, at) => (at % 2 ? '1.90' : '2.00'));
  const history = trail(...many);
  expect(history.since).toBe(0);
  expect(history.points[0]?.at).toBeGreaterThan(0);
  expect(readHistory(writeHistory(history))).toEqual(history);
  // What an older page kept says nothing of it: its oldest point does.
  const { since, ...older } = writeHistory(history) as { readonly since: number };
  expect(since).toBe(0);
  expect(readHistory(older)?.since).toBe(history.points[0]?.at);
});

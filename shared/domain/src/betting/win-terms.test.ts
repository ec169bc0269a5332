import fc from 'fast-check';
import { settleHandicap, settleTotal, type LegResult } from './settlement';
import { handicapTerms, overTerms, underTerms, type WinTerms } from './win-terms';

test.each([
  [-0.25, { won: 1, halfWon: null, back: null, halfLost: 0 }],
  [-0.5, { won: 1, halfWon: null, back: null, halfLost: null }],
  [-0.75, { won: 2, halfWon: 1, back: null, halfLost: null }],
  [-1, { won: 2, halfWon: null, back: 1, halfLost: null }],
  [-1.25, { won: 2, halfWon: null, back: null, halfLost: 1 }],
  [0, { won: 1, halfWon: null, back: 0, halfLost: null }],
  [0.25, { won: 1, halfWon: 0, back: null, halfLost: null }],
  [0.75, { won: 0, halfWon: null, back: null, halfLost: -1 }],
])('handicap %p by the winning margin', (line, terms) => {
  expect(handicapTerms(line)).toEqual(terms);
});

test('totals by goals', () => {
  expect(overTerms(2.25)).toEqual({ won: 3, halfWon: null, back: null, halfLost: 2 });
  expect(overTerms(2.75)).toEqual({ won: 4, halfWon: 3, back: null, halfLost: null });
  expect(underTerms(2.25)).toEqual({ won: 1, halfWon: 2, back: null, halfLost: null });
  expect(underTerms(3)).toEqual({ won: 2, halfWon: null, back: 3, halfLost: null });
});

/** What the terms say of one number. */
function said(
  { won, halfWon, back, halfLost }: WinTerms,
  count: number,
  wins: (count: number) => boolean,
): LegResult {
  if (count === halfWon) return 'halfWon';
  if (count === back) return 'void';
  if (count === halfLost) return 'halfLost';
  return wins(count) && won !== null ? 'won' : 'lost';
}

const quarter = fc.integer({ min: -40, max: 40 }).map((count) => count / 4);
const goals = fc.integer({ min: 0, max: 20 });

test('the terms say what the settlement does, for every line and score', () => {
  fc.assert(
    fc.property(quarter, goals, goals, (line, home, away) => {
      const terms = handicapTerms(line);
      expect(said(terms, home - away, (margin) => margin >= terms.won)).toBe(
        settleHandicap('home', line, { home, away }),
      );
    }),
  );
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 60 }).map((count) => count / 4),
      goals,
      goals,
      (line, home, away) => {
        const [over, under] = [overTerms(line), underTerms(line)];
        expect(said(over, home + away, (total) => total >= over.won)).toBe(
          settleTotal('over', line, { home, away }),
        );
        expect(said(under, home + away, (total) => total <= under.won)).toBe(
          settleTotal('under', line, { home, away }),
        );
      },
    ),
  );
});

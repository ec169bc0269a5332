import fc from 'fast-check';
import { courseOf, playedOf, STEP_MIN } from './match-course';
import type { Moment } from '@site/domain/betting/match-moments';

const one = (
  what: Moment['what'],
  side: Moment['side'],
  clock: string,
  undone = false,
): Moment => ({ what, side, clock, undone });

test('attacks are counted by five minutes and side, signs stand by what weighs most, two at most', () => {
  const { steps, most, length } = courseOf(
    [
      one('attack', 'home', '1'),
      one('attack', 'home', '5'),
      one('attack', 'away', '6'),
      one('corner', 'home', '41'),
      one('corner', 'home', '44'),
      one('goal', 'home', '45+1', true),
      one('var', null, '45+2'),
      one('halfTime', null, '45'),
      one('goal', 'away', ''),
    ],
    '46',
  );
  expect([length, steps.length, most]).toEqual([90, 18, 2]);
  expect(steps[0]).toMatchObject({ from: 1, to: 5, home: { attacks: 2 }, away: { attacks: 0 } });
  expect(steps[1]).toMatchObject({ from: 6, to: 10, home: { attacks: 0 }, away: { attacks: 1 } });
  expect(steps[8]).toMatchObject({ from: 41, to: 45, isReviewed: true, away: { signs: [] } });
  expect(steps[8]?.home.signs.map(({ what, undone }) => [what, undone])).toEqual([
    ['goal', true],
    ['corner', false],
  ]);
});

test('a goal that was taken back is one struck sign where it fell, and leaves room for the card', () => {
  const { steps } = courseOf(
    [
      one('goal', 'home', '4'),
      one('goal', 'home', '8', true),
      one('red', 'home', '4'),
      one('corner', 'away', '8', true),
    ],
    '9',
  );
  expect(steps[0]?.home.signs.map(({ what, undone }) => [what, undone])).toEqual([
    ['goal', true],
    ['red', false],
  ]);
  expect(steps[1]?.home.signs).toEqual([]);
  expect(steps[1]?.away.signs.map(({ undone }) => undone)).toEqual([true]);
});

test('beyond ninety minutes there is room for a hundred and twenty, and marks for it', () => {
  expect(courseOf([], '90+4')).toMatchObject({ length: 90, marks: [0, 45, 90] });
  expect(courseOf([], '91')).toMatchObject({ length: 120, marks: [0, 45, 90, 120] });
  expect([playedOf('45', 90), playedOf('', 90), playedOf('130', 120)]).toEqual([50, 0, 100]);
});

test('every attack that has a minute is in one step, and none in two', () => {
  const clocks = fc.oneof(
    fc.integer({ min: 0, max: 130 }).map(String),
    fc.integer({ min: 1, max: 9 }).map((added) => `45+${added}`),
  );
  const attacks = fc.array(
    fc.record({
      what: fc.constant('attack' as const),
      side: fc.constantFrom('home' as const, 'away' as const),
      clock: clocks,
      undone: fc.constant(false),
    }),
  );
  fc.assert(
    fc.property(attacks, clocks, (seen, now) => {
      const { steps, length, most } = courseOf(seen, now);
      expect(steps).toHaveLength(length / STEP_MIN);
      const counts = steps.map(({ home, away }) => [home.attacks, away.attacks]).flat();
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(seen.length);
      expect(most).toBe(Math.max(...counts));
    }),
  );
});

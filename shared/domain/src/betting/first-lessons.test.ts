import fc from 'fast-check';
import { BET_TYPE } from './bet-types';
import { LESSONS, asLesson, firstLesson, type Lesson } from './first-lessons';

const NONE: ReadonlySet<Lesson> = new Set();
const { HANDICAP, OVER_UNDER, ONE_X_TWO, CORRECT_SCORE } = BET_TYPE;

test('what was chosen last is told first; a combo before its legs', () => {
  expect(firstLesson([ONE_X_TWO, HANDICAP], false, NONE)).toBe('handicap');
  expect(firstLesson([ONE_X_TWO, HANDICAP], false, new Set(['handicap']))).toBe('winner');
  expect(firstLesson([ONE_X_TWO, OVER_UNDER], true, NONE)).toBe('combo');
  expect(firstLesson([CORRECT_SCORE], false, NONE)).toBe('odds');
  expect(firstLesson([], true, NONE)).toBeNull();
});

test('a lesson is told once, and after a few nothing is told any more', () => {
  const betType = fc.constantFrom(...Object.values(BET_TYPE));
  fc.assert(
    fc.property(fc.array(betType, { maxLength: 8 }), fc.boolean(), (betTypes, isCombo) => {
      const seen = new Set<Lesson>();
      for (
        let lesson = firstLesson(betTypes, isCombo, seen);
        lesson !== null;
        lesson = firstLesson(betTypes, isCombo, seen)
      ) {
        expect(seen.has(lesson)).toBe(false);
        seen.add(lesson);
      }
      expect(seen.size).toBeLessThanOrEqual(LESSONS.length);
    }),
  );
});

test('names of lessons are read as they are', () => {
  expect(asLesson('combo')).toBe('combo');
  expect(asLesson('toString')).toBeUndefined();
});

import { minuteOf, readMoments } from './match-moments';

test('the minute is what stands first in a clock; what has none has none', () => {
  expect(['23', '45+2', '23:10', '0'].map(minuteOf)).toEqual([23, 45, 23, 0]);
  expect(['', 'HT', '+2'].map(minuteOf)).toEqual([null, null, null]);
});

test('what was kept and is no moment is left out, and no more than sixty are read', () => {
  const good = { side: 'home', what: 'goal', clock: '20', undone: false };
  const bad = [null, 7, {}, { ...good, side: 'x' }, { ...good, what: 'x' }, { ...good, clock: 1 }];
  expect(readMoments([...bad, { ...good, undone: 'no' }, good])).toEqual([good]);
  const review = { side: null, what: 'var', clock: '20', undone: false };
  expect(readMoments([review, { ...good, side: null }])).toEqual([review]);
  expect(readMoments({ length: 3 })).toEqual([]);
  expect(readMoments(Array.from({ length: 90 }, () => good))).toHaveLength(60);
});

import type { SportCount, TabCounts } from '../vendors/port';
import { tabCounts, wayOn } from './use-counts';

const of = (sportId: number, over: Partial<TabCounts>): SportCount => ({
  sportId,
  counts: { EARLY: 0, TODAY: 0, RUNNING: 0, FAVOURITE: 0, OUTRIGHT: 0, ...over },
});
const COUNTS = [
  of(1, { RUNNING: 10, TODAY: 48, FAVOURITE: 2 }),
  of(2, { RUNNING: 3, FAVOURITE: 1 }),
  of(3, { RUNNING: 4 }),
  of(34, { OUTRIGHT: 1 }),
];

test('[R3.10-1] numbers of the tabs are those of the sport, favourites those of all sports', () => {
  expect(tabCounts(COUNTS, 1)).toEqual({
    EARLY: 0,
    TODAY: 48,
    RUNNING: 10,
    FAVOURITE: 3,
    OUTRIGHT: 0,
  });
  expect(tabCounts(COUNTS, 99)).toEqual({
    EARLY: 0,
    TODAY: 0,
    RUNNING: 0,
    FAVOURITE: 3,
    OUTRIGHT: 0,
  });
});

test('who found nothing is led to the next tab of the sport, else to the sport with most, else nowhere', () => {
  expect(wayOn(COUNTS, 1, 'EARLY')).toEqual({ sportId: 1, tab: 'RUNNING', count: 10 });
  expect(wayOn(COUNTS, 1, 'RUNNING')).toEqual({ sportId: 1, tab: 'TODAY', count: 48 });
  expect(wayOn(COUNTS, 2, 'RUNNING')).toEqual({ sportId: 1, tab: 'RUNNING', count: 10 });
  expect(wayOn(COUNTS, 34, 'OUTRIGHT')).toBeNull();
  expect(wayOn([], 1, 'RUNNING')).toBeNull();
});

import { countsScore, hasDraw } from './level-sports';
import { SPORT } from './sports';

test('soccer can end level and counts its score; basketball counts it, tennis counts sets', () => {
  expect([hasDraw(SPORT.SOCCER), countsScore(SPORT.SOCCER)]).toEqual([true, true]);
  expect([hasDraw(SPORT.BASKETBALL), countsScore(SPORT.BASKETBALL)]).toEqual([false, true]);
  expect([hasDraw(SPORT.TENNIS), countsScore(SPORT.TENNIS)]).toEqual([false, false]);
  // A number that nobody knows says nothing.
  expect([hasDraw(9_999), countsScore(9_999)]).toEqual([false, false]);
});

import { EVENT_KIND } from '../reference/updates';
import { signOf, type DecimalOdds } from './decimal-odds';

const odds = (text: string): DecimalOdds => text as DecimalOdds;

test.each([
  ['1.95', '1.96', null],
  ['1.95', '1.94', null],
  ['1.95', '1.97', EVENT_KIND.ODDS_UP],
  ['1.95', '1.93', EVENT_KIND.ODDS_DOWN],
  ['2.00', '2.02', EVENT_KIND.ODDS_UP],
  ['2.00', '2.0199', null],
  ['12.00', '12.10', null],
  ['12.00', '12.12', EVENT_KIND.ODDS_UP],
  ['1.95', '1.950', null],
  ['1.01', '1.02', null],
])('[R5-6] from %s to %s: %s', (before, after, sign) => {
  expect(signOf(odds(before), odds(after))).toBe(sign);
});

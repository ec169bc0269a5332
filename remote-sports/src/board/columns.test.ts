import { BET_TYPE, PERIOD } from '@site/domain/betting/bet-types';
import { SPORT } from '@site/domain/reference/sports';
import { marketOf } from './board.fixture';
import { columnMarket, sidesOf } from './columns';

test('[R3.10-1] the third column is the winner, with the draw between the teams or without one', () => {
  expect(sidesOf('winner', SPORT.SOCCER)).toEqual(['home', 'draw', 'away']);
  expect(sidesOf('winner', SPORT.TENNIS)).toEqual(['home', 'away']);
  const moneyLine = marketOf('w', 'e1', { betType: BET_TYPE.MONEY_LINE });
  expect(columnMarket([marketOf('h', 'e1'), moneyLine], 'winner')).toBe(moneyLine);
});

test('a column takes the main line of the whole event, never of a half', () => {
  const half = marketOf('half', 'e1', { period: PERIOD.FIRST_HALF });
  const main = marketOf('main', 'e1');
  expect(columnMarket([half, main, marketOf('side', 'e1', { rank: 2 })], 'handicap')).toBe(main);
  expect(columnMarket([half], 'handicap')).toBeUndefined();
});

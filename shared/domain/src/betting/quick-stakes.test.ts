import { fenOf, type Fen } from '../money';
import { quickStakes, type StakeRoom } from './quick-stakes';

const AMOUNTS = [99_999, 1_000, 100];
const room = (over: Partial<StakeRoom>): StakeRoom => ({
  limit: fenOf(5_000_000n),
  purse: fenOf(5_000_000n),
  riskOf: (stake) => stake,
  ...over,
});

test.each<[string, Partial<StakeRoom>, readonly string[]]>([
  ['inside both', {}, ['100', '1000']],
  [
    'a limit that an amount meets to the cent',
    { limit: fenOf(9_999_900n), purse: null },
    ['100', '1000', '99999'],
  ],
  ['a limit a cent below', { limit: fenOf(99_999n) }, ['100']],
  ['a purse that an amount meets to the cent', { purse: fenOf(100_000n) }, ['100', '1000']],
  ['a purse a cent below', { purse: fenOf(99_999n) }, ['100']],
  ['an empty purse', { purse: fenOf(0n) }, []],
  ['nothing known yet', { limit: null, purse: null }, ['100', '1000', '99999']],
  [
    'four lines of each amount',
    { purse: fenOf(100_000n), riskOf: (stake) => fenOf(stake * 4n) },
    ['100'],
  ],
  [
    'a negative price that takes twice the stake',
    { purse: fenOf(199_999n), riskOf: (stake: Fen) => fenOf(stake * 2n) },
    ['100'],
  ],
])('[R3.4-1] quick amounts with %s', (_what, over, offered) => {
  expect(quickStakes(AMOUNTS, room(over))).toEqual(offered);
});

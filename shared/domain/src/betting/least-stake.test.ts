import fc from 'fast-check';
import { anyStake, law, yuan } from '../laws.fixture';
import { fenOf, sumFen, type Fen } from '../money';
import { shortOfLeast, tooPoorFor, type LeastBet } from './least-stake';
import { STAKE_REASONS } from './stake-check';

const bet = (least: Fen | null, times = 1n): LeastBet => ({
  least,
  riskOf: (stake) => fenOf(stake * times),
});
const TEN = bet(yuan(10));

test.each<[string, readonly LeastBet[], Fen | null, Fen | null]>([
  ['a purse a cent below one least stake', [TEN], fenOf(999n), yuan(10)],
  ['a purse that pays it to the cent', [TEN], yuan(10), null],
  ['two bets that it does not pay together', [TEN, TEN], fenOf(1_999n), yuan(20)],
  ['four lines of the least stake', [bet(yuan(10), 4n)], fenOf(3_999n), yuan(40)],
  ['a purse that is not known', [TEN], null, null],
  ['one least stake that is not known', [TEN, bet(null)], fenOf(0n), null],
  ['no bet at all', [], fenOf(0n), null],
])('[R8-7] %s', (_what, bets, purse, least) => {
  expect(shortOfLeast(bets, purse)).toBe(least);
});

test('[R8-7] only what is known to be short is short, and by the debits of all together', () => {
  const anyBet = fc
    .tuple(fc.option(anyStake), fc.bigInt({ min: 1n, max: 11n }))
    .map(([least, times]) => bet(least, times));
  law(
    fc.property(fc.array(anyBet, { maxLength: 5 }), fc.option(anyStake), (bets, purse) => {
      const known = bets.every(({ least }) => least !== null);
      const all = sumFen(bets.map(({ least, riskOf }) => riskOf(least ?? fenOf(0n))));
      const isShort = known && purse !== null && all > purse;
      expect(shortOfLeast(bets, purse)).toBe(isShort ? all : null);
    }),
  );
});

test('[R8-7] reasons that speak of an amount give way to the purse; the others are mended first', () => {
  const told = STAKE_REASONS.filter((reason) => tooPoorFor(reason, [TEN], fenOf(0n)) !== null);
  expect(told).toEqual(['stakeEmpty', 'stakeUnderMin', 'stakeOverMax', 'balanceShort']);
});

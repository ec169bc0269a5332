/** 最大 fills in what can be placed: the debit, not the stake, is what the wallet pays. */
import { SELECTION_STATUS } from '@site/domain/betting/statuses';
import { fenOf } from '@site/domain/money';
import type { OddsTypeName } from '@site/domain/odds/decimal-odds';
import { odds } from '../vendors/odds.fixture';
import { activeField, restingField, takesStake } from './active-field';
import { slipReason } from './slip-check';
import { CONTEXT, rowOf, singles } from './slip-check.fixture';
import { comboOf, legOf, selectionOf } from './slip.fixture';
import { comboField, EMPTY_COMBO, legsKey, type SlipRow, type SlipState } from './slip-model';
import { offerOf } from './slip-offer';
import { typeStake } from './slip-state';

const at = (price: string, id = 'a'): SlipRow =>
  rowOf(
    {
      selection: selectionOf(id, { price: odds(price) }),
      info: legOf(id, { price: odds(price), max: fenOf(5_000_000n) }),
      stake: '',
    },
    id,
  );
const of = (oddsType: OddsTypeName, balance: bigint) => ({
  ...CONTEXT,
  oddsType,
  balance: fenOf(balance),
});

test.each<[string, OddsTypeName, string, bigint, string]>([
  ['positive: the purse itself', 'HK', '1.95', 1_000_000n, '10000'],
  ['negative, more than the stake', 'ID', '1.8621', 1_000_000n, '8620.69'],
  ['negative, less than the stake', 'MY', '2.25', 1_000_000n, '12500'],
])('[R3.4-1] the largest stake of a price that is %s', (_what, type, price, balance, max) => {
  const context = of(type, balance);
  const slip = singles(at(price));
  const told = activeField(slip, context)?.max ?? '';
  expect(Number(told)).toBe(Number(max));
  expect(slipReason(typeStake(slip, 'a', told), context)).toBeNull();
});

test.each([0n, 999n])(
  '[R3.4-1] [R8-7] with %s fen 最大 fills nothing in that cannot be placed, and the reason is said before anything is typed',
  (balance) => {
    const context = of('HK', balance);
    const slip = singles(at('1.95'));
    expect(activeField(slip, context)?.max).toBeNull();
    expect(offerOf(slip, context).reason).toEqual({
      kind: 'tooPoor',
      bets: 1,
      least: 1_000n,
    });
  },
);

test('[R3.4-1] [R8-7] a system whose lines the purse does not pay says so while it is typed into, and the straight combo goes on', () => {
  const context = { ...of('HK', 3_999n), vendor: 'SABA' as const };
  const rows = ['a', 'b', 'c'].map((id) => at('1.95', id));
  const slip: SlipState = {
    ...singles(...rows),
    mode: 'combo',
    activeId: comboField('Trixie'),
    combo: {
      ...EMPTY_COMBO,
      offers: [comboOf('FoldN'), comboOf('Trixie', { lines: 4, min: fenOf(1_000n) })],
      offersFor: legsKey(rows),
    },
  };
  expect(activeField(slip, context)?.max).toBeNull();
  expect(offerOf(slip, context).reason).toEqual({ kind: 'tooPoor', bets: 1, least: 4_000n });
  const straight = { ...slip, activeId: comboField('FoldN') };
  expect(activeField(straight, context)?.max).toBe('39.99');
  expect(offerOf(straight, context).reason).toMatchObject({ id: 'stakeEmpty' });
});

test('[R3.4-1] [R8-7] free bets that do not pay the least stake say so before anything is typed', () => {
  const context = { ...of('HK', 1_000_000n), freeBalance: fenOf(500n) };
  const slip: SlipState = { ...singles(at('1.95')), freeBet: true };
  expect(activeField(slip, context)?.max).toBeNull();
  expect(offerOf(slip, context).reason).toEqual({ kind: 'freeBetShort' });
});

test('[R3.4-1] the largest stake on each of several singles fits the purse together, at their own debits', () => {
  const context = of('ID', 1_000_000n);
  const slip = singles(at('1.8621', 'a'), at('2.00', 'b'), at('2.00', 'c'));
  const told = restingField(slip, context)?.max ?? '';
  expect(told).toBe('3164.55');
  const filled = ['a', 'b', 'c'].reduce((next, id) => typeStake(next, id, told), slip);
  expect(slipReason(filled, context)).toBeNull();
  const more = ['a', 'b', 'c'].reduce((next, id) => typeStake(next, id, '3164.56'), slip);
  expect(slipReason(more, context)).toMatchObject({ id: 'balanceShort' });
});

test('one tap on an amount leaves out a line that is suspended: with a stake it would keep the others from going', () => {
  const context = of('HK', 1_000_000n);
  const shut = at('1.95', 'b');
  const slip = singles(at('1.95'), {
    ...shut,
    info: legOf('b', { price: odds('1.95'), status: SELECTION_STATUS.UPDATING }),
  });
  expect(slip.rows.map(takesStake)).toEqual([true, false]);
  expect(restingField(slip, context)).toMatchObject({ kind: 'single', id: 'a' });
  expect(restingField(singles(...slip.rows.slice(1)), context)).toBeNull();
});

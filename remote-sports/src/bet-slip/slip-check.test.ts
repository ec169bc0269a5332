import { fenOf } from '@site/domain/money';
import type { DecimalOdds } from '@site/domain/odds/decimal-odds';
import { SELECTION_STATUS, type SelectionStatus } from '@site/domain/betting/statuses';
import { reasonText } from '../phrases/slip';
import { legOf, selectionOf } from './slip.fixture';
import {
  betOddsType,
  oddsOfStakes,
  rowReason,
  rowWinRisk,
  slipReason,
  slipTotals,
  type SlipContext,
} from './slip-check';
import { EMPTY_SLIP, type SlipRow } from './slip-model';
import { rowOf, CONTEXT, singles } from './slip-check.fixture';

test('a good row has no reason against it', () => {
  expect(rowReason(rowOf(), EMPTY_SLIP, CONTEXT)).toBeNull();
});

test.each<[string, Partial<SlipRow>, Partial<SlipContext>]>([
  ['signIn', {}, { signedIn: false }],
  ['bettingDisabled', {}, { bettingDisabled: true }],
  ['feedStale', {}, { now: 11_000 }],
  ['feedStale', {}, { gap: { isOpen: true, left: null } }],
  ['lineClosed', { info: legOf('a', { status: SELECTION_STATUS.NOTAVAILABLE }) }, {}],
  ['limitsUnknown', { info: null, infoAt: null }, {}],
  ['stakeEmpty', { stake: '' }, {}],
  ['stakeInvalid', { stake: '0.00' }, {}],
  ['stakeUnderMin', { stake: '9.99' }, {}],
  ['stakeOverMax', { stake: '5000.01' }, {}],
  ['balanceUnknown', {}, { balance: null }],
  ['balanceShort', {}, { balance: fenOf(9_999n) }],
  ['lineMoved', { info: legOf('a', { line: '-0.75' }) }, {}],
])('[R8-7] %s', (reason, row, context) => {
  expect(rowReason(rowOf(row), EMPTY_SLIP, { ...CONTEXT, ...context })).toMatchObject({
    kind: 'stake',
    id: reason,
  });
});

test.each([
  ['was asked before the gap, though the answer came after it', 900, 950, true],
  ['was asked in the moment of the gap', 900, 900, true],
  ['was never answered', null, 900, true],
  ['was asked after the gap', 900, 899, false],
])(
  '[I4] a gap that was left holds a row whose quote %s: %s, %s -> %s',
  (_what, requestedAt, left, isHeld) => {
    const reason = rowReason(rowOf({ requestedAt }), EMPTY_SLIP, {
      ...CONTEXT,
      gap: { isOpen: false, left },
    });
    expect(reason).toEqual(isHeld ? { kind: 'stake', id: 'feedStale', field: 'a' } : null);
  },
);

test('[R9-1] what the vendor said counts for less than 10 s', () => {
  expect(rowReason(rowOf(), EMPTY_SLIP, { ...CONTEXT, now: 10_999 })).toBeNull();
  expect(rowReason(rowOf(), EMPTY_SLIP, { ...CONTEXT, now: 11_000 })).toMatchObject({
    id: 'feedStale',
  });
});

test('[R5-6] a market with EU prices only is bet in EU', () => {
  expect(betOddsType(rowOf({ selection: selectionOf('a', { euOnly: true }) }), 'MY')).toBe('EU');
  expect(betOddsType(rowOf(), 'MY')).toBe('MY');
});

test('win and risk come from the stake, and there are none without an amount', () => {
  expect(rowWinRisk(rowOf(), 'HK')).toMatchObject({ win: 9_500n, risk: 10_000n });
  expect(rowWinRisk(rowOf({ stake: '1e3' }), 'HK')).toBeNull();
});

test('of several singles those with a stake are sent, and what they cost together must be there', () => {
  const slip = singles(
    rowOf({ stake: '' }),
    rowOf({ stake: '60' }, 'b'),
    rowOf({ stake: '60' }, 'c'),
  );
  expect(slipReason(slip, CONTEXT)).toBeNull();
  expect(slipTotals(slip, CONTEXT)).toEqual({ bets: 2, risk: 12_000n, win: 11_400n });
  expect(slipReason(slip, { ...CONTEXT, balance: fenOf(11_999n) })).toMatchObject({
    id: 'balanceShort',
  });
  expect(slipReason(singles(rowOf({ stake: '' })), CONTEXT)).toMatchObject({ id: 'stakeEmpty' });
});

test('[R7.2-1] singles that are not sent say nothing about the odds of a free bet', () => {
  const slip = singles(
    rowOf({ stake: '', info: legOf('a', { price: '1.2' as DecimalOdds }) }),
    rowOf({ stake: '20', info: legOf('b', { price: '1.9' as DecimalOdds }) }, 'b'),
  );
  expect(oddsOfStakes(slip)).toBe('1.9');
  expect(oddsOfStakes({ ...slip, mode: 'combo' })).toBe('2.28');
  expect(oddsOfStakes(singles(...slip.rows.map((row) => ({ ...row, stake: '' }))))).toBe('1.2');
});

test('a free bet pays instead of the wallet, and says when it is too small', () => {
  const slip = { ...singles(rowOf({ stake: '50' })), freeBet: true };
  expect(
    slipReason(slip, { ...CONTEXT, balance: fenOf(0n), freeBalance: fenOf(5_000n) }),
  ).toBeNull();
  expect(slipReason(slip, { ...CONTEXT, freeBalance: fenOf(4_999n) })).toEqual({
    kind: 'freeBetShort',
  });
});

test.each<[SelectionStatus, string]>([
  [SELECTION_STATUS.ERROR, '获取投注资讯失败，请重试'],
  [SELECTION_STATUS.UPDATING, '赔率更新中'],
  [SELECTION_STATUS.NOTAVAILABLE, '盘口暂停，暂时无法投注'],
])('[R8-8] a selection in status %d says so at the button', (status, text) => {
  const reason = slipReason(singles(rowOf({ info: legOf('a', { status }) })), CONTEXT);
  expect(reason === null ? null : reasonText(reason)).toBe(text);
});

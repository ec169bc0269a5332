import { fenOf } from '@site/domain/money';
import { odds } from '../vendors/odds.fixture';
import { infoOf, selectionOf } from './slip.fixture';
import { betOddsType, rowReason, rowWinRisk, type SlipContext } from './slip-check';
import type { SlipRow } from './slip-state';

const rowOf = (over: Partial<SlipRow> = {}): SlipRow => ({ selection: selectionOf('a'), stake: '100', info: infoOf(), infoAt: 1_000, result: null, ...over });
const CONTEXT: SlipContext = { oddsType: 'HK', signedIn: true, balance: fenOf(1_000_000n), bettingDisabled: false, now: 2_000 };

test('a good row has no reason against it', () => {
  expect(rowReason(rowOf(), CONTEXT)).toBeNull();
});

test.each<[string, Partial<SlipRow>, Partial<SlipContext>]>([
  ['signIn', {}, { signedIn: false }],
  ['bettingDisabled', {}, { bettingDisabled: true }],
  ['feedStale', {}, { now: 11_000 }],
  ['lineClosed', { info: infoOf({ open: false }) }, {}],
  ['limitsUnknown', { info: null, infoAt: null }, {}],
  ['stakeEmpty', { stake: '' }, {}],
  ['stakeInvalid', { stake: '0.00' }, {}],
  ['stakeUnderMin', { stake: '9.99' }, {}],
  ['stakeOverMax', { stake: '5000.01' }, {}],
  ['balanceUnknown', {}, { balance: null }],
  ['balanceShort', {}, { balance: fenOf(9_999n) }],
  ['oddsChanged', { info: infoOf({ price: odds('1.80') }) }, {}],
])('[R8-7] %s', (reason, row, context) => {
  expect(rowReason(rowOf(row), { ...CONTEXT, ...context })).toBe(reason);
});

test('[R9-1] what the vendor said counts for less than 10 s', () => {
  expect(rowReason(rowOf(), { ...CONTEXT, now: 10_999 })).toBeNull();
  expect(rowReason(rowOf(), { ...CONTEXT, now: 11_000 })).toBe('feedStale');
});

test('[R5-6] a market with EU prices only is bet in EU', () => {
  expect(betOddsType(rowOf({ selection: selectionOf('a', { euOnly: true }) }), 'MY')).toBe('EU');
  expect(betOddsType(rowOf(), 'MY')).toBe('MY');
});

test('win and risk come from the stake, and there are none without an amount', () => {
  expect(rowWinRisk(rowOf(), 'HK')).toMatchObject({ win: 9_500n, risk: 10_000n });
  expect(rowWinRisk(rowOf({ stake: '1e3' }), 'HK')).toBeNull();
});

import { fenOf } from '@site/domain/money';
import { odds } from '../vendors/odds.fixture';
import { SELECTION_STATUS, type SelectionStatus } from '@site/domain/betting/statuses';
import { reasonText } from '../phrases/slip';
import type { ComboInfo } from '../vendors/port';
import { comboOf, legOf, selectionOf } from './slip.fixture';
import {
  betOddsType,
  rowReason,
  rowWinRisk,
  slipReason,
  slipTotals,
  type SlipContext,
} from './slip-check';
import { NO_GAP } from '../state/feed-gaps';
import {
  EMPTY_COMBO,
  EMPTY_SLIP,
  legsKey,
  rowOf as freshRow,
  type SlipRow,
  type SlipState,
} from './slip-model';

const rowOf = (over: Partial<SlipRow> = {}, id = 'a'): SlipRow => ({
  ...freshRow(selectionOf(id)),
  stake: '100',
  info: legOf(id),
  infoAt: 1_000,
  askedAt: 900,
  ...over,
});
const CONTEXT: SlipContext = {
  vendor: 'SABA',
  oddsType: 'HK',
  signedIn: true,
  balance: fenOf(1_000_000n),
  freeBalance: null,
  bettingDisabled: false,
  now: 2_000,
  gap: NO_GAP,
};

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
  ['oddsChanged', { info: legOf('a', { price: odds('1.80') }) }, {}],
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
  (_what, askedAt, left, isHeld) => {
    const reason = rowReason(rowOf({ askedAt }), EMPTY_SLIP, {
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

const singles = (...rows: SlipRow[]): SlipState => ({ ...EMPTY_SLIP, rows });

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

/** Selections bet together, with the vendor's combos and what is staked on them. */
function combo(
  offers: readonly ComboInfo[],
  stakes: Readonly<Record<string, string>>,
  rows: readonly SlipRow[] = [rowOf(), rowOf({}, 'b')],
  over: Partial<SlipState> = {},
): SlipState {
  return {
    ...EMPTY_SLIP,
    mode: 'combo',
    rows,
    combo: { ...EMPTY_COMBO, offers, offersFor: legsKey(rows), stakes },
    maxPayout: fenOf(100_000_000n),
    ...over,
  };
}
const DOUBLES = comboOf('Doubles');
const three = [rowOf(), rowOf({}, 'b'), rowOf({}, 'c')];

test('[R5-3] a combo may be placed when every rule is kept', () => {
  expect(slipReason(combo([DOUBLES], { Doubles: '100' }), CONTEXT)).toBeNull();
  expect(slipTotals(combo([DOUBLES], { Doubles: '100' }), CONTEXT)).toEqual({
    bets: 1,
    risk: 10_000n,
    win: 28_025n,
  });
});

test.each<[string, SlipState, Partial<SlipContext>, object]>([
  [
    'one selection is no combo',
    combo([], {}, [rowOf()]),
    {},
    { kind: 'parlay', code: 'twoNeeded' },
  ],
  [
    'more than ten are too many (13010)',
    combo(
      [],
      {},
      Array.from({ length: 11 }, (_, at) => rowOf({}, `s${at}`)),
    ),
    {},
    { kind: 'parlay', code: '13010' },
  ],
  [
    'an outright stays out (13120)',
    combo([], {}, [rowOf({ selection: selectionOf('a', { isOutright: true }) }), rowOf({}, 'b')]),
    {},
    { kind: 'parlay', code: '13120', field: 'a' },
  ],
  [
    'an event that is closed to combos stays out (13120)',
    combo([], {}, [
      rowOf({ selection: selectionOf('a', { isOpenParlay: false }) }),
      rowOf({}, 'b'),
    ]),
    {},
    { code: '13120', field: 'a' },
  ],
  [
    'a price under the least (13150)',
    combo([], {}, [
      rowOf({ info: legOf('a', { status: SELECTION_STATUS.PARLAYODDSMIN, price: odds('1.10') }) }),
      rowOf({}, 'b'),
    ]),
    {},
    { code: '13150', field: 'a' },
  ],
  [
    'a leg whose odds are being worked out (13060)',
    combo([], {}, [
      rowOf({ info: legOf('a', { status: SELECTION_STATUS.UPDATING }) }),
      rowOf({}, 'b'),
    ]),
    {},
    { code: '13060', field: 'a' },
  ],
  [
    'a leg whose line rests',
    combo([], {}, [
      rowOf({ info: legOf('a', { status: SELECTION_STATUS.NOTAVAILABLE }) }),
      rowOf({}, 'b'),
    ]),
    {},
    { kind: 'status', status: 380, field: 'a' },
  ],
  [
    'a system wants three (99997)',
    combo([comboOf('Trixie', { lines: 0, status: SELECTION_STATUS.NEED3COMBO })], { Trixie: '10' }),
    {},
    { kind: 'parlay', code: 99997 },
  ],
  [
    'a payout above the cap (13160)',
    combo([comboOf('Doubles', { factor: '1000' })], { Doubles: '1001' }),
    {},
    { kind: 'parlay', code: '13160' },
  ],
  [
    'a combo that the vendor shut for its payout (13160)',
    combo([comboOf('Doubles', { status: SELECTION_STATUS.PARLAYPAYOUTMAX })], { Doubles: '10' }),
    {},
    { code: '13160' },
  ],
  ['nothing staked yet', combo([DOUBLES], {}), {}, { kind: 'stake', id: 'stakeEmpty' }],
  [
    'under the least per line',
    combo([DOUBLES], { Doubles: '0.5' }),
    {},
    { id: 'stakeUnderMin', field: 'Doubles' },
  ],
  [
    'over the most per line',
    combo([DOUBLES], { Doubles: '5001' }),
    {},
    { id: 'stakeOverMax', field: 'Doubles' },
  ],
  [
    'lines times stake must be in the wallet',
    combo([comboOf('Trixie', { lines: 4 })], { Trixie: '30' }, three),
    { balance: fenOf(11_999n) },
    { id: 'balanceShort' },
  ],
  [
    'limits are not told yet',
    { ...combo([], { Doubles: '10' }), combo: { ...EMPTY_COMBO, stakes: { Doubles: '10' } } },
    {},
    { id: 'limitsUnknown' },
  ],
  [
    'a price that moved is agreed to first',
    combo([DOUBLES], { Doubles: '10' }, [
      rowOf({ info: legOf('a', { price: odds('1.80') }) }),
      rowOf({}, 'b'),
    ]),
    {},
    { id: 'oddsChanged' },
  ],
  [
    'what the vendor said is too old',
    combo([DOUBLES], { Doubles: '10' }),
    { now: 11_000 },
    { id: 'feedStale' },
  ],
  [
    'the feed has a gap',
    combo([DOUBLES], { Doubles: '10' }),
    { gap: { isOpen: true, left: null } },
    { id: 'feedStale' },
  ],
  [
    'a visitor signs in first, whatever else is wrong',
    combo([], {}, [rowOf()]),
    { signedIn: false },
    { id: 'signIn' },
  ],
])('[R5-3] [R8-7] %s', (_what, slip, context, reason) => {
  expect(slipReason(slip, { ...CONTEXT, ...context })).toMatchObject(reason);
});

test('[R5-3] a free bet and the reward of a system exclude each other (13121); a straight combo may be free', () => {
  const context = { ...CONTEXT, freeBalance: fenOf(100_000n) };
  expect(
    slipReason(
      combo([comboOf('Trixie', { lines: 4 })], { Trixie: '10' }, three, { freeBet: true }),
      context,
    ),
  ).toMatchObject({ kind: 'parlay', code: '13121' });
  expect(
    slipReason(combo([DOUBLES], { Doubles: '10' }, undefined, { freeBet: true }), context),
  ).toBeNull();
});

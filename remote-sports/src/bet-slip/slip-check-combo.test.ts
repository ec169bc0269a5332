import { fenOf } from '@site/domain/money';
import { odds } from '../vendors/odds.fixture';
import { SELECTION_STATUS } from '@site/domain/betting/statuses';
import type { ComboInfo } from '../vendors/port';
import { comboOf, legOf, selectionOf } from './slip.fixture';
import { slipReason, slipTotals, type SlipContext } from './slip-check';
import { EMPTY_COMBO, EMPTY_SLIP, legsKey, type SlipRow, type SlipState } from './slip-model';
import { rowOf, CONTEXT } from './slip-check.fixture';

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
    'a leg whose line is suspended',
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
    'a line that moved is another bet and is agreed to first',
    combo([DOUBLES], { Doubles: '10' }, [
      rowOf({ info: legOf('a', { line: '-0.75' }) }),
      rowOf({}, 'b'),
    ]),
    {},
    { id: 'lineMoved' },
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

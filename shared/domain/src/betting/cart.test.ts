import fc from 'fast-check';
import { law, odds } from '../laws.fixture';
import { opensAsCombo, placeForEvent, toggleSelection, type CartSelection } from './cart';
import { fromCartRecord, toCartRecord } from './cart-record';
import { handicapLabels } from './cart.fixture';
import { lineLabel, totalLabel } from './handicap-label';
import { SELECTION_STATUS } from './statuses';

const selection = (selectionId: string, eventId: string): CartSelection => ({
  selectionId,
  eventId,
  marketId: 'm',
  vendorKey: 'h',
  sportId: 1,
  leagueName: '红岭联',
  homeName: '红岭',
  awayName: '海川',
  betType: 1,
  betTypeName: '让球',
  period: 1,
  periodName: '全场',
  selectionName: '红岭 -0.5',
  line: '-0.5',
  price: odds('1.95'),
  euOnly: false,
  live: false,
  score: null,
  isOutright: false,
});
const ids = (selections: readonly CartSelection[]): string[] =>
  selections.map((kept) => kept.selectionId);
const chosen = (...taps: readonly (readonly [selectionId: string, eventId: string])[]) =>
  taps.reduce<readonly CartSelection[]>(
    (kept, tap) => toggleSelection(kept, selection(...tap)).selections,
    [],
  );

describe('cart', () => {
  test('[R3.5-1] one selection per sport event: a second replaces the first in its place and gives it back for undo', () => {
    const cart = chosen(['a', 'e1'], ['x', 'e2']);
    expect(toggleSelection(cart, selection('n', 'e3'))).toMatchObject({
      replaced: null,
      removed: false,
    });
    const change = toggleSelection(cart, selection('b', 'e1'));
    expect(ids(change.selections)).toEqual(['b', 'x']);
    expect(change).toMatchObject({ replaced: { selectionId: 'a' }, removed: false });
    expect(
      ids(placeForEvent(change.selections, selection('a', 'e1'), ({ eventId }) => eventId)),
    ).toEqual(['a', 'x']);
  });
  test('[R3.5-1] choosing a chosen selection takes it out', () => {
    expect(toggleSelection(chosen(['a', 'e1']), selection('a', 'e1'))).toEqual({
      selections: [],
      removed: true,
      replaced: null,
    });
    expect(toggleSelection([], selection('a', 'e1'))).toMatchObject({
      removed: false,
      replaced: null,
    });
    expect(ids(chosen(['a', 'e1'], ['b', 'e2'], ['b', 'e2']))).toEqual(['a']);
  });
  test('[R3.5-1] whatever is done, no event is in the cart twice', () => {
    const tap = fc
      .tuple(fc.constantFrom('a', 'b', 'c', 'd'), fc.constantFrom('e1', 'e2'), fc.boolean())
      .map(([id, event, undo]) => ({ selection: selection(`${id}${event}`, event), undo }));
    law(
      fc.property(fc.array(tap, { maxLength: 30 }), (taps) => {
        const cart = taps.reduce<readonly CartSelection[]>(
          (kept, { selection: own, undo }) =>
            undo
              ? placeForEvent(kept, own, ({ eventId }) => eventId)
              : toggleSelection(kept, own).selections,
          [],
        );
        const events = cart.map(({ eventId }) => eventId);
        return new Set(events).size === events.length;
      }),
    );
  });
});

describe('cart record', () => {
  const full: CartSelection = {
    ...selection('a', 'e1'),
    live: true,
    score: { home: 1, away: 0 },
    leagueId: 'L1',
    homeTeamId: 'T1',
    awayTeamId: 'T2',
    marketName: '让球盘',
    realHandicap: '-0.5',
    specifiers: 'hcp=-0.5',
    selectionType: 'H',
    selectionGroup: 'AH',
    lineId: 'l1',
    lineStatusId: 2,
    targetTeamId: 'T1',
    targetTeamName: '红岭',
    outrightEventName: '冠军',
    extraInfo: 'x',
    isOpenParlay: false,
    status: SELECTION_STATUS.OK,
  };
  test('[R3.5-1] writes every field of the specification by its name', () => {
    expect(Object.keys(toCartRecord(full, 'HK')).sort()).toEqual([
      'AwayTeamId',
      'AwayTeamName',
      'AwayTeamScore',
      'BetTypeId',
      'BetTypeName',
      'DisplayOdds',
      'EventId',
      'ExtraInfo',
      'Handicap',
      'HomeTeamId',
      'HomeTeamName',
      'HomeTeamScore',
      'IsLive',
      'IsOpenParlay',
      'IsOutRightEvent',
      'LeagueId',
      'LeagueName',
      'LineId',
      'LineStatusId',
      'MarketId',
      'MarketName',
      'Odds',
      'OddsList',
      'OddsType',
      'OutRightEventName',
      'PeriodId',
      'PeriodName',
      'RealHandicap',
      'SelectionGroup',
      'SelectionId',
      'SelectionIsLocked',
      'SelectionName',
      'SelectionStatus',
      'SelectionType',
      'Specifiers',
      'SportId',
      'TargetTeamId',
      'TargetTeamName',
      'VendorKey',
    ]);
    expect(toCartRecord(full, 'HK')).toMatchObject({
      Odds: '1.95',
      DisplayOdds: '0.95',
      OddsType: 2,
      SelectionIsLocked: false,
      HomeTeamScore: 1,
      IsOpenParlay: false,
    });
    expect(toCartRecord(full, 'HK').OddsList).toEqual([
      { OddsType: 2, OddsValues: '0.95' },
      { OddsType: 1, OddsValues: '0.95' },
      { OddsType: 3, OddsValues: '1.95' },
      { OddsType: 4, OddsValues: '-1.05' },
    ]);
    expect(toCartRecord({ ...full, status: SELECTION_STATUS.NOTAVAILABLE }, 'MY')).toMatchObject({
      SelectionIsLocked: true,
      SelectionStatus: 380,
      OddsType: 1,
    });
  });
  test('[R3.5-1] what a vendor does not say is empty, and a missing status is "not set"', () => {
    expect(toCartRecord(selection('a', 'e1'), 'EU')).toMatchObject({
      LeagueId: '',
      Specifiers: '',
      TargetTeamName: '',
      ExtraInfo: '',
      LineStatusId: null,
      SelectionStatus: 99999,
      IsOpenParlay: true,
      MarketName: '让球',
      RealHandicap: '-0.5',
      HomeTeamScore: null,
      AwayTeamScore: null,
      HomeTeamId: '',
      AwayTeamId: '',
      SelectionType: '',
      SelectionGroup: '',
      LineId: '',
      TargetTeamId: '',
      OutRightEventName: '',
    });
  });
  test('[R3.6-2] reads back what it wrote', () => {
    expect(fromCartRecord(JSON.parse(JSON.stringify(toCartRecord(full, 'HK'))))).toEqual(full);
    const bare = { ...selection('b', 'e2'), isOutright: true, line: null };
    expect(fromCartRecord(toCartRecord(bare, 'EU'))).toStrictEqual({
      ...bare,
      marketName: '让球',
      isOpenParlay: true,
      status: SELECTION_STATUS.NOTSET,
    });
    expect(
      fromCartRecord({ ...toCartRecord(full, 'HK'), MarketId: 'x'.repeat(300) }),
    ).toMatchObject({ marketId: 'x'.repeat(300) });
    expect(
      fromCartRecord({ ...toCartRecord(full, 'HK'), LeagueName: 5, HomeTeamScore: '1' }),
    ).toMatchObject({ leagueName: '', score: null });
  });
  test.each([
    ['nothing', null],
    ['a text', 'x'],
    ['an empty object', {}],
    ['no price', { ...toCartRecord(full, 'HK'), Odds: '0.9' }],
    ['an unknown bet type', { ...toCartRecord(full, 'HK'), BetTypeId: 99 }],
    ['an unknown period', { ...toCartRecord(full, 'HK'), PeriodId: 9 }],
    ['no event', { ...toCartRecord(full, 'HK'), EventId: '' }],
    ['a number for an id', { ...toCartRecord(full, 'HK'), SelectionId: 7 }],
    ['a sport as text', { ...toCartRecord(full, 'HK'), SportId: '1' }],
    ['an id that is far too long', { ...toCartRecord(full, 'HK'), MarketId: 'x'.repeat(301) }],
  ])('[R3.6-2] %s is no record', (_name, value) => {
    expect(fromCartRecord(value)).toBeNull();
  });
  test('[R3.6-2] a broken score or status is read as unknown', () => {
    expect(
      fromCartRecord({ ...toCartRecord(full, 'HK'), HomeTeamScore: -1, SelectionStatus: 'OK' }),
    ).toMatchObject({ score: null, status: 99999 });
    expect(
      fromCartRecord({ ...toCartRecord(full, 'HK'), AwayTeamScore: 1.5, SelectionStatus: 5 }),
    ).toMatchObject({ score: null, status: 350 });
  });
});

test.each([
  ['one match', [{}], false],
  ['two matches', [{}, {}], true],
  ['two of which one says that it may', [{ isOpenParlay: true }, {}], true],
  ['two of which one may not', [{ isOpenParlay: false }, {}], false],
  ["a match and a season's winner", [{}, { isOutright: true }], false],
] as const)('[R5-3] %s: opens as a combo?', (_what, legs, opens) => {
  expect(opensAsCombo(legs.map((leg) => ({ isOutright: false, ...leg })))).toBe(opens);
});

describe('line labels', () => {
  test.each(handicapLabels)('%d is %s', (line, label) => {
    expect(lineLabel(line)).toBe(label);
  });
  test('totals carry no sign', () => {
    expect([totalLabel(2.25), totalLabel(2.5), totalLabel(3), lineLabel(0)]).toEqual([
      '2/2.5',
      '2.5',
      '3',
      '0',
    ]);
  });
});

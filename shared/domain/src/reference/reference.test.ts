import { BET_TYPE, PERIOD, asBetType, asPeriod, isEuOnly } from '../betting/bet-types';
import { ODDS_TYPE } from '../odds/decimal-odds';
import { IM_COMBO } from '../vendors/im/combos';
import { BTI_COMBOS } from '../vendors/bti/combos';
import { SABA_COMBOS } from '../vendors/saba/combos';
import { LIVE_PERIODS } from '../vendors/live-periods.fixture';
import { asOddsVendor, ODDS_VENDORS } from '../vendors/odds-vendor';
import { MARKET_KIND, SORT_BY, SPORTS_TAB, SPORTS_TABS } from './board';
import { PERIOD_KINDS } from './live-period';
import { asSportId, SPORT, sportKind, sportMatches } from './sports';
import { DATA_UPDATE, EVENT_KIND, FEED_UPDATE, LINE_UPDATE, MOVE_WORD } from './updates';

describe('reference data of §3.10', () => {
  test('[R3.10-1] sports', () => {
    expect(Object.values(SPORT).toSorted((a, b) => a - b)).toEqual([
      -1, 1, 2, 3, 6, 7, 8, 11, 15, 18, 19, 21, 23, 25, 29, 31, 32, 34, 36, 39, 40, 41, 43, 44, 45,
      46, 98, 2022,
    ]);
    expect([
      SPORT.SOCCER,
      SPORT.BASKETBALL,
      SPORT.TENNIS,
      SPORT.FOOTBALL,
      SPORT.TABLE_TENNIS,
      SPORT.ALL_EXCEPT_SOCCER,
    ]).toEqual([1, 2, 3, 19, 36, -1]);
    expect([
      sportKind(SPORT.SOCCER),
      sportKind(SPORT.VIRTUAL_WORLD_CUP),
      sportKind(SPORT.ALL),
    ]).toEqual(['real', 'virtual', 'filter']);
    expect([asSportId(36), asSportId(999)]).toEqual([36, null]);
  });
  test('[R3.10-1] "all" takes every sport, "all except soccer" every other', () => {
    expect([
      sportMatches(SPORT.ALL, SPORT.SOCCER),
      sportMatches(SPORT.ALL_EXCEPT_SOCCER, SPORT.SOCCER),
      sportMatches(SPORT.ALL_EXCEPT_SOCCER, SPORT.TENNIS),
    ]).toEqual([true, false, true]);
    expect([
      sportMatches(SPORT.TENNIS, SPORT.TENNIS),
      sportMatches(SPORT.TENNIS, SPORT.SOCCER),
    ]).toEqual([true, false]);
  });
  test('[R3.10-1] periods, bet types, odds types', () => {
    expect(PERIOD).toEqual({ FULL_TIME: 1, FIRST_HALF: 2, SECOND_HALF: 3 });
    expect(BET_TYPE).toMatchObject({
      HANDICAP: 1,
      OVER_UNDER: 2,
      ONE_X_TWO: 3,
      ODD_EVEN: 5,
      CORRECT_SCORE: 6,
      TOTAL_GOAL: 7,
      DOUBLE_CHANCE: 8,
    });
    expect(ODDS_TYPE).toEqual({ MY: 1, HK: 2, EU: 3, ID: 4 });
    expect([asBetType(7), asBetType(4), asPeriod(3), asPeriod(0)]).toEqual([7, null, 3, null]);
    expect(Object.values(BET_TYPE).filter((type) => !isEuOnly(type))).toEqual([1, 2, 5]);
  });
  test('[R3.10-1] market kinds, updates, event kinds, sorts, tabs', () => {
    expect(MARKET_KIND).toEqual({ FIXTURE: 1, OUTRIGHT: 2 });
    expect(SORT_BY).toEqual({ EVENT_DATE: 1, BET_DATE: 2 });
    expect(SPORTS_TAB).toEqual({ EARLY: 1, TODAY: 2, RUNNING: 3, FAVOURITE: 4, OUTRIGHT: 5 });
    expect(SPORTS_TABS.map((name) => SPORTS_TAB[name])).toEqual([1, 2, 3, 4, 5]);
    expect(DATA_UPDATE).toEqual({ UPSERT: 0, DELETE: 1 });
    expect(FEED_UPDATE).toEqual({ NEW: 1, UPDATE: 2, DELETE: 3, SORT: 4 });
    expect(LINE_UPDATE).toEqual({ UPDATE: 2, UNAVAILABLE: 3 });
    expect(Object.values(EVENT_KIND)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    expect([MOVE_WORD[EVENT_KIND.ODDS_UP], MOVE_WORD[EVENT_KIND.ODDS_DOWN]]).toEqual([
      'up',
      'down',
    ]);
  });
  test('[R3.10-1] combos: IM 0 to 18, BTI and SABA by name', () => {
    expect(Object.values(IM_COMBO)).toEqual(Array.from({ length: 19 }, (_, id) => id));
    expect(BTI_COMBOS).toEqual(
      expect.arrayContaining([
        'Single',
        'Combo',
        'Lucky15',
        'Lucky31',
        'Lucky63',
        'Trixie',
        'Patent',
        'Yankee',
        'SuperYankee',
        'Heinz',
        'SuperHeinz',
        'Goliath',
      ]),
    );
    expect(SABA_COMBOS).toEqual(
      expect.arrayContaining([
        'Doubles',
        'Trebles',
        'Trixie',
        'Lucky7',
        'Lucky15',
        'Lucky31',
        'Lucky63',
        'Lucky127',
        'Lucky255',
        'Fold4',
        'Fold5',
        'Fold6',
        'Fold7',
        'Fold8',
        'Yankee',
        'Canadian',
        'Heinz',
        'SuperHeinz',
        'Goliath',
        'FoldN',
      ]),
    );
  });
  test('[R4.7-1] live periods: every vendor knows halves, quarters, sets, games, innings, maps, overtime and penalties', () => {
    for (const vendor of ODDS_VENDORS) {
      const parts = [...LIVE_PERIODS[vendor].values()];
      const countOf = (kind: string) =>
        parts.filter((part) => part.kind === kind && part.number !== null).length;
      expect(['half', 'quarter', 'set', 'game', 'inning', 'map', 'overtime'].map(countOf)).toEqual([
        2, 4, 7, 7, 12, 5, 2,
      ]);
      expect(PERIOD_KINDS.every((kind) => parts.some((part) => part.kind === kind))).toBe(true);
    }
    expect(LIVE_PERIODS.IM.get('Q3')).toEqual({ kind: 'quarter', number: 3 });
    expect(LIVE_PERIODS.BTI.get('SecondHalf')).toEqual({ kind: 'half', number: 2 });
    expect(LIVE_PERIODS.SABA.get('Set2')).toEqual({ kind: 'set', number: 2 });
    expect(LIVE_PERIODS.IM.get('toString')).toBeUndefined();
  });
  test('[R3.5-1] vendors: IM first, spelled in any case, nothing else', () => {
    expect(ODDS_VENDORS).toEqual(['IM', 'BTI', 'SABA']);
    expect([
      asOddsVendor('saba'),
      asOddsVendor('bti'),
      asOddsVendor('bet365'),
      asOddsVendor('constructor'),
    ]).toEqual(['SABA', 'BTI', null, null]);
  });
});

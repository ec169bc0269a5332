import fc from 'fast-check';
import {
  BET_TYPE,
  PERIOD,
  partPeriod,
  quarterPeriod,
  type BetTypeId,
} from '@site/domain/betting/bet-types';
import { law } from '@site/domain/laws.fixture';
import type { Selection, Side } from '../../vendors/port';
import { marketOf, winnerOf } from '../board.fixture';
import { odds } from '../../vendors/odds.fixture';
import {
  cappedOf,
  columnsLeft,
  groupsOf,
  inGroup,
  linesIn,
  placesOf,
  scoreColumns,
  sectionsOf,
} from './market-groups';

const handicap = (id: string, line: string) =>
  marketOf(id, 'e1', {
    selections: [{ id: `${id}h`, vendorKey: 'h', side: 'home', label: '', line }],
  });
const of = (id: string, betType: BetTypeId, period: number = PERIOD.FULL_TIME) =>
  marketOf(id, 'e1', { betType, period: period as typeof PERIOD.FULL_TIME });
const score = (label: string): Selection => ({
  id: label,
  vendorKey: label,
  side: 'other',
  label,
  line: null,
});

test('[R3.10-1] lines of a bet type stand side by side, ascending, under one head', () => {
  const sections = sectionsOf([handicap('c', '0.25'), handicap('a', '-1'), handicap('b', '-0.75')]);
  expect(sections.map(({ key, markets }) => [key, markets.map(({ id }) => id)])).toEqual([
    ['1/1', ['a', 'b', 'c']],
  ]);
});

test('of three outcomes the draw stands between the teams, however the vendor orders them', () => {
  const [section] = sectionsOf([winnerOf('w', 'e1', ['home', 'away', 'draw'])]);
  expect(section?.markets[0]?.selections.map(({ id }) => id)).toEqual(['whome', 'wdraw', 'waway']);
});

test('[R3.10-1] the whole event comes first, then halves, quarters and sets; every bet type has its place', () => {
  const quarter = quarterPeriod(2) ?? 1;
  const set = partPeriod(1) ?? 1;
  const all = [
    ...Object.values(BET_TYPE).map((betType) => of(`f${betType}`, betType)),
    of('q', BET_TYPE.OVER_UNDER, quarter),
    of('s', BET_TYPE.MONEY_LINE, set),
    of('h', BET_TYPE.HANDICAP, PERIOD.FIRST_HALF),
  ];
  const sections = sectionsOf(all);
  expect(sections).toHaveLength(all.length);
  expect(sections.slice(-3).map(({ markets }) => markets[0]?.id)).toEqual(['h', 'q', 's']);
  expect(groupsOf(sections)).toEqual(['all', 'hot', 'lines', 'half', 'parts', 'score', 'other']);
  expect(inGroup(sections, 'parts').map(({ markets }) => markets[0]?.id)).toEqual(['q', 's']);
});

test('tabs that would be empty or repeat everything are not there', () => {
  expect(groupsOf(sectionsOf([of('w', BET_TYPE.MONEY_LINE)]))).toEqual(['all']);
  expect(groupsOf(sectionsOf([of('w', BET_TYPE.MONEY_LINE), of('o', BET_TYPE.ODD_EVEN)]))).toEqual([
    'all',
    'hot',
    'other',
  ]);
});

test('[R3.10-1] exact scores stand by who wins, in order, and what is left over apart', () => {
  const columns = scoreColumns(
    ['3:1', '0:0', '1:2', '2:0', '其他', '0:1', '1:1', '1:0'].map(score),
  );
  const ids = (list: readonly Selection[]) => list.map(({ id }) => id);
  expect([ids(columns.home), ids(columns.draw), ids(columns.away), ids(columns.rest)]).toEqual([
    ['1:0', '2:0', '3:1'],
    ['0:0', '1:1'],
    ['0:1', '1:2'],
    ['其他'],
  ]);
});

test('no market is lost on its way into sections, and no score on its way into columns', () => {
  const types = fc.constantFrom(...Object.values(BET_TYPE));
  law(
    fc.property(
      fc.array(fc.tuple(types, fc.constantFrom(1, 2, 3, 11, 21)), { maxLength: 30 }),
      (rows) => {
        const markets = rows.map(([betType, period], index) => of(`m${index}`, betType, period));
        expect(
          sectionsOf(markets)
            .flatMap((section) => section.markets)
            .map(({ id }) => id)
            .toSorted(),
        ).toEqual(markets.map(({ id }) => id).toSorted());
        expect(linesIn(sectionsOf(markets))).toBe(markets.length);
      },
    ),
  );
  law(
    fc.property(fc.uniqueArray(fc.string(), { maxLength: 20 }), (labels) => {
      const { home, draw, away, rest } = scoreColumns(labels.map(score));
      expect([...home, ...draw, ...away, ...rest]).toHaveLength(labels.length);
    }),
  );
});

test.each<[string, Readonly<Record<string, string | null>>, readonly string[]]>([
  ['several at the highest price', { '0:0': '8', '4:3': '200', '4:4': '200' }, ['4:3', '4:4']],
  ['one at the highest price is a price', { '0:0': '8', '4:4': '200' }, []],
  ['all at one price are none', { '0:0': '9', '4:4': '9' }, []],
  ['what has no price is left alone', { '0:0': '8', '4:3': null, '4:4': null }, []],
])('exact scores that are folded: %s', (_what, prices, expected) => {
  const get = (id: string) => {
    const price = prices[id];
    return typeof price === 'string' ? odds(price) : null;
  };
  expect([...cappedOf(Object.keys(prices).map(score), get)]).toEqual(expected);
});

test('a side that cannot come any more keeps its place among three; where no draw is known there are two', () => {
  const places = (of: readonly Side[], canDraw = true) =>
    placesOf(winnerOf('w', 'e1', of), canDraw).map((one) => one?.side ?? null);
  expect(places(['home', 'draw'])).toEqual(['home', 'draw', null]);
  expect(places(['draw', 'away'])).toEqual([null, 'draw', 'away']);
  expect(places(['home', 'away'], false)).toEqual(['home', 'away']);
  const chance = placesOf(
    { ...winnerOf('w', 'e1', ['awayDraw', 'homeDraw']), betType: BET_TYPE.DOUBLE_CHANCE },
    true,
  );
  expect(chance.map((one) => one?.side ?? null)).toEqual(['homeDraw', null, 'awayDraw']);
});

test('every selection has one place, and there are three at least', () => {
  law(
    fc.property(fc.subarray<Side>(['home', 'draw', 'away', 'other']), (of) => {
      const places = placesOf(winnerOf('w', 'e1', of), true);
      expect(places.filter((one) => one !== null)).toHaveLength(of.length);
      expect(places.length).toBeGreaterThanOrEqual(3);
    }),
  );
});

test('at 4:0 only scores of the home side can come: no column stands empty for another winner', () => {
  const sidesOf = (labels: readonly string[]) =>
    columnsLeft(scoreColumns(labels.map(score))).map(([side]) => side);
  expect(sidesOf(['4-0', '4-1', '5-0'])).toEqual(['home']);
  expect(sidesOf(['1-1', '2-1'])).toEqual(['home', 'draw']);
  expect(sidesOf(['0-1', '0-0', '1-0'])).toEqual(['home', 'draw', 'away']);
  expect(sidesOf(['其他'])).toEqual([]);
});

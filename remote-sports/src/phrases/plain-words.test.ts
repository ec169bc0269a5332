import { BET_TYPE, PERIOD, partPeriod } from '@site/domain/betting/bet-types';
import { SPORT } from '@site/domain/reference/sports';
import { selectionOf } from '../bet-slip/slip.fixture';
import { plainWords, scopeWords } from './plain-words';

const handicap = (line: string, side = 'home', over = {}) =>
  plainWords(selectionOf('s', { line, selectionType: side, ...over }));
const total = (line: string, side: string, over = {}) =>
  plainWords(
    selectionOf('s', { betType: BET_TYPE.OVER_UNDER, line, selectionType: side, ...over }),
  );

test.each([
  ['-0.5', '红岭获胜即赢，其余为输'],
  ['-0.75', '红岭净胜2球或以上即赢；净胜1球赢一半，其余为输'],
  ['-1', '红岭净胜2球或以上即赢；净胜1球退回本金，其余为输'],
  ['-1.25', '红岭净胜2球或以上即赢；净胜1球输一半，其余为输'],
  ['0', '红岭获胜即赢；打平退回本金，其余为输'],
  ['0.25', '红岭获胜即赢；打平赢一半，其余为输'],
  ['0.75', '红岭获胜或打平即赢；落败1球输一半，其余为输'],
  ['1.5', '红岭不败，或落败不超过1球即赢，其余为输'],
])('handicap %s', (line, words) => {
  expect(handicap(line)).toBe(words);
});

test('in play the goals after the bet count (D6), and only where goals are counted', () => {
  expect(handicap('-0.5', 'away', { live: true })).toBe(
    '只计投注之后的进球：海川获胜即赢，其余为输',
  );
  expect(handicap('-6.5', 'home', { live: true, sportId: SPORT.BASKETBALL })).toBe(
    '红岭净胜7分或以上即赢，其余为输',
  );
});

test('in short only that those goals count, where they alone do', () => {
  const scope = (over = {}) => scopeWords(selectionOf('s', { line: '-0.5', live: true, ...over }));
  expect(scope()).toBe('只计投注后进球');
  expect(scope({ live: false })).toBeNull();
  expect(scope({ betType: BET_TYPE.OVER_UNDER })).toBeNull();
  expect(scope({ sportId: SPORT.BASKETBALL })).toBeNull();
});

test('totals, in the unit of the sport and its part', () => {
  expect(total('2.25', 'over')).toBe('双方合计3球或以上即赢；合计2球输一半，其余为输');
  expect(total('2.75', 'under')).toBe('双方合计2球或以下即赢；合计3球输一半，其余为输');
  expect(total('0.5', 'under', { period: PERIOD.FIRST_HALF })).toBe(
    '上半场内，双方合计0球即赢，其余为输',
  );
  expect(total('9.5', 'over', { sportId: SPORT.TENNIS, period: partPeriod(2) })).toBe(
    '第2盘内，双方合计10局或以上即赢，其余为输',
  );
});

test.each([
  [BET_TYPE.ONE_X_TWO, 'draw', {}, '双方打平即赢'],
  [BET_TYPE.MONEY_LINE, 'away', { sportId: SPORT.BASKETBALL }, '海川获胜即赢'],
  [BET_TYPE.ODD_EVEN, 'even', {}, '双方合计球数为双数即赢（0算双数）'],
  [BET_TYPE.CORRECT_SCORE, 'other', { specifiers: '2:1' }, '比分正好为2:1即赢'],
  [BET_TYPE.CORRECT_SCORE, 'other', { specifiers: '其他' }, '比分不在所列之中即赢'],
  [BET_TYPE.TOTAL_GOAL, 'other', { specifiers: '2-3球' }, '双方合计2-3球即赢'],
  [BET_TYPE.DOUBLE_CHANCE, 'homeDraw', {}, '红岭获胜或打平即赢'],
  [BET_TYPE.DOUBLE_CHANCE, 'homeAway', {}, '任何一方获胜即赢，打平为输'],
  [BET_TYPE.BOTH_SCORE, 'no', {}, '至少一方没有进球即赢'],
  [
    BET_TYPE.OUTRIGHT,
    'other',
    { selectionName: '红岭' },
    '红岭夺得第一名即赢，名次并列时按并列规则派彩',
  ],
])('%p %s', (betType, selectionType, over, words) => {
  expect(plainWords(selectionOf('s', { betType, selectionType, line: null, ...over }))).toBe(words);
});

test('nothing is said where nothing certain can be said', () => {
  expect(plainWords(selectionOf('s'))).toBeNull();
  expect(handicap('-0.5', 'other')).toBeNull();
  // A kept cart may hold anything.
  expect(
    plainWords(
      selectionOf('s', {
        betType: BET_TYPE.DOUBLE_CHANCE,
        line: null,
        selectionType: 'constructor',
      }),
    ),
  ).toBeNull();
});

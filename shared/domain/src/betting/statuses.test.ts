import { BTI_OUTCOME, BTI_WAGERS } from '../vendors/bti/statuses';
import {
  IM_CANCEL,
  IM_CANCEL_REASON,
  IM_CONFIRM,
  IM_OUTCOME,
  IM_WAGER,
} from '../vendors/im/statuses';
import { SABA_OUTCOME, SABA_WAGERS } from '../vendors/saba/statuses';
import {
  allowsCombo,
  allowsSingle,
  asBetStatus,
  asLineStatus,
  asSelectionStatus,
  BET_MODE,
  BET_STATUS,
  betStatusOf,
  lineStatusOf,
  SELECTION_STATUS,
  wagerStage,
  WAGER_OUTCOMES,
} from './statuses';

describe('statuses of §4.7', () => {
  test('[R4.7-1] selection statuses, bet statuses and modes have the numbers of the specification', () => {
    expect(SELECTION_STATUS).toEqual({
      NOTSET: 99999,
      EUODDSONLY: 99998,
      NEED3COMBO: 99997,
      PARLAYODDSMIN: 13150,
      PARLAYPAYOUTMAX: 13160,
      OK: 100,
      ERROR: 350,
      NOTAVAILABLE: 380,
      UPDATING: 1001,
    });
    expect(BET_MODE).toEqual({ SINGLE: 1, COMBO: 2 });
    expect(BET_STATUS).toEqual({
      NOTYET: 0,
      DONE: 1,
      PROCESS: 2,
      CANCEL: 3,
      NEWPRICE: 4,
      FAIL: 5,
      DECLINE: 6,
    });
    expect([asBetStatus(6), asBetStatus(7), asBetStatus('1')]).toEqual([6, null, null]);
  });
  test('[R4.7-1] a wager that waits is PROCESS, one that was turned down DECLINE, taken back CANCEL, every other DONE', () => {
    expect(
      WAGER_OUTCOMES.filter((outcome) => betStatusOf(outcome) !== BET_STATUS.DONE).map(
        (outcome) => [outcome, betStatusOf(outcome)],
      ),
    ).toEqual([
      ['waiting', 2],
      ['rejected', 6],
      ['cancelled', 3],
    ]);
  });
  test('[R3.5-1] the word on a selection says how its line stands, a failed question says nothing', () => {
    expect(
      [100, 99_998, 13_150, 1001, 380, 350, 99_999].map((code) =>
        lineStatusOf(asSelectionStatus(code)),
      ),
    ).toEqual([1, 1, 1, 3, 2, null, null]);
    expect([asLineStatus(4), asLineStatus(5)]).toEqual([4, null]);
  });
  test('[R4.7-1] IM: wager, confirm, cancel and reason', () => {
    expect(IM_WAGER).toEqual({ PENDING: 1, CONFIRMED: 2, REJECTED: 3, CANCELLED: 4 });
    expect(IM_CONFIRM).toEqual({ UNCONFIRMED: 0, NORMAL: 1, DANGER_BALL: 2 });
    expect(IM_CANCEL).toEqual({ NOT_CANCELLED: 1, WAGER_CANCELLED: 2, EVENT_CANCELLED: 3 });
    expect(IM_CANCEL_REASON).toEqual({ NONE: 0, RED_CARD: 1, GOAL: 2, EVENT_ABANDONED: 101 });
    expect(Object.values(IM_WAGER).map((status) => IM_OUTCOME[status])).toEqual([
      'waiting',
      'running',
      'rejected',
      'cancelled',
    ]);
  });
  test('[R4.7-1] BTI has thirteen statuses, SABA ten, each with its own outcome', () => {
    expect(BTI_WAGERS).toEqual([
      'Open',
      'Lost',
      'Won',
      'Placed',
      'Won Dead Heat',
      'Placed Dead Heat',
      'Draw',
      'Cancelled',
      'Non Runner',
      'Half Lost',
      'Half Won',
      'Cash Out',
      'Partial Cash Out',
    ]);
    expect([...SABA_WAGERS].sort()).toEqual([
      'draw',
      'half lose',
      'half won',
      'lose',
      'refund',
      'reject',
      'running',
      'void',
      'waiting',
      'won',
    ]);
    for (const table of [BTI_OUTCOME, SABA_OUTCOME]) {
      const outcomes = Object.values(table);
      expect(new Set(outcomes).size).toBe(outcomes.length);
      expect(outcomes.every((outcome) => WAGER_OUTCOMES.includes(outcome))).toBe(true);
    }
    expect([
      BTI_OUTCOME['Half Won'],
      BTI_OUTCOME['Won Dead Heat'],
      SABA_OUTCOME['half lose'],
      SABA_OUTCOME.lose,
      SABA_OUTCOME.reject,
    ]).toEqual(['halfWon', 'deadHeatWon', 'halfLost', 'lost', 'rejected']);
  });
  test('[R4.7-1] an unknown selection status is an error, never OK', () => {
    expect([asSelectionStatus(100), asSelectionStatus(380), asSelectionStatus(7)]).toEqual([
      100, 380, 350,
    ]);
  });
  test('singles and combos: what a status lets through', () => {
    const names = Object.keys(SELECTION_STATUS) as (keyof typeof SELECTION_STATUS)[];
    expect(names.filter((name) => allowsSingle(SELECTION_STATUS[name])).sort()).toEqual([
      'EUODDSONLY',
      'NEED3COMBO',
      'OK',
      'PARLAYODDSMIN',
    ]);
    expect(names.filter((name) => allowsCombo(SELECTION_STATUS[name])).sort()).toEqual([
      'EUODDSONLY',
      'OK',
    ]);
  });
  test('stages: a partly cashed-out wager still runs', () => {
    expect([
      wagerStage('waiting'),
      wagerStage('running'),
      wagerStage('partlyCashedOut'),
      wagerStage('cashedOut'),
      wagerStage('rejected'),
    ]).toEqual(['pending', 'open', 'open', 'settled', 'settled']);
    expect(WAGER_OUTCOMES.filter((outcome) => wagerStage(outcome) === 'settled')).toHaveLength(14);
  });
});

/** Which refusals take the offer of the same sum away. */
import { BET_CODE_STEP, BET_CODES } from '@site/domain/betting/bet-codes';
import { fenOf } from '@site/domain/money';
import type { Intent } from '@site/domain/money-action/machine';
import {
  afterSlip,
  isOverRefused,
  isSumRefused,
  NO_REFUSED_SUMS,
  type RefusedSums,
} from './refused-sum';
import { rowOf, singles } from './slip-check.fixture';
import { EMPTY_COMBO, EMPTY_SLIP, type Attempt, type SlipState } from './slip-model';
import { dismissCombo, dismissRow, typeComboStake, typeStake } from './slip-state';

const refused = (code: string): Attempt['result'] => ({
  phase: 'refused',
  intent: {} as Intent,
  error: { kind: 'api', code, description: '', status: 409 },
});

test.each(BET_CODES)(
  'code %s: a sum rests where less of it is the way on, and only there',
  (code) => {
    const wanted = BET_CODE_STEP[code] === 'lowerStake';
    expect(isSumRefused(singles(rowOf({ result: refused(code) })), NO_REFUSED_SUMS)).toBe(wanted);
    const rows = [rowOf({}, 'a'), rowOf({}, 'b')];
    const combo = { ...EMPTY_COMBO, result: refused(code) };
    expect(isSumRefused({ ...EMPTY_SLIP, rows, mode: 'combo', combo }, NO_REFUSED_SUMS)).toBe(
      wanted,
    );
    // What was refused together is not offered by each alone.
    expect(isSumRefused({ ...EMPTY_SLIP, rows, mode: 'single', combo }, NO_REFUSED_SUMS)).toBe(
      false,
    );
  },
);

test('a row that the button does not send holds nothing up', () => {
  const rows = [rowOf({ result: refused('13100'), stake: '' }, 'a'), rowOf({ stake: '50' }, 'b')];
  expect(isSumRefused(singles(...rows), NO_REFUSED_SUMS)).toBe(false);
});

const LIMIT = refused('13100');
/** Whether the last of what follows on one another rests. */
const restsAfter = (...slips: readonly SlipState[]): boolean => {
  const known = slips.reduce<RefusedSums>(afterSlip, NO_REFUSED_SUMS);
  return isSumRefused(slips.at(-1) ?? EMPTY_SLIP, known);
};
const one = singles(rowOf({ stake: '1000', result: LIMIT }));
const typed = (slip: SlipState, ...stakes: readonly string[]): readonly SlipState[] =>
  stakes.reduce<readonly SlipState[]>(
    (all, stake) => [...all, typeStake(all.at(-1) ?? slip, 'a', stake)],
    [slip],
  );

test('the same sum put in once more rests, however it is written and whatever stood between', () => {
  expect(restsAfter(one, one)).toBe(true);
  expect(restsAfter(...typed(one, '1000.00'))).toBe(true);
  expect(restsAfter(...typed(one, '', '1', '1000'))).toBe(true);
  expect(restsAfter(...typed(one, '500'))).toBe(false);
  expect(restsAfter(...typed(one, '500', '1000'))).toBe(true);
});

test('the button beside the refusal, and other limits, let it go', () => {
  expect(restsAfter(one, dismissRow(one, 'a'))).toBe(false);
  const [row] = one.rows;
  if (row?.info == null) throw new Error('no row');
  const told = { ...row.info, max: fenOf(row.info.max + 1n) };
  const now = singles({ ...row, info: told, result: null, stake: '1000.0' });
  expect(restsAfter(one, now)).toBe(false);
});

test('of a combo all stakes are one sum', () => {
  const rows = [rowOf({}, 'a'), rowOf({}, 'b')];
  const combo = { ...EMPTY_COMBO, result: LIMIT, stakes: { FoldN: '90' } };
  const slip: SlipState = { ...EMPTY_SLIP, rows, mode: 'combo', combo };
  const other = typeComboStake(slip, 'FoldN', '80');
  expect(restsAfter(slip, typeComboStake(slip, 'FoldN', '90.00'))).toBe(true);
  expect(restsAfter(slip, other)).toBe(false);
  expect(restsAfter(slip, other, typeComboStake(other, 'FoldN', '90.0'))).toBe(true);
  expect(restsAfter(slip, dismissCombo(slip))).toBe(false);
});

test('as much as was refused, or more, is not offered in its field; less is, and all of it elsewhere', () => {
  const known = afterSlip(NO_REFUSED_SUMS, one);
  const isOver = (text: string, kind: 'single' | 'combo' | 'each' = 'single', id = 'a'): boolean =>
    isOverRefused(known, { kind, id }, text);
  expect([isOver('1000'), isOver('1000.01'), isOver('999.99'), isOver('')]).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(isOver('1000', 'single', 'b')).toBe(false);
  expect(isOver('1000', 'each', 'none')).toBe(true);
  const rows = [rowOf({}, 'a'), rowOf({}, 'b')];
  const together = (stakes: Readonly<Record<string, string>>): RefusedSums =>
    afterSlip(NO_REFUSED_SUMS, {
      ...EMPTY_SLIP,
      rows,
      mode: 'combo',
      combo: { ...EMPTY_COMBO, result: LIMIT, stakes },
    });
  const field = { kind: 'combo', id: 'FoldN' } as const;
  expect(isOverRefused(together({ FoldN: '90' }), field, '90')).toBe(true);
  // Which of two was too much, nobody says.
  expect(isOverRefused(together({ FoldN: '90', Trixie: '10' }), field, '90')).toBe(false);
});

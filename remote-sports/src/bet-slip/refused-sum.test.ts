/** Which refusals take the offer of the same sum away. */
import { BET_CODE_STEP, BET_CODES } from '@site/domain/betting/bet-codes';
import type { Intent } from '@site/domain/money-action/machine';
import { isSumRefused } from './refused-sum';
import { rowOf, singles } from './slip-check.fixture';
import { EMPTY_COMBO, EMPTY_SLIP, type Attempt } from './slip-model';

const refused = (code: string): Attempt['result'] => ({
  phase: 'refused',
  intent: {} as Intent,
  error: { kind: 'api', code, description: '', status: 409 },
});

test.each(BET_CODES)(
  'code %s: a sum rests where less of it is the way on, and only there',
  (code) => {
    const wanted = BET_CODE_STEP[code] === 'lowerStake';
    expect(isSumRefused(singles(rowOf({ result: refused(code) })))).toBe(wanted);
    const rows = [rowOf({}, 'a'), rowOf({}, 'b')];
    const combo = { ...EMPTY_COMBO, result: refused(code) };
    expect(isSumRefused({ ...EMPTY_SLIP, rows, mode: 'combo', combo })).toBe(wanted);
    // What was refused together is not offered by each alone.
    expect(isSumRefused({ ...EMPTY_SLIP, rows, mode: 'single', combo })).toBe(false);
  },
);

test('a row that the button does not send holds nothing up', () => {
  const rows = [rowOf({ result: refused('13100'), stake: '' }, 'a'), rowOf({ stake: '50' }, 'b')];
  expect(isSumRefused(singles(...rows))).toBe(false);
});

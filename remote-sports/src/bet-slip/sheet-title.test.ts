/** The head of the sheet says what became of the bets (D3). */
import type { Intent } from '@site/domain/money-action/machine';
import { rowOf, singles } from './slip-check.fixture';
import { placedWager } from './slip.fixture';
import { EMPTY_COMBO, EMPTY_SLIP, type Attempt, type SlipRow } from './slip-model';
import { sheetTitle } from './sheet-title';

const intent = {} as Intent;
const result = { wagers: [placedWager('W1')] };
const DONE: Attempt['result'] = { phase: 'done', intent, result };
const PENDING: Attempt['result'] = { phase: 'pending', intent, result };
const REFUSED: Attempt['result'] = {
  phase: 'refused',
  intent,
  error: { kind: 'api', code: '13050', description: '', status: 409 },
};
const of = (now: Attempt['result'], id: string): SlipRow => rowOf({ result: now }, id);

test.each<[string, readonly Attempt['result'][]]>([
  ['投注单', []],
  ['投注单 (1)', [null]],
  ['投注成功', [DONE]],
  ['投注成功', [DONE, DONE]],
  ['待确认', [PENDING]],
  ['待确认', [DONE, PENDING]],
  ['未成功', [REFUSED]],
  ['部分成功', [DONE, REFUSED]],
  ['投注单 (2)', [REFUSED, null]],
  ['投注单 (2)', [DONE, null]],
])('[D3] it is called %s', (title, results) => {
  expect(sheetTitle(singles(...results.map((now, at) => of(now, `${at}`))))).toBe(title);
});

test('[D3] of a combo its own outcome counts', () => {
  const rows = [of(null, 'a'), of(null, 'b')];
  const combo = (now: Attempt['result']): string =>
    sheetTitle({ ...EMPTY_SLIP, rows, mode: 'combo', combo: { ...EMPTY_COMBO, result: now } });
  expect([combo(null), combo(DONE), combo(PENDING), combo(REFUSED)]).toEqual([
    '投注单 (2)',
    '投注成功',
    '待确认',
    '未成功',
  ]);
});

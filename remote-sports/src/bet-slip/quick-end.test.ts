import { GATE_CODE } from '@site/domain/money-action/gate-codes';
import type { Intent } from '@site/domain/money-action/machine';
import type { QuickPhase } from '@site/domain/betting/quick-bet';
import { SELECTION_STATUS } from '@site/domain/betting/statuses';
import { fenOf } from '@site/domain/money';
import type { SlipReason } from './slip-check';
import { rowOf, type SlipRow } from './slip-model';
import { selectionOf } from './slip.fixture';
import { endOf, isPause, mayPass, waysFrom } from './quick-end';

const SENT: QuickPhase = { at: 'sent' };
const REFUSED: QuickPhase = { at: 'refused' };
const intent: Intent = {
  key: 'k',
  kind: 'bet',
  memberCode: 'm',
  payloadHash: 'h',
  summary: '',
  startedAt: 0,
};
const row = (attempt: Partial<SlipRow> = {}): SlipRow => ({
  ...rowOf(selectionOf('1')),
  ...attempt,
});
const turnedDown = (code: string): SlipRow =>
  row({
    result: {
      phase: 'refused',
      intent,
      error: { kind: 'api', code, description: '', status: 409 },
    },
  });
const BOTH = { again: true, slip: true, deposit: false };
const UNPAID = { again: false, slip: true, deposit: true };
const SLIP_ONLY = { again: false, slip: true, deposit: false };

test('a bet that never was, or that did not leave the device, can be made again', () => {
  const gone = row({ result: { phase: 'notPlaced', intent } });
  expect(waysFrom(SENT, gone, null)).toEqual(BOTH);
  expect(endOf(SENT, gone)).toMatchObject({ isOver: true, isOff: true });
  expect(waysFrom(SENT, row({ trouble: { kind: 'network' } }), null)).toEqual(BOTH);
});

test('while its end is not known there is no way on', () => {
  for (const phase of ['submitting', 'unknown'] as const)
    expect(endOf(SENT, row({ result: { phase, intent, attempts: 0 } }))).toMatchObject({
      isOver: false,
      isOff: false,
    });
  expect(endOf(SENT, row({ sending: true }))).toMatchObject({ isOff: false });
  expect(endOf(SENT, row({ result: { phase: 'pending', intent, result: null } }))).toMatchObject({
    isOff: false,
  });
});

test.each([
  ['13050', BOTH],
  ['13060', BOTH],
  ['13070', UNPAID],
  ['13080', SLIP_ONLY],
  ['13140', SLIP_ONLY],
])('turned down with %s', (code, ways) => {
  expect(waysFrom(SENT, turnedDown(code), null)).toEqual(ways);
});

test.each<readonly [SlipReason, ReturnType<typeof waysFrom>]>([
  [{ kind: 'stake', id: 'lineClosed', field: null }, BOTH],
  [{ kind: 'stake', id: 'feedStale', field: null }, BOTH],
  [{ kind: 'status', status: SELECTION_STATUS.UPDATING, field: '1' }, BOTH],
  [{ kind: 'unread', error: { kind: 'network' } }, BOTH],
  [{ kind: 'stake', id: 'stakeOverMax', field: null }, SLIP_ONLY],
  [{ kind: 'stake', id: 'lineMoved', field: null }, SLIP_ONLY],
  [{ kind: 'gone', field: '1' }, SLIP_ONLY],
  [{ kind: 'stake', id: 'balanceShort', field: null }, UNPAID],
  [{ kind: 'tooPoor', bets: 1, least: fenOf(1_000n) }, UNPAID],
  [
    { kind: 'stake', id: 'bettingDisabled', field: null },
    { again: false, slip: false, deposit: false },
  ],
])('not sent for %j', (reason, ways) => {
  expect(waysFrom(REFUSED, row(), reason)).toEqual(ways);
});

test('a price that the vendor turned down is a question, until the market stops it', () => {
  expect(endOf(SENT, turnedDown('13110'))).toMatchObject({ isReturned: true, isOver: false });
  expect(endOf(REFUSED, turnedDown('13110'))).toMatchObject({ isOver: true, isOff: true });
  expect(
    waysFrom(REFUSED, turnedDown('13110'), { kind: 'stake', id: 'lineClosed', field: null }),
  ).toEqual(BOTH);
});

test('what the vendor or the gate turned down for now may pass, and a line that it says is shut; nothing else does', () => {
  expect(
    ['13030', '13040', '13050', '13060', GATE_CODE.unreached].map((code) =>
      mayPass(turnedDown(code)),
    ),
  ).toEqual([true, true, true, true, true]);
  expect(
    ['13070', '13080', '13140', GATE_CODE.excluded].map((code) => mayPass(turnedDown(code))),
  ).toEqual([false, false, false, false]);
  expect(mayPass(row())).toBe(false);
});

test.each<readonly [SlipReason | null, boolean]>([
  [null, false],
  [{ kind: 'stake', id: 'lineClosed', field: null }, true],
  [{ kind: 'stake', id: 'feedStale', field: null }, true],
  [{ kind: 'status', status: SELECTION_STATUS.UPDATING, field: '1' }, true],
  [{ kind: 'stake', id: 'balanceShort', field: null }, false],
  [{ kind: 'stake', id: 'lineMoved', field: null }, false],
  [{ kind: 'gone', field: '1' }, false],
])('%j passes by itself: %s', (reason, passes) => {
  expect(isPause(reason)).toBe(passes);
});

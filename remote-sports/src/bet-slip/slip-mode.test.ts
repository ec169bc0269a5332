/** How several selections open: together, unless the member or a vendor's rule says otherwise. */
import { selectionOf } from './slip.fixture';
import { EMPTY_SLIP, type SlipState } from './slip-model';
import { chooseMode, removeRow, toggleRow, withRow } from './slip-state';

const chosen = (...all: readonly ReturnType<typeof selectionOf>[]): SlipState =>
  all.reduce((slip, selection) => toggleRow(slip, selection).slip, EMPTY_SLIP);
const [A, B, C] = [selectionOf('a'), selectionOf('b'), selectionOf('c')];

test('[R3.5-1] one match is a single, the second makes a combo, and so it stays', () => {
  expect([chosen(A), chosen(A, B), chosen(A, B, C)].map(({ mode }) => mode)).toEqual([
    'single',
    'combo',
    'combo',
  ]);
});

test('whoever has chosen singles of several keeps them with the next one', () => {
  const singles = chooseMode(chosen(A, B), 'single');
  expect(toggleRow(singles, C).slip.mode).toBe('single');
});

test('another selection of the same match replaces it and makes no combo', () => {
  expect(chosen(A, selectionOf('a2', { eventId: A.eventId })).mode).toBe('single');
});

test('back at one it is a single, and the next match makes a combo again', () => {
  const one = removeRow(chosen(A, B), 'b');
  expect(one.mode).toBe('single');
  expect(toggleRow(one, C).slip.mode).toBe('combo');
});

test.each([
  ['the winner of a season', { isOutright: true }],
  ['an event that its vendor keeps out of combos', { isOpenParlay: false }],
])('[R5-3] %s is bet by itself', (_what, over) => {
  expect(chosen(A, selectionOf('b', over)).mode).toBe('single');
});

test('a bet that waits for its verdict is no leg of the next one', () => {
  const waiting = withRow(chosen(A), 'a', (row) => ({
    ...row,
    result: {
      phase: 'pending',
      intent: {
        key: 'k1',
        kind: 'bet',
        memberCode: 'M1',
        payloadHash: 'h',
        summary: '',
        startedAt: 0,
      },
      result: null,
    },
  }));
  expect(toggleRow(waiting, B).slip.mode).toBe('single');
});

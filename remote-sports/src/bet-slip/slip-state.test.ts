import type { MoneyState } from '@site/domain/money-action/machine';
import type { PlacedBet } from '../vendors/port';
import { odds } from '../vendors/odds.fixture';
import { infoOf, selectionOf } from './slip.fixture';
import {
  EMPTY_SLIP, acceptPrice, finishPlaced, isLocked, isPlaced, offeredPrice, removeRow, takeInfo, toggleRow, typeStake, undoReplace, withRow, type SlipState,
} from './slip-state';

const intent = { key: 'k1', kind: 'bet', memberCode: 'M1', payloadHash: 'h', summary: '', startedAt: 0 } as const;
const SUBMITTING: MoneyState<PlacedBet> = { phase: 'submitting', intent };
const DONE: MoneyState<PlacedBet> = { phase: 'done', intent, result: { wagerId: 'W1', price: odds('1.95'), stake: '100.00' } };
const REFUSED: MoneyState<PlacedBet> = { phase: 'refused', intent, error: { kind: 'network' } };
const NOT_PLACED: MoneyState<PlacedBet> = { phase: 'notPlaced', intent };

const A = selectionOf('a');
const B = selectionOf('b');
const with1 = (): SlipState => toggleRow(EMPTY_SLIP, A).slip;
const withResult = (result: MoneyState<PlacedBet>): SlipState => withRow(with1(), 'a', (row) => ({ ...row, result }));
const row = (slip: SlipState, id = 'a') => {
  const found = slip.rows.find(({ selection }) => selection.selectionId === id);
  if (found === undefined) throw new Error('no row');
  return found;
};
const ids = (slip: SlipState): string[] => slip.rows.map(({ selection }) => selection.selectionId);

describe('choosing', () => {
  test('a first tap adds and a second takes away', () => {
    expect(ids(with1())).toEqual(['a']);
    expect(with1().activeId).toBe('a');
    expect(ids(toggleRow(with1(), A).slip)).toEqual([]);
  });

  test('[R3.5-1] an event has one selection: another replaces it, and undo brings it back with its stake', () => {
    const typed = typeStake(toggleRow(with1(), B).slip, 'a', '100');
    const other = selectionOf('a2', { eventId: A.eventId });
    const { slip, replaced } = toggleRow(typed, other);
    expect(ids(slip).toSorted()).toEqual(['a2', 'b']);
    expect(replaced?.stake).toBe('100');
    if (replaced === null) throw new Error('nothing replaced');
    expect(row(undoReplace(slip, replaced)).stake).toBe('100');
  });

  test.each([['submitting', SUBMITTING], ['unknown', { phase: 'unknown', intent, attempts: 1 } as const]])('a row whose money is %s is neither replaced nor removed nor typed over', (_phase, result) => {
    const slip = withResult(result);
    expect(isLocked(row(slip))).toBe(true);
    expect(toggleRow(slip, selectionOf('a2', { eventId: A.eventId }))).toEqual({ slip, replaced: null });
    expect(ids(removeRow(slip, 'a'))).toEqual(['a']);
    expect(typeStake(slip, 'a', '5')).toEqual(slip);
  });

  test('other rows leave when they are removed', () => {
    expect(ids(removeRow(with1(), 'a'))).toEqual([]);
  });
});

describe('stakes and prices', () => {
  test.each([['refused', REFUSED], ['notPlaced', NOT_PLACED]])('typing after %s begins anew', (_phase, result) => {
    expect(row(typeStake(withResult(result), 'a', '50'))).toMatchObject({ stake: '50', result: null });
  });

  test('typing never takes a receipt away', () => {
    expect(row(typeStake(withResult(DONE), 'a', '50')).result).toBe(DONE);
  });

  test('a better price is taken when the member allows it', () => {
    const better = infoOf({ price: odds('2.05') });
    expect(row(takeInfo(with1(), 'a', better, 1, true)).selection.price).toBe('2.05');
    const asked = row(takeInfo(with1(), 'a', better, 1, false));
    expect(asked.selection.price).toBe('1.95');
    expect(offeredPrice(asked)).toBe('2.05');
  });

  test('a worse price is never taken by itself; agreeing keeps the stake', () => {
    const slip = takeInfo(typeStake(with1(), 'a', '100'), 'a', infoOf({ price: odds('1.80') }), 1, true);
    expect(row(slip).selection.price).toBe('1.95');
    expect(offeredPrice(row(slip))).toBe('1.80');
    const agreed = row(acceptPrice(slip, 'a'));
    expect(agreed).toMatchObject({ stake: '100', selection: { price: '1.80' }, result: null });
    expect(offeredPrice(agreed)).toBeNull();
  });

  test('the same price in other digits is no new price, and no price is no offer', () => {
    expect(offeredPrice(row(takeInfo(with1(), 'a', infoOf({ price: odds('1.950') }), 1, true)))).toBeNull();
    expect(offeredPrice(row(takeInfo(with1(), 'a', infoOf({ price: null }), 1, true)))).toBeNull();
  });

  test('a row that has been sent keeps the price it was sent with', () => {
    expect(row(takeInfo(withResult(SUBMITTING), 'a', infoOf({ price: odds('2.05') }), 1, true)).selection.price).toBe('1.95');
  });
});

describe('after placing', () => {
  const mixed = (): SlipState => {
    const both = toggleRow(withResult(DONE), B).slip;
    return withRow(both, 'b', (one) => ({ ...one, stake: '10', result: REFUSED }));
  };

  test('accepted rows leave, others keep their reason', () => {
    const slip = finishPlaced(mixed(), false);
    expect(ids(slip)).toEqual(['b']);
    expect(row(slip, 'b').result).toBe(REFUSED);
  });

  test('kept selections are fresh ones', () => {
    expect(row(finishPlaced(mixed(), true))).toEqual({ selection: A, stake: '', info: null, infoAt: null, result: null });
  });

  test('accepted is also what waits for its verdict', () => {
    expect([SUBMITTING, DONE, REFUSED, NOT_PLACED, { phase: 'pending', intent, result: null } as const].map((result) => isPlaced({ ...row(with1()), result }))).toEqual([false, true, false, false, true]);
  });
});

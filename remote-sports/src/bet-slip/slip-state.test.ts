import type { MoneyState } from '@site/domain/money-action/machine';
import type { PlacedBet } from '../vendors/port';
import { odds } from '../vendors/odds.fixture';
import { legOf, placedWager, selectionOf } from './slip.fixture';
import {
  EMPTY_SLIP,
  isLocked,
  isPlaced,
  offeredLine,
  offeredPrice,
  rowOf,
  type SlipState,
} from './slip-model';
import { acceptTerms, takeCombos, takeLegs } from './slip-quote';
import {
  chooseMode,
  finishPlaced,
  removeRow,
  restoreRows,
  toggleRow,
  typeComboStake,
  typeStake,
  undoReplace,
  withCombo,
  withRow,
} from './slip-state';

const intent = {
  key: 'k1',
  kind: 'bet',
  memberCode: 'M1',
  payloadHash: 'h',
  summary: '',
  startedAt: 0,
} as const;
const SUBMITTING: MoneyState<PlacedBet> = { phase: 'submitting', intent };
const DONE: MoneyState<PlacedBet> = {
  phase: 'done',
  intent,
  result: { wagers: [placedWager('W1')] },
};
const REFUSED: MoneyState<PlacedBet> = { phase: 'refused', intent, error: { kind: 'network' } };
const NOT_PLACED: MoneyState<PlacedBet> = { phase: 'notPlaced', intent };

const A = selectionOf('a');
const B = selectionOf('b');
const with1 = (): SlipState => toggleRow(EMPTY_SLIP, A).slip;
const withResult = (result: MoneyState<PlacedBet>): SlipState =>
  withRow(with1(), 'a', (row) => ({ ...row, result }));
const row = (slip: SlipState, id = 'a') => {
  const found = slip.rows.find(({ selection }) => selection.selectionId === id);
  if (found === undefined) throw new Error('no row');
  return found;
};
const moment = (
  price: string | null,
  policy: 'exact' | 'better' | 'any',
  slip = with1(),
): SlipState =>
  takeLegs(slip, [legOf('a', { price: price === null ? null : odds(price) })], {
    requestedAt: 0,
    at: 1,
    policy,
  });
const ids = (slip: SlipState): string[] => slip.rows.map(({ selection }) => selection.selectionId);

test("[R3.5-1] the vendor's word on a selection keeps its line as it is now beside the one agreed to, and how it stands", () => {
  const { selection } = row(
    takeLegs(with1(), [legOf('a', { line: '-0.75', status: 380 })], {
      requestedAt: 0,
      at: 1,
      policy: 'exact',
    }),
  );
  expect(selection).toMatchObject({ line: '-0.5', realHandicap: '-0.75', lineStatusId: 2 });
});

test('a quote that was asked for earlier and came later changes nothing: what was heard since stands (I5)', () => {
  const quote = (slip: SlipState, price: string, requestedAt: number) =>
    takeLegs(slip, [legOf('a', { price: odds(price) })], {
      requestedAt,
      at: requestedAt + 1,
      policy: 'exact',
    });
  const now = quote(with1(), '1.50', 2_000);
  expect(quote(now, '1.95', 1_000)).toEqual(now);
  expect(row(quote(now, '1.45', 2_001)).info?.price).toBe('1.45');
});

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

  test.each([
    ['submitting', SUBMITTING],
    ['unknown', { phase: 'unknown', intent, attempts: 1 } as const],
  ])('a row whose money is %s is neither replaced nor removed nor typed over', (_phase, result) => {
    const slip = withResult(result);
    expect(isLocked(row(slip))).toBe(true);
    expect(toggleRow(slip, selectionOf('a2', { eventId: A.eventId }))).toEqual({
      slip,
      replaced: null,
    });
    expect(ids(removeRow(slip, 'a'))).toEqual(['a']);
    expect(typeStake(slip, 'a', '5')).toEqual(slip);
  });

  test('other rows leave when they are removed', () => {
    expect(ids(removeRow(with1(), 'a'))).toEqual([]);
  });
});

describe('stakes and prices', () => {
  test.each([
    ['refused', REFUSED],
    ['notPlaced', NOT_PLACED],
  ])('typing after %s begins anew', (_phase, result) => {
    expect(row(typeStake(withResult(result), 'a', '50'))).toMatchObject({
      stake: '50',
      result: null,
    });
  });

  test('typing never takes a receipt away', () => {
    expect(row(typeStake(withResult(DONE), 'a', '50')).result).toBe(DONE);
  });

  test('[R8-7] a better price is taken when the member allows it', () => {
    expect(row(moment('2.05', 'better')).selection.price).toBe('2.05');
    const requested = row(moment('2.05', 'exact'));
    expect(requested.selection.price).toBe('1.95');
    expect(offeredPrice(requested)).toBe('2.05');
  });

  test('a worse price is never taken by itself; agreeing keeps the stake', () => {
    const slip = moment('1.80', 'better', typeStake(with1(), 'a', '100'));
    expect(row(slip).selection.price).toBe('1.95');
    expect(offeredPrice(row(slip))).toBe('1.80');
    const agreed = row(acceptTerms(slip, 'a'));
    expect(agreed).toMatchObject({ stake: '100', selection: { price: '1.80' }, result: null });
    expect(offeredPrice(agreed)).toBeNull();
  });

  test('any price is taken only by a member who asked for that', () => {
    expect(row(moment('1.80', 'any')).selection.price).toBe('1.80');
  });

  test('another line is offered and never taken by itself, nor is its price; agreed to, the name goes with it', () => {
    const slip = takeLegs(
      typeStake(with1(), 'a', '100'),
      [legOf('a', { line: '-0.75', price: odds('2.20') })],
      {
        requestedAt: 0,
        at: 1,
        policy: 'any',
      },
    );
    expect(offeredLine(row(slip))).toBe('-0.75');
    expect(row(slip).selection).toMatchObject({ line: '-0.5', price: '1.95' });
    expect(row(acceptTerms(slip, 'a'))).toMatchObject({
      stake: '100',
      selection: { line: '-0.75', selectionName: '红岭 -0.5/1', price: '2.20' },
    });
  });

  test('the same price in other digits is no new price, and no price is no offer', () => {
    expect(offeredPrice(row(moment('1.950', 'better')))).toBeNull();
    expect(offeredPrice(row(moment(null, 'better')))).toBeNull();
  });

  test('a row that has been sent keeps the price it was sent with', () => {
    expect(row(moment('2.05', 'any', withResult(SUBMITTING))).selection.price).toBe('1.95');
  });

  test('in play the score goes along with what the vendor says', () => {
    const slip = takeLegs(with1(), [legOf('a', { live: true, score: { home: 1, away: 0 } })], {
      requestedAt: 0,
      at: 1,
      policy: 'better',
    });
    expect(row(slip).selection).toMatchObject({ live: true, score: { home: 1, away: 0 } });
  });
});

describe('all together', () => {
  const both = (): SlipState => chooseMode(toggleRow(with1(), B).slip, 'combo');
  const info = { legs: [legOf('a'), legOf('b')], combos: [], maxPayout: null };

  test('stakes per line stay while the same selections are bet, and an outcome does not outlive them', () => {
    const staked = typeComboStake(both(), 'Doubles', '10');
    const refused = withCombo(staked, { result: REFUSED, offersFor: 'a|b' });
    const three = toggleRow(refused, selectionOf('c')).slip;
    expect(three.combo).toMatchObject({ result: null, stakes: { Doubles: '10' }, offers: null });
  });

  test('an answer about other selections comes too late', () => {
    const slip = toggleRow(both(), selectionOf('c')).slip;
    expect(takeCombos(slip, info, 'a|b', { requestedAt: 0, at: 1, policy: 'better' })).toBe(slip);
    expect(
      takeCombos(both(), info, 'a|b', { requestedAt: 0, at: 1, policy: 'better' }).combo,
    ).toMatchObject({ offers: [], offersFor: 'a|b' });
  });

  test('one selection left is a single again', () => {
    expect(removeRow(both(), 'b')).toMatchObject({ mode: 'single', combo: { stakes: {} } });
  });

  test('while the combo is on its way nothing comes in or goes out', () => {
    const slip = withCombo(both(), { result: SUBMITTING });
    expect(ids(removeRow(slip, 'a'))).toEqual(['a', 'b']);
    expect(ids(toggleRow(slip, selectionOf('c')).slip)).toEqual(['a', 'b']);
    expect(chooseMode(slip, 'single').mode).toBe('combo');
  });

  test('a booked combo makes room for the next selection', () => {
    expect(ids(toggleRow(withCombo(both(), { result: DONE }), selectionOf('c')).slip)).toEqual([
      'c',
    ]);
    expect(finishPlaced(withCombo(both(), { result: DONE }), true)).toMatchObject({
      mode: 'combo',
      rows: [{ stake: '' }, { stake: '' }],
    });
  });
});

describe('a kept cart', () => {
  test('[R3.6-2] comes back behind what was chosen since, one selection per event', () => {
    const slip = restoreRows(with1(), [selectionOf('a2', { eventId: A.eventId }), B], 'combo');
    expect(ids(slip)).toEqual(['a', 'b']);
    expect(restoreRows(EMPTY_SLIP, [A, B], 'combo')).toMatchObject({ mode: 'combo' });
  });
});

describe('after placing', () => {
  const mixed = (): SlipState => {
    const both = chooseMode(toggleRow(with1(), B).slip, 'single');
    const done = withRow(both, 'a', (one) => ({ ...one, result: DONE }));
    return withRow(done, 'b', (one) => ({ ...one, stake: '10', result: REFUSED }));
  };

  test('accepted rows leave, others keep their reason', () => {
    const slip = finishPlaced(mixed(), false);
    expect(ids(slip)).toEqual(['b']);
    expect(row(slip, 'b').result).toBe(REFUSED);
  });

  test('kept selections are fresh ones', () => {
    expect(row(finishPlaced(mixed(), true))).toEqual(rowOf(A));
  });

  test('accepted is also what waits for its verdict', () => {
    expect(
      [
        SUBMITTING,
        DONE,
        REFUSED,
        NOT_PLACED,
        { phase: 'pending', intent, result: null } as const,
      ].map((result) => isPlaced({ ...row(with1()), result })),
    ).toEqual([false, true, false, false, true]);
  });
});

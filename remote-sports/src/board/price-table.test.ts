import fc from 'fast-check';
import { odds } from '../vendors/odds.fixture';
import { pricesOf } from './board.fixture';
import { createPriceTable, type PriceState } from './price-table';

/** A table whose frames the test draws. */
function open() {
  const frames: (() => void)[] = [];
  const table = createPriceTable((work) => void frames.push(work));
  const frame = (): void => frames.splice(0).forEach((work) => work());
  const mount = (id: string) => {
    const written: PriceState[] = [];
    return { written, unmount: table.subscribe(id, (state) => written.push(state)) };
  };
  return { table, frame, mount, pending: () => frames.length };
}

test('a cell gets the price it has at once, without a move', () => {
  const { table, mount } = open();
  table.apply(pricesOf({ a: '1.95' }));
  expect(mount('a').written).toEqual([{ price: '1.95', move: null }]);
  expect(mount('unknown').written).toEqual([{ price: null, move: null }]);
});

test('the first price of a mounted cell is no move', () => {
  const { table, frame, mount } = open();
  const cell = mount('a');
  table.apply(pricesOf({ a: '1.95' }));
  frame();
  expect(cell.written.at(-1)).toEqual({ price: '1.95', move: null });
});

test('many changes within a frame are one write with the last price', () => {
  const { table, frame, mount, pending } = open();
  table.apply(pricesOf({ a: '1.95' }));
  const cell = mount('a');
  table.apply(pricesOf({ a: '1.97' }));
  table.apply(pricesOf({ a: '1.99' }));
  expect(pending()).toBe(1);
  expect(cell.written).toHaveLength(1);
  frame();
  expect(cell.written.slice(1)).toEqual([{ price: '1.99', move: 'up' }]);
});

test('a fall is a fall, a price that goes away or comes back is no move', () => {
  const { table, frame, mount } = open();
  table.apply(pricesOf({ a: '1.95' }));
  const cell = mount('a');
  for (const price of ['1.91', null, '1.99']) {
    table.apply(pricesOf({ a: price }));
    frame();
  }
  expect(cell.written.slice(1)).toEqual([
    { price: '1.91', move: 'down' },
    { price: null, move: null },
    { price: '1.99', move: null },
  ]);
});

test('the same price again writes nothing', () => {
  const { table, mount, pending } = open();
  table.apply(pricesOf({ a: '1.95' }));
  mount('a');
  table.apply(pricesOf({ a: '1.95' }));
  expect(pending()).toBe(0);
});

test('cells that are not on screen cost no frame, and show the last price when they come', () => {
  const { table, mount, pending } = open();
  table.apply(pricesOf({ a: '1.95' }));
  const cell = mount('a');
  cell.unmount();
  expect(table.mounted()).toBe(0);
  table.apply(pricesOf({ a: '2.05' }));
  expect(pending()).toBe(0);
  expect(mount('a').written).toEqual([{ price: '2.05', move: null }]);
});

test('a repaint writes every mounted cell without a move, and hides no move that is due', () => {
  const { table, frame, mount } = open();
  table.apply(pricesOf({ a: '1.95', b: '1.91' }));
  const [a, b] = [mount('a'), mount('b')];
  table.apply(pricesOf({ b: '1.93' }));
  table.repaint();
  frame();
  expect(a.written.at(-1)).toEqual({ price: '1.95', move: null });
  expect(b.written.at(-1)).toEqual({ price: '1.93', move: 'up' });
});

test('a new snapshot forgets the prices it does not have', () => {
  const { table } = open();
  table.apply(pricesOf({ a: '1.95', b: '1.91' }));
  table.retain(new Set(['b']));
  expect(table.get('a')).toBeNull();
  expect(table.get('b')).toBe('1.91');
});

test('after any sequence of changes and frames a mounted cell shows the last price', () => {
  const step = fc.oneof(
    fc.record({
      id: fc.constantFrom('a', 'b', 'c'),
      price: fc.option(fc.constantFrom('1.5', '1.95', '2', '2.05').map(odds)),
    }),
    fc.constant('frame' as const),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const { table, frame, mount } = open();
      const cells = { a: mount('a'), b: mount('b') };
      for (const one of steps) {
        if (one === 'frame') frame();
        else table.apply([{ selectionId: one.id, price: one.price }]);
      }
      frame();
      for (const [id, cell] of Object.entries(cells))
        expect(cell.written.at(-1)?.price).toBe(table.get(id));
    }),
  );
});

test('the move is from what was shown: a peak between two frames is not seen', () => {
  const { table, frame, mount } = open();
  table.apply(pricesOf({ a: '2.00' }));
  const cell = mount('a');
  table.apply(pricesOf({ a: '2.20' }));
  table.apply(pricesOf({ a: '2.10' }));
  frame();
  expect(cell.written.at(-1)).toEqual({ price: '2.10', move: 'up' });
  table.apply(pricesOf({ a: '2.30' }));
  table.apply(pricesOf({ a: '2.10' }));
  frame();
  expect(cell.written.at(-1)).toEqual({ price: '2.10', move: null });
});

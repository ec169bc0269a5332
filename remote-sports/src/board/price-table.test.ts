import fc from 'fast-check';
import type { DecimalOdds, OddsTypeName } from '@site/domain/odds/decimal-odds';
import { odds } from '../vendors/odds.fixture';
import type { PriceSlot } from '../vendors/port';
import { pricesOf } from './board.fixture';
import { createCellPainter } from './cell-painter';
import { createPriceTable } from './price-table';

/** A table whose frames the test draws. */
function open() {
  const frames: (() => void)[] = [];
  const table = createPriceTable((work) => void frames.push(work));
  const frame = (): void => frames.splice(0).forEach((work) => work());
  const mount = (id: string) => {
    const written: (DecimalOdds | null)[] = [];
    return { written, unmount: table.subscribe(id, (price) => void written.push(price)) };
  };
  return { table, frame, mount, pending: () => frames.length };
}

/** A slot in the hand of its adapter. */
const slotOf = (selectionId: string, price: string | null) => {
  const slot: { -readonly [K in keyof PriceSlot]: PriceSlot[K] } = {
    selectionId,
    price: price === null ? null : odds(price),
  };
  return slot;
};

test('a cell gets the price it has at once', () => {
  const { table, mount } = open();
  table.apply(pricesOf({ a: '1.95' }));
  expect(mount('a').written).toEqual(['1.95']);
  expect(mount('unknown').written).toEqual([null]);
});

test('a slot is held, not copied: what its adapter writes is the price at once, and is shown with the next frame', () => {
  const { table, mount, frame, pending } = open();
  const slot = slotOf('a', '1.95');
  table.apply([slot]);
  const cell = mount('a');
  slot.price = odds('1.97');
  expect([table.get('a'), pending()]).toEqual(['1.97', 0]);
  table.apply([slot]);
  frame();
  expect(cell.written).toEqual(['1.95', '1.97']);
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
  expect(cell.written.slice(1)).toEqual(['1.99']);
});

test('a listener that fails freezes no other cell', () => {
  const { table, frame, mount } = open();
  const [a, b] = [slotOf('a', '1.95'), slotOf('b', '1.95')];
  table.apply([a, b]);
  let isFirst = true;
  table.subscribe('a', () => {
    if (isFirst) isFirst = false;
    else throw new Error('broken');
  });
  const cell = mount('b');
  for (const price of ['1.97', '1.99']) {
    a.price = odds(price);
    b.price = odds(price);
    table.apply([a, b]);
    expect(frame).toThrow('broken');
  }
  b.price = odds('2.01');
  table.apply([b]);
  frame();
  expect(cell.written.at(-1)).toBe('2.01');
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
  const slot = slotOf('a', '1.95');
  table.apply([slot]);
  const cell = mount('a');
  cell.unmount();
  expect(table.mounted()).toBe(0);
  slot.price = odds('2.05');
  table.apply([slot]);
  expect(pending()).toBe(0);
  expect(mount('a').written).toEqual(['2.05']);
});

test('a repaint writes every mounted cell', () => {
  const { table, frame, mount } = open();
  table.apply(pricesOf({ a: '1.95', b: '1.91' }));
  const [a, b] = [mount('a'), mount('b')];
  table.apply(pricesOf({ b: '1.93' }));
  table.repaint();
  frame();
  expect([a.written, b.written]).toEqual([
    ['1.95', '1.95'],
    ['1.91', '1.93'],
  ]);
});

test('a new snapshot forgets the prices it does not have', () => {
  const { table } = open();
  table.apply(pricesOf({ a: '1.95', b: '1.91' }));
  table.retain(new Set(['b']));
  expect(table.get('a')).toBeNull();
  expect(table.get('b')).toBe('1.91');
});

test('a selection that left and comes back with its slot is known again', () => {
  const { table, frame, mount } = open();
  const slot = slotOf('a', '1.95');
  table.apply([slot]);
  const cell = mount('a');
  table.forget(['a']);
  expect(table.get('a')).toBeNull();
  table.apply([slot]);
  frame();
  expect([table.get('a'), cell.written.at(-1)]).toEqual(['1.95', '1.95']);
  cell.unmount();
  table.forget(['a']);
  expect(table.size()).toBe(0);
});

/** A table with real cells. */
function painted(type: () => OddsTypeName) {
  const { table, frame } = open();
  const painter = createCellPainter(type);
  const show = (id: string) => {
    const cell = document.createElement('button');
    const text = document.createTextNode('');
    const note = document.createElement('sup');
    cell.append(text, note);
    table.subscribe(id, painter.cell({ cell, text, note, euOnly: false }));
    return () => [text.data, cell.dataset['move']];
  };
  return { table, frame, show };
}

test('the move is from what was shown: a peak between two frames is not seen, another odds type is no move and hides none', () => {
  let type: OddsTypeName = 'EU';
  const { table, frame, show } = painted(() => type);
  const [a, b] = [slotOf('a', '2.00'), slotOf('b', '1.91')];
  table.apply([a, b]);
  const [looksA, looksB] = [show('a'), show('b')];
  const say = (slot: typeof a, price: string): void => {
    slot.price = odds(price);
    table.apply([slot]);
  };
  say(a, '2.20');
  say(a, '2.00');
  frame();
  expect(looksA()).toEqual(['2.00', undefined]);
  say(b, '1.93');
  type = 'HK';
  table.repaint();
  frame();
  expect([looksA(), looksB()]).toEqual([
    ['1.00', undefined],
    ['0.93', 'up'],
  ]);
  say(a, '2.20');
  say(a, '1.90');
  // A second cell of the selection takes no move from the first.
  const second = show('a');
  frame();
  expect([looksA(), second()]).toEqual([
    ['0.90', 'down'],
    ['0.90', undefined],
  ]);
});

test('after any sequence of writes, forgetting and frames a mounted cell shows what a plain list of prices says', () => {
  const id = fc.constantFrom('a', 'b', 'c');
  const price = fc.option(fc.constantFrom('1.5', '1.95', '2', '2.05'));
  const step = fc.oneof(
    { weight: 6, arbitrary: fc.record({ do: fc.constant('write' as const), id, price }) },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('another' as const), id, price }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('forget' as const), id }) },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('frame' as const) }) },
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const { table, frame, mount } = open();
      const cells = { a: mount('a'), b: mount('b') };
      const slots = new Map<string, ReturnType<typeof slotOf>>();
      const model = new Map<string, string | null>();
      for (const one of steps) {
        if (one.do === 'frame') frame();
        else if (one.do === 'forget') {
          table.forget([one.id]);
          slots.delete(one.id);
          model.delete(one.id);
        } else {
          const known = one.do === 'write' ? slots.get(one.id) : undefined;
          const slot = known ?? slotOf(one.id, one.price);
          slot.price = one.price === null ? null : odds(one.price);
          slots.set(one.id, slot);
          model.set(one.id, one.price);
          table.apply([slot]);
        }
        for (const each of ['a', 'b', 'c']) expect(table.get(each)).toBe(model.get(each) ?? null);
      }
      table.repaint();
      frame();
      for (const [each, cell] of Object.entries(cells))
        expect(cell.written.at(-1)).toBe(model.get(each) ?? null);
      expect(table.size()).toBe(new Set(['a', 'b', ...model.keys()]).size);
    }),
  );
});

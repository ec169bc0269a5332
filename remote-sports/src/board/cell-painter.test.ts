import { odds } from '../vendors/odds.fixture';
import type { OddsTypeName } from '@site/domain/odds/decimal-odds';
import { createCellPainter, type CellNodes } from './cell-painter';

function cellOf(euOnly = false): CellNodes {
  const cell = document.createElement('button');
  const text = document.createTextNode('');
  const note = document.createElement('sup');
  note.hidden = true;
  cell.append(text, note);
  return { cell, text, note, euOnly };
}

const looks = ({ cell, text, note }: CellNodes) => ({
  text: text.data,
  eu: cell.dataset['eu'],
  empty: cell.hasAttribute('data-empty'),
  label: !note.hidden,
  move: cell.dataset['move'],
});

describe('what a cell shows', () => {
  test('[R5-6] the price in the chosen type, and in the new one when the member changes it', () => {
    let type: OddsTypeName = 'HK';
    const painter = createCellPainter(() => type);
    const nodes = cellOf();
    painter.paint(nodes, { price: odds('2.90'), move: null });
    expect(looks(nodes)).toEqual({
      text: '1.90',
      eu: '2.90',
      empty: false,
      label: false,
      move: undefined,
    });
    type = 'MY';
    painter.paint(nodes, { price: odds('2.90'), move: null });
    expect(looks(nodes).text).toBe('-0.53');
  });

  test('[R5-6] a price that the type cannot express is labelled, and the label goes with it', () => {
    const painter = createCellPainter(() => 'MY');
    const nodes = cellOf();
    for (const [price, label] of [
      ['202.00', true],
      ['1.95', false],
      ['202.00', true],
    ] as const) {
      painter.paint(nodes, { price: odds(price), move: null });
      expect(looks(nodes).label).toBe(label);
    }
    const euOnly = cellOf(true);
    painter.paint(euOnly, { price: odds('202.00'), move: null });
    expect(looks(euOnly)).toMatchObject({ text: '202.00', label: false });
  });

  test('a price that goes away and comes back', () => {
    const painter = createCellPainter(() => 'HK');
    const nodes = cellOf();
    for (const price of [odds('1.95'), null, odds('1.95')]) {
      painter.paint(nodes, { price, move: null });
      expect(looks(nodes)).toMatchObject(
        price === null
          ? { text: '–', eu: undefined, empty: true }
          : { text: '0.95', eu: '1.95', empty: false },
      );
    }
  });

  test('another text node or another painter on the same cell writes it whole', () => {
    const nodes = cellOf();
    const first = createCellPainter(() => 'MY');
    first.paint(nodes, { price: odds('202.00'), move: null });
    const second = { ...nodes, text: document.createTextNode('') };
    first.paint(second, { price: odds('202.00'), move: null });
    expect(second.text.data).toBe('202.00');
    createCellPainter(() => 'HK').paint(second, { price: odds('1.95'), move: null });
    expect(looks(second)).toMatchObject({ text: '0.95', eu: '1.95', label: false });
  });
});

describe('flashes', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  test('a move shows for two seconds, a further one holds it, and the same move can come again', () => {
    const painter = createCellPainter(() => 'HK');
    const stop = painter.start();
    const nodes = cellOf();
    const after = (ms: number) => {
      jest.advanceTimersByTime(ms);
      return looks(nodes).move;
    };
    painter.paint(nodes, { price: odds('1.97'), move: 'up' });
    expect(after(1_500)).toBe('up');
    painter.paint(nodes, { price: odds('1.95'), move: 'down' });
    expect(after(1_500)).toBe('down');
    expect(after(1_000)).toBeUndefined();
    painter.paint(nodes, { price: odds('1.93'), move: 'down' });
    expect(looks(nodes).move).toBe('down');
    expect(after(2_500)).toBeUndefined();
    stop();
  });
});

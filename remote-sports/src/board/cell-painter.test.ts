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
    const paint = painter.cell(nodes);
    paint(odds('2.90'));
    expect(looks(nodes)).toEqual({
      text: '1.90',
      eu: '2.90',
      empty: false,
      label: false,
      move: undefined,
    });
    type = 'MY';
    paint(odds('2.90'));
    expect(looks(nodes)).toMatchObject({ text: '-0.53', move: undefined });
  });

  test('[R5-6] a price that the type cannot express is labelled, and the label goes with it', () => {
    const painter = createCellPainter(() => 'MY');
    const nodes = cellOf();
    const paint = painter.cell(nodes);
    for (const [price, label] of [
      ['202.00', true],
      ['1.95', false],
      ['202.00', true],
    ] as const) {
      paint(odds(price));
      expect(looks(nodes).label).toBe(label);
    }
    const euOnly = cellOf(true);
    painter.cell(euOnly)(odds('202.00'));
    expect(looks(euOnly)).toMatchObject({ text: '202.00', label: false });
  });

  test('a price that goes away and comes back', () => {
    const nodes = cellOf();
    const paint = createCellPainter(() => 'HK').cell(nodes);
    for (const price of [odds('1.95'), null, odds('1.99')]) {
      paint(price);
      expect(looks(nodes)).toMatchObject(
        price === null
          ? { text: '–', eu: undefined, empty: true }
          : { text: price === '1.95' ? '0.95' : '0.99', eu: price, empty: false, move: undefined },
      );
    }
  });

  test('another text node or another painter on the same cell writes it whole', () => {
    const nodes = cellOf();
    const first = createCellPainter(() => 'MY');
    first.cell(nodes)(odds('202.00'));
    const second = { ...nodes, text: document.createTextNode('') };
    first.cell(second)(odds('202.00'));
    expect(second.text.data).toBe('202.00');
    createCellPainter(() => 'HK').cell(second)(odds('1.95'));
    expect(looks(second)).toMatchObject({ text: '0.95', eu: '1.95', label: false });
    first.cell(second)(null);
    expect(looks(second)).toMatchObject({ text: '–', eu: undefined, empty: true, label: false });
  });
});

describe('signs of moves', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  test('a move shows for a second at most, more of the same does not hold it, and it can come again', () => {
    const painter = createCellPainter(() => 'HK');
    const stop = painter.start();
    const nodes = cellOf();
    const after = (ms: number) => {
      jest.advanceTimersByTime(ms);
      return looks(nodes).move;
    };
    const paint = painter.cell(nodes);
    paint(odds('1.95'));
    expect(after(0)).toBeUndefined();
    paint(odds('1.97'));
    expect(after(600)).toBe('up');
    paint(odds('1.99'));
    expect(after(400)).toBeUndefined();
    paint(odds('2.01'));
    expect(after(600)).toBe('up');
    paint(odds('1.98'));
    expect(after(600)).toBe('down');
    expect(after(400)).toBeUndefined();
    paint(odds('1.980'));
    expect(looks(nodes)).toMatchObject({ eu: '1.980', move: undefined });
    stop();
  });

  test('a cell that is given to another selection keeps no sign, and its own is not swept with the old one', () => {
    const painter = createCellPainter(() => 'HK');
    const stop = painter.start();
    const nodes = cellOf();
    const first = painter.cell(nodes);
    first(odds('1.95'));
    first(odds('1.97'));
    jest.advanceTimersByTime(500);
    const text = document.createTextNode('');
    nodes.text.replaceWith(text);
    const second = painter.cell({ ...nodes, text });
    second(odds('2.05'));
    expect(looks({ ...nodes, text }).move).toBeUndefined();
    second(odds('2.09'));
    jest.advanceTimersByTime(600);
    expect(looks({ ...nodes, text })).toMatchObject({ text: '1.09', move: 'up' });
    jest.advanceTimersByTime(1_000);
    expect(looks({ ...nodes, text }).move).toBeUndefined();
    stop();
  });

  test('a step too small for a sign has none, and steps that add up get theirs', () => {
    const painter = createCellPainter(() => 'HK');
    const nodes = cellOf();
    const paint = painter.cell(nodes);
    const shown = ['1.95', '1.96', '1.95', '1.96', '1.97'].map((price) => {
      paint(odds(price));
      return looks(nodes).move;
    });
    expect(shown).toEqual([undefined, undefined, undefined, undefined, 'up']);
    expect(looks(nodes).text).toBe('0.97');
  });

  test('whoever wants calm sees prices change and no sign of it; afterwards no move of before is told', () => {
    let calm = true;
    const painter = createCellPainter(
      () => 'HK',
      () => calm,
    );
    const nodes = cellOf();
    const paint = painter.cell(nodes);
    paint(odds('1.95'));
    paint(odds('2.20'));
    expect(looks(nodes)).toMatchObject({ text: '1.20', move: undefined });
    calm = false;
    paint(odds('2.21'));
    expect(looks(nodes).move).toBeUndefined();
    paint(odds('2.30'));
    expect(looks(nodes).move).toBe('up');
  });
});

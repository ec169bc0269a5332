/**
 * Writes prices into mounted cells: text nodes and attributes, never React. A flash is an attribute
 * that a sweep takes away; another move holds it longer, and the page is only touched where
 * something changed.
 */
import { formatOdds, NO_ODDS_TEXT } from '@site/domain/odds/convert';
import type { DecimalOdds, OddsTypeName } from '@site/domain/odds/decimal-odds';
import type { PriceState } from './price-table';

/** How long a move stays visible (domain P0: 1.5 to 3 s). */
const FLASH_MS = 2_000;
const SWEEP_MS = 500;
/** Prices come back within a narrow range: what they look like is kept, up to this many. */
const KEPT_TEXTS = 1_024;

/** A cell on the page. */
export interface CellNodes {
  readonly cell: HTMLElement;
  readonly text: Text;
  readonly note: HTMLElement;
  readonly euOnly: boolean;
}

/** The painter of one board. */
export interface CellPainter {
  readonly paint: (nodes: CellNodes, state: PriceState) => void;
  /**
   * Starts taking flashes away.
   *
   * @returns the way to stop.
   */
  readonly start: () => () => void;
}

/**
 * A price in words. The label stands only where the type is not the one the member chose and would
 * expect here (D3).
 */
interface Display {
  readonly text: string;
  readonly expected: boolean;
}

function keptFormat(): (price: DecimalOdds, wanted: OddsTypeName, euOnly: boolean) => Display {
  const kept = new Map<string, Display>();
  return (price, wanted, euOnly) => {
    const key = `${euOnly ? '' : wanted}${price}`;
    const known = kept.get(key);
    if (known !== undefined) return known;
    const { text, type } = formatOdds(price, wanted, euOnly);
    const display = { text, expected: euOnly || type === wanted };
    if (kept.size >= KEPT_TEXTS) kept.clear();
    kept.set(key, display);
    return display;
  };
}

/**
 * What a cell shows now. Asking the page costs more than remembering, and most writes change one of
 * these only.
 */
interface Shown {
  readonly cell: HTMLElement;
  node: Text | null;
  text: string;
  price: DecimalOdds | null;
  expected: boolean;
  move: PriceState['move'];
  until: number;
}

/** A cell that nothing is known of: what another painter left on it is looked up once. */
const firstSeen = ({ cell, note }: CellNodes): Shown => ({
  cell,
  node: null,
  text: '',
  price: null,
  expected: note.hasAttribute('hidden'),
  move: null,
  until: 0,
});

function write(
  { cell, text, note }: CellNodes,
  shown: Shown,
  price: DecimalOdds | null,
  display: Display,
): void {
  if (shown.node !== text || shown.text !== display.text) text.data = display.text;
  if (price === null) {
    cell.removeAttribute('data-eu');
    cell.setAttribute('data-empty', '');
  } else if (shown.price !== price) {
    cell.setAttribute('data-eu', price);
    if (shown.price === null) cell.removeAttribute('data-empty');
  }
  if (shown.expected !== display.expected) note.hidden = display.expected;
  shown.node = text;
  shown.text = display.text;
  shown.price = price;
  shown.expected = display.expected;
}

/**
 * Makes a painter.
 *
 * @param oddsType the type the member reads now; asked at each write.
 */
export function createCellPainter(oddsType: () => OddsTypeName): CellPainter {
  const format = keptFormat();
  const cells = new WeakMap<HTMLElement, Shown>();
  const flashing = new Set<Shown>();
  const sweep = (): void => {
    const now = performance.now();
    for (const shown of flashing) {
      if (shown.until > now) continue;
      shown.cell.removeAttribute('data-move');
      shown.move = null;
      flashing.delete(shown);
    }
  };
  return {
    paint: (nodes, { price, move }) => {
      const shown = cells.get(nodes.cell) ?? firstSeen(nodes);
      if (shown.node === null) cells.set(nodes.cell, shown);
      write(
        nodes,
        shown,
        price,
        price === null
          ? { text: NO_ODDS_TEXT, expected: shown.expected }
          : format(price, oddsType(), nodes.euOnly),
      );
      if (move === null) return;
      if (shown.move !== move) nodes.cell.dataset['move'] = move;
      shown.move = move;
      shown.until = performance.now() + FLASH_MS;
      flashing.add(shown);
    },
    start: () => {
      const timer = setInterval(sweep, SWEEP_MS);
      return () => clearInterval(timer);
    },
  };
}

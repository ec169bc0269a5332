/**
 * Writes prices into mounted cells: text nodes and attributes, never React. A flash is an attribute
 * that a sweep takes away; another move holds it longer, and the page is only touched where
 * something changed.
 */
import { formatOdds, NO_ODDS_TEXT } from '@site/domain/odds/convert';
import { moveOf, type DecimalOdds, type OddsTypeName } from '@site/domain/odds/decimal-odds';
import type { PriceListener } from './price-table';

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
  /** Takes a cell that comes; what stood in it before is written over. */
  readonly cell: (nodes: CellNodes) => PriceListener;
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

/** Texts of the types that were read lately, each type with its own. */
function keptFormat(): (price: DecimalOdds, wanted: OddsTypeName, euOnly: boolean) => Display {
  const kept = new Map<string, Map<DecimalOdds, Display>>();
  return (price, wanted, euOnly) => {
    const kind = euOnly ? 'euOnly' : wanted;
    const texts = kept.get(kind) ?? new Map<DecimalOdds, Display>();
    const known = texts.get(price);
    if (known !== undefined) return known;
    const { text, type } = formatOdds(price, wanted, euOnly);
    const display = { text, expected: euOnly || type === wanted };
    if (texts.size >= KEPT_TEXTS) texts.clear();
    kept.set(kind, texts.set(price, display));
    return display;
  };
}

/**
 * A cell with what it shows now: asking the page costs more than remembering, most writes change
 * one of these only, and a move is told from what the member saw.
 */
interface Shown {
  readonly nodes: CellNodes;
  price: DecimalOdds | null;
  text: string | null;
  expected: boolean;
  move: 'up' | 'down' | null;
  /** When the flash ends, of the browser's own clock, ms. */
  until: number;
}

function write(shown: Shown, price: DecimalOdds | null, { text, expected }: Display): void {
  const { cell, text: node, note } = shown.nodes;
  if (shown.text !== text) node.data = shown.text = text;
  if (shown.expected !== expected) note.hidden = shown.expected = expected;
  if (shown.price === price) return;
  if (price === null) {
    cell.removeAttribute('data-eu');
    cell.setAttribute('data-empty', '');
  } else {
    cell.setAttribute('data-eu', price);
    if (shown.price === null) cell.removeAttribute('data-empty');
  }
  shown.price = price;
}

/** A cell without a price: the state in which every cell begins. */
function begin(nodes: CellNodes): Shown {
  const { cell, note } = nodes;
  cell.removeAttribute('data-eu');
  cell.setAttribute('data-empty', '');
  cell.removeAttribute('data-move');
  note.hidden = true;
  return { nodes, price: null, text: null, expected: true, move: null, until: 0 };
}

/**
 * Makes a painter.
 *
 * @param oddsType the type the member reads now; asked at each write.
 */
export function createCellPainter(oddsType: () => OddsTypeName): CellPainter {
  const format = keptFormat();
  const flashing = new Set<Shown>();
  const sweep = (): void => {
    const now = performance.now();
    for (const shown of flashing) {
      if (shown.until > now) continue;
      flashing.delete(shown);
      [shown.move, shown.until] = [null, 0];
      // A cell that was given to another selection since shows that one's moves.
      if (shown.nodes.text.parentNode !== null) shown.nodes.cell.removeAttribute('data-move');
    }
  };
  const flash = (shown: Shown, move: 'up' | 'down'): void => {
    if (shown.move !== move) shown.nodes.cell.dataset['move'] = shown.move = move;
    if (shown.until === 0) flashing.add(shown);
    shown.until = performance.now() + FLASH_MS;
  };
  return {
    cell: (nodes) => {
      const shown = begin(nodes);
      return (price) => {
        const before = shown.price;
        const display =
          price === null
            ? { text: NO_ODDS_TEXT, expected: shown.expected }
            : format(price, oddsType(), nodes.euOnly);
        write(shown, price, display);
        if (before === null || price === null || before === price) return;
        const move = moveOf(before, price);
        if (move !== null) flash(shown, move);
      };
    },
    start: () => {
      const timer = setInterval(sweep, SWEEP_MS);
      return () => clearInterval(timer);
    },
  };
}

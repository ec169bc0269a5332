/**
 * Writes prices into mounted cells: text nodes and attributes, never React. The sign of a move is
 * an attribute that a sweep takes away (ADR 075), and the page is only touched where something
 * changed.
 */
import { formatOdds, NO_ODDS_TEXT } from '@site/domain/odds/convert';
import { signOf, type DecimalOdds, type OddsTypeName } from '@site/domain/odds/decimal-odds';
import { MOVE_WORD, type OddsMove } from '@site/domain/reference/updates';
import type { PriceListener } from './price-table';

/** How long a sign stands; with the wait for the sweep at most a second. */
const SIGN_MS = 750;
const SWEEP_MS = 250;
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
   * Starts taking signs away.
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
  /** Price of the last sign, or the first that was shown: the next move is measured from it. */
  told: DecimalOdds | null;
  move: OddsMove | null;
  /** When the sign ends, of the browser's own clock, ms. */
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
  return { nodes, price: null, text: null, expected: true, told: null, move: null, until: 0 };
}

/**
 * Makes a painter.
 *
 * @param oddsType the type the member reads now; asked at each write.
 * @param isCalm the member wants no signs of moves; asked at each move.
 */
export function createCellPainter(
  oddsType: () => OddsTypeName,
  isCalm: () => boolean = () => false,
): CellPainter {
  const format = keptFormat();
  const signed = new Set<Shown>();
  const sweep = (): void => {
    const now = performance.now();
    for (const shown of signed) {
      if (shown.until > now) continue;
      signed.delete(shown);
      [shown.move, shown.until] = [null, 0];
      // A cell that was given to another selection since shows that one's moves.
      if (shown.nodes.text.parentNode !== null) shown.nodes.cell.removeAttribute('data-move');
    }
  };
  const sign = (shown: Shown, move: OddsMove): void => {
    // More of the same says nothing new: it does not hold the sign.
    if (shown.move === move) return;
    shown.nodes.cell.dataset['move'] = MOVE_WORD[move];
    shown.move = move;
    if (shown.until === 0) signed.add(shown);
    shown.until = performance.now() + SIGN_MS;
  };
  /** A price that was there before, or comes back, has not moved. */
  const follow = (shown: Shown, price: DecimalOdds | null): void => {
    const move = shown.told === null || price === null ? null : signOf(shown.told, price);
    if (move !== null || shown.told === null || price === null) shown.told = price;
    if (move !== null && !isCalm()) sign(shown, move);
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
        if (before !== price) follow(shown, price);
      };
    },
    start: () => {
      const timer = setInterval(sweep, SWEEP_MS);
      return () => clearInterval(timer);
    },
  };
}

/**
 * Writes prices into mounted cells: text nodes and attributes, never React. A flash is an attribute that a sweep takes away;
 * another move holds it longer, and the page is only touched where something changed.
 */
import { formatOdds, NO_ODDS_TEXT, type OddsDisplay } from '@site/domain/odds/convert';
import type { DecimalOdds, OddsTypeName } from '@site/domain/odds/decimal-odds';
import type { PriceState } from './price-table';

/** How long a move stays visible (domain P0: 1.5 to 3 s). */
const FLASH_MS = 2_000;
const SWEEP_MS = 500;
/** Prices come back within a narrow range: what they look like is kept, up to this many. */
const KEPT_TEXTS = 4_096;

/** A cell on the page. */
export interface CellNodes { readonly cell: HTMLElement; readonly text: Text; readonly note: HTMLElement; readonly euOnly: boolean }

/** The painter of one board. */
export interface CellPainter {
  readonly setOddsType: (type: OddsTypeName) => void;
  readonly paint: (nodes: CellNodes, state: PriceState) => void;
  /** Starts taking flashes away. @returns the way to stop. */
  readonly start: () => () => void;
}

type Format = (price: DecimalOdds, wanted: OddsTypeName, euOnly: boolean) => OddsDisplay;

function keptFormat(): Format {
  const kept = new Map<string, OddsDisplay>();
  return (price, wanted, euOnly) => {
    const key = `${euOnly ? 'EU' : wanted}${price}`;
    const known = kept.get(key);
    if (known !== undefined) return known;
    const shown = formatOdds(price, wanted, euOnly);
    if (kept.size >= KEPT_TEXTS) kept.clear();
    kept.set(key, shown);
    return shown;
  };
}

function write(nodes: CellNodes, { price }: PriceState, wanted: OddsTypeName, format: Format): void {
  const { cell, text, note, euOnly } = nodes;
  if (price === null) {
    text.data = NO_ODDS_TEXT;
    cell.removeAttribute('data-eu');
    cell.setAttribute('data-empty', '');
    return;
  }
  const shown = format(price, wanted, euOnly);
  if (text.data !== shown.text) text.data = shown.text;
  cell.setAttribute('data-eu', price);
  if (cell.hasAttribute('data-empty')) cell.removeAttribute('data-empty');
  // The label stands only where the type is not the one the member chose and would expect here (D3).
  const expected = euOnly || shown.type === wanted;
  if (note.hidden !== expected) note.hidden = expected;
}

/** Makes a painter. */
export function createCellPainter(): CellPainter {
  let oddsType: OddsTypeName = 'HK';
  const format = keptFormat();
  const flashing = new Map<HTMLElement, number>();
  const sweep = (): void => {
    const now = performance.now();
    for (const [cell, until] of flashing) {
      if (until > now) continue;
      cell.removeAttribute('data-move');
      flashing.delete(cell);
    }
  };
  return {
    setOddsType: (type) => { oddsType = type; },
    paint: (nodes, state) => {
      write(nodes, state, oddsType, format);
      if (state.move === null) return;
      if (nodes.cell.dataset['move'] !== state.move) nodes.cell.dataset['move'] = state.move;
      flashing.set(nodes.cell, performance.now() + FLASH_MS);
    },
    start: () => {
      const timer = setInterval(sweep, SWEEP_MS);
      return () => clearInterval(timer);
    },
  };
}

/**
 * Writes prices into mounted cells: text nodes and attributes, never React. A flash is an attribute that a sweep takes away;
 * another move holds it longer, and the page is only touched where something changed.
 */
import { formatOdds, NO_ODDS_TEXT } from '@site/domain/odds/convert';
import type { OddsTypeName } from '@site/domain/odds/decimal-odds';
import type { PriceState } from './price-table';

/** How long a move stays visible (domain P0: 1.5 to 3 s). */
const FLASH_MS = 2_000;
const SWEEP_MS = 500;

/** A cell on the page. */
export interface CellNodes { readonly cell: HTMLElement; readonly text: Text; readonly note: HTMLElement; readonly euOnly: boolean }

/** The painter of one board. */
export interface CellPainter {
  readonly setOddsType: (type: OddsTypeName) => void;
  readonly paint: (nodes: CellNodes, state: PriceState) => void;
  /** Starts taking flashes away. @returns the way to stop. */
  readonly start: () => () => void;
}

function write(nodes: CellNodes, { price }: PriceState, wanted: OddsTypeName): void {
  const { cell, text, note, euOnly } = nodes;
  if (price === null) {
    text.data = NO_ODDS_TEXT;
    cell.removeAttribute('data-eu');
    cell.setAttribute('data-empty', '');
    return;
  }
  const shown = formatOdds(price, wanted, euOnly);
  text.data = shown.text;
  cell.setAttribute('data-eu', price);
  if (cell.hasAttribute('data-empty')) cell.removeAttribute('data-empty');
  // The label stands only where the type is not the one the member chose and would expect here (D3).
  const expected = euOnly || shown.type === wanted;
  if (note.hidden !== expected) note.hidden = expected;
}

/** Makes a painter. */
export function createCellPainter(): CellPainter {
  let oddsType: OddsTypeName = 'HK';
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
      write(nodes, state, oddsType);
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

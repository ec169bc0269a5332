/**
 * Prices outside React: a batch collects the last price per selection, and once per frame only mounted cells are written
 * (performance.md "The live board"). Nothing here knows the DOM; the frame source is handed in.
 */
import { moveOf, type DecimalOdds } from '@site/domain/odds/decimal-odds';
import type { PriceChange } from '../vendors/port';

/** A price and which way it last went. */
export interface PriceState {
  readonly price: DecimalOdds | null;
  /** Set on the write that follows a move, null on a first value or a repaint. */
  readonly move: 'up' | 'down' | null;
}

/** Receives a cell's price. */
export type PriceListener = (state: PriceState) => void;

/** The price table. */
export interface PriceTable {
  readonly get: (selectionId: string) => DecimalOdds | null;
  readonly apply: (changes: readonly PriceChange[]) => void;
  /** Forgets all prices not in the list (a snapshot replaced the board). */
  readonly retain: (selectionIds: ReadonlySet<string>) => void;
  /** Listens for one selection; called at once with the price it has. */
  readonly subscribe: (selectionId: string, listener: PriceListener) => () => void;
  /** Writes all mounted cells again without a move (odds type changed). */
  readonly repaint: () => void;
  /** Mounted cells, for tests of the virtualisation. */
  readonly mounted: () => number;
}

/** Makes a price table. @param nextFrame runs work before the next paint; not called while the page is hidden. */
export function createPriceTable(nextFrame: (work: () => void) => void): PriceTable {
  const prices = new Map<string, DecimalOdds | null>();
  const listeners = new Map<string, Set<PriceListener>>();
  let dirty = new Map<string, 'up' | 'down' | null>();
  let scheduled = false;

  const flush = (): void => {
    scheduled = false;
    const batch = dirty;
    dirty = new Map();
    for (const [id, move] of batch) {
      const price = prices.get(id) ?? null;
      listeners.get(id)?.forEach((listener) => listener({ price, move }));
    }
  };
  const schedule = (): void => {
    if (scheduled || dirty.size === 0) return;
    scheduled = true;
    nextFrame(flush);
  };

  return {
    get: (id) => prices.get(id) ?? null,
    apply: (changes) => {
      for (const { selectionId, price } of changes) {
        const before = prices.get(selectionId);
        if (before === price) continue;
        prices.set(selectionId, price);
        if (!listeners.has(selectionId)) continue;
        dirty.set(selectionId, before !== undefined && before !== null && price !== null ? moveOf(before, price) : null);
      }
      schedule();
    },
    retain: (ids) => {
      for (const id of prices.keys()) if (!ids.has(id)) prices.delete(id);
    },
    subscribe: (id, listener) => {
      const own = listeners.get(id) ?? new Set<PriceListener>();
      own.add(listener);
      listeners.set(id, own);
      listener({ price: prices.get(id) ?? null, move: null });
      return () => {
        own.delete(listener);
        if (own.size === 0 && listeners.get(id) === own) listeners.delete(id);
      };
    },
    repaint: () => {
      for (const id of listeners.keys()) if (!dirty.has(id)) dirty.set(id, null);
      schedule();
    },
    mounted: () => listeners.size,
  };
}

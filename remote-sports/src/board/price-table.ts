/**
 * Prices outside React: a batch collects the last price per selection, and once per frame only
 * mounted cells are written (performance.md "The live board"). Nothing here knows the DOM; the
 * frame source is handed in.
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
  /** Forgets prices of markets that left. */
  readonly forget: (selectionIds: readonly string[]) => void;
  /** Listens for one selection; called at once with the price it has. */
  readonly subscribe: (selectionId: string, listener: PriceListener) => () => void;
  /** Writes all mounted cells again without a move (odds type changed). */
  readonly repaint: () => void;
  /** Mounted cells, for tests of the virtualisation. */
  readonly mounted: () => number;
  /** Selections that are remembered at all, for tests of what a long visit keeps. */
  readonly size: () => number;
}

/** A selection with everything that is known of it: a tick looks it up once. */
interface Slot {
  price: DecimalOdds | null;
  known: boolean;
  painted: DecimalOdds | null;
  readonly listeners: Set<PriceListener>;
}

/**
 * Makes a price table.
 *
 * @param nextFrame runs work before the next paint; not called while the page is hidden.
 */
export function createPriceTable(nextFrame: (work: () => void) => void): PriceTable {
  const slots = new Map<string, Slot>();
  let dirty = new Set<Slot>();
  let scheduled = false;

  const slotOf = (id: string): Slot => {
    const there = slots.get(id);
    if (there !== undefined) return there;
    const slot: Slot = { price: null, known: false, painted: null, listeners: new Set() };
    slots.set(id, slot);
    return slot;
  };
  const forget = (id: string, slot: Slot): void => {
    slot.price = null;
    slot.known = false;
    if (slot.listeners.size === 0) slots.delete(id);
  };
  const flush = (): void => {
    scheduled = false;
    const batch = dirty;
    dirty = new Set();
    for (const slot of batch) {
      // The move is from what the member saw, not from a price that came and went between two frames.
      const { price, painted, listeners } = slot;
      const move = painted !== null && price !== null ? moveOf(painted, price) : null;
      slot.painted = price;
      for (const listener of listeners) listener({ price, move });
    }
  };
  const schedule = (): void => {
    if (scheduled || dirty.size === 0) return;
    scheduled = true;
    nextFrame(flush);
  };

  return {
    get: (id) => slots.get(id)?.price ?? null,
    apply: (changes) => {
      for (const { selectionId, price } of changes) {
        const slot = slotOf(selectionId);
        if (slot.price === price && slot.known) continue;
        slot.price = price;
        slot.known = true;
        if (slot.listeners.size > 0) dirty.add(slot);
      }
      schedule();
    },
    retain: (ids) => {
      for (const [id, slot] of slots) if (!ids.has(id)) forget(id, slot);
    },
    forget: (ids) => {
      for (const id of ids) {
        const slot = slots.get(id);
        if (slot !== undefined) forget(id, slot);
      }
    },
    subscribe: (id, listener) => {
      const slot = slotOf(id);
      slot.listeners.add(listener);
      if (!dirty.has(slot)) slot.painted = slot.price;
      listener({ price: slot.price, move: null });
      return () => {
        slot.listeners.delete(listener);
        if (slot.listeners.size === 0 && !slot.known && slots.get(id) === slot) slots.delete(id);
      };
    },
    repaint: () => {
      for (const slot of slots.values()) {
        if (slot.listeners.size > 0) dirty.add(slot);
      }
      schedule();
    },
    size: () => slots.size,
    mounted: () => [...slots.values()].filter(({ listeners }) => listeners.size > 0).length,
  };
}

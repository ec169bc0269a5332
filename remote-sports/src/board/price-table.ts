/**
 * Prices outside React: holds the slots that the adapter writes, by selection, and once per frame
 * has the mounted cells of those that moved read them (performance.md "The live board"). Nothing
 * here knows the DOM; the frame source is handed in.
 */
import type { DecimalOdds } from '@site/domain/odds/decimal-odds';
import type { PriceSlot, PriceWatch } from '../vendors/port';

/** Shows a price; what it was before is the listener's own to remember. */
export type PriceListener = (price: DecimalOdds | null) => void;

/** The price table. */
export interface PriceTable {
  readonly get: (selectionId: string) => DecimalOdds | null;
  /** Slots that were written, known ones or new. */
  readonly apply: (slots: readonly PriceSlot[]) => void;
  /** Forgets all prices not in the list (a snapshot replaced the board). */
  readonly retain: (selectionIds: ReadonlySet<string>) => void;
  /** Forgets prices of markets that left. */
  readonly forget: (selectionIds: readonly string[]) => void;
  /** Listens for one selection; called at once with the price it has. */
  readonly subscribe: (selectionId: string, listener: PriceListener) => () => void;
  /** Writes all mounted cells again (odds type changed). */
  readonly repaint: () => void;
  /** Mounted cells, for tests of the virtualisation. */
  readonly mounted: () => number;
  /** Selections that are remembered at all, for tests of what a long visit keeps. */
  readonly size: () => number;
}

/** A selection's place in the table: the slot, and the cells that show it. */
class Place implements PriceWatch {
  slot: PriceSlot | null = null;
  isDue = false;
  readonly listeners = new Set<PriceListener>();

  constructor(private readonly queue: (place: Place) => void) {}

  changed(): void {
    if (this.isDue) return;
    this.isDue = true;
    this.queue(this);
  }

  /** Nobody is told of a price that nobody shows. */
  tellSlot(): void {
    if (this.slot !== null) this.slot.watch = this.listeners.size > 0 ? this : null;
  }

  show(): void {
    const price = this.slot?.price ?? null;
    for (const listener of this.listeners) listener(price);
  }
}

/**
 * Makes a price table.
 *
 * @param nextFrame runs work before the next paint; not called while the page is hidden.
 */
export function createPriceTable(nextFrame: (work: () => void) => void): PriceTable {
  const places = new Map<string, Place>();
  let due: Place[] = [];

  const flush = (): void => {
    const batch = due;
    due = [];
    // One listener that fails must not leave the places behind it waiting for good.
    for (const place of batch) place.isDue = false;
    for (const place of batch) place.show();
  };
  const queue = (place: Place): void => {
    if (due.push(place) === 1) nextFrame(flush);
  };
  const placeOf = (id: string): Place => {
    const there = places.get(id);
    if (there !== undefined) return there;
    const place = new Place(queue);
    places.set(id, place);
    return place;
  };
  /** Takes a slot that is new here, perhaps in the place of another one of its selection. */
  const adopt = (slot: PriceSlot): void => {
    const place = placeOf(slot.selectionId);
    const before = place.slot;
    place.slot = slot;
    place.tellSlot();
    if (before === null || before.price !== slot.price) slot.watch?.changed();
  };
  const forget = (id: string, place: Place): void => {
    if (place.slot !== null) place.slot.watch = undefined;
    place.slot = null;
    if (place.listeners.size === 0) places.delete(id);
  };

  return {
    get: (id) => places.get(id)?.slot?.price ?? null,
    apply: (slots) => {
      for (const slot of slots) {
        if (slot.watch === undefined) adopt(slot);
        else slot.watch?.changed();
      }
    },
    retain: (ids) => {
      for (const [id, place] of places) if (!ids.has(id)) forget(id, place);
    },
    forget: (ids) => {
      for (const id of ids) {
        const place = places.get(id);
        if (place !== undefined) forget(id, place);
      }
    },
    subscribe: (id, listener) => {
      const place = placeOf(id);
      place.listeners.add(listener);
      place.tellSlot();
      listener(place.slot?.price ?? null);
      return () => {
        place.listeners.delete(listener);
        place.tellSlot();
        if (place.listeners.size === 0 && place.slot === null && places.get(id) === place)
          places.delete(id);
      };
    },
    repaint: () => {
      for (const place of places.values()) if (place.listeners.size > 0) place.changed();
    },
    size: () => places.size,
    mounted: () => [...places.values()].filter(({ listeners }) => listeners.size > 0).length,
  };
}

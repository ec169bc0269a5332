/**
 * Opens a price of the board that is pressed for long: what it was so far, and the odds type in
 * which prices are written.
 */
import { useEffect, useRef, useState } from 'react';
import { usePlatform } from '@site/platform';
import { useBoard } from '../board/board-context';
import type { BoardStore } from '../board/board-store';
import { selectionName } from '../board/selection-text';
import { useVendorId } from '../state/use-sports';
import type { SportEvent } from '../vendors/port';
import { onLongPress } from './long-press';
import { priceMemory } from './price-memory';
import { TrendSheet, type TrendOf } from './TrendSheet';

/** A pressed price with its match. */
interface Pressed extends TrendOf {
  readonly event: SportEvent;
}

function find(store: BoardStore, selectionId: string): Pressed | null {
  for (const { eventIds } of store.leagues())
    for (const id of eventIds)
      for (const market of store.markets(id)) {
        const selection = market.selections.find((own) => own.id === selectionId);
        const event = store.event(id);
        if (selection !== undefined && event !== undefined) return { event, market, selection };
      }
  return null;
}

/**
 * Draws nothing but the sheet; it works on what stands around it.
 *
 * @param since the touch that brought this code.
 */
export function BoardPress({ since }: { readonly since: Event }) {
  const { prices, store } = useBoard();
  const vendor = useVendorId();
  const memory = priceMemory(usePlatform());
  const anchor = useRef<HTMLSpanElement>(null);
  const [shown, show] = useState<Pressed | null>(null);
  useEffect(() => {
    const root = anchor.current?.parentElement ?? null;
    if (root === null) return undefined;
    return onLongPress(root, (selectionId) => show(find(store, selectionId)), since);
  }, [store, since]);
  const id = shown?.selection.id ?? null;
  // A board remembers only what somebody asks for.
  useEffect(
    () =>
      id === null
        ? undefined
        : prices.subscribe(id, (price) => {
            if (price !== null) memory.note(vendor, id, price);
          }),
    [prices, memory, vendor, id],
  );
  return (
    <>
      <span ref={anchor} hidden />
      {shown === null ? null : (
        <TrendSheet
          event={shown.event}
          name={selectionName(shown.event, shown.market, shown.selection)}
          of={[shown]}
          onClose={() => show(null)}
        />
      )}
    </>
  );
}

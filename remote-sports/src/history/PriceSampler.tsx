/** Remembers the prices in sight around it, and opens the history of one that is pressed for long. */
import { useEffect, useRef, useState } from 'react';
import { usePlatform } from '@site/platform';
import { useBoard } from '../board/board-context';
import { selectionName } from '../board/selection-text';
import { useVendorId } from '../state/use-sports';
import type { SportEvent } from '../vendors/port';
import { followPricesInSight } from './follow-prices';
import { onLongPress } from './long-press';
import { priceMemory } from './price-memory';
import { TrendSheet, type TrendOf } from './TrendSheet';

/** Draws nothing but the sheet; it works on what stands around it. */
export function PriceSampler({ event }: { readonly event: SportEvent }) {
  const { prices, store } = useBoard();
  const vendor = useVendorId();
  const memory = priceMemory(usePlatform());
  const anchor = useRef<HTMLSpanElement>(null);
  const [shown, show] = useState<TrendOf | null>(null);
  const { id } = event;
  useEffect(() => {
    const root = anchor.current?.parentElement ?? null;
    if (root === null) return undefined;
    const stops = [
      followPricesInSight(root, prices, (selectionId, price) =>
        memory.note(vendor, selectionId, price),
      ),
      onLongPress(root, (selectionId) => {
        const found = store
          .markets(id)
          .flatMap((market) => market.selections.map((selection) => ({ market, selection })))
          .find(({ selection }) => selection.id === selectionId);
        if (found !== undefined) show(found);
      }),
    ];
    window.addEventListener('pagehide', memory.keep);
    return () => {
      stops.forEach((stop) => stop());
      window.removeEventListener('pagehide', memory.keep);
      memory.keep();
    };
  }, [prices, store, memory, vendor, id]);
  return (
    <>
      <span ref={anchor} hidden />
      {shown === null ? null : (
        <TrendSheet
          event={event}
          name={selectionName(event, shown.market, shown.selection)}
          of={[shown]}
          onClose={() => show(null)}
        />
      )}
    </>
  );
}

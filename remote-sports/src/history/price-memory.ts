/**
 * Prices over time of what the member looked at during the visit, in bounded room; kept over a
 * reload of the tab.
 */
import { PriceTrail } from '@site/domain/constants';
import {
  notePrice,
  readHistory,
  writeHistory,
  type PriceHistory,
} from '@site/domain/betting/price-history';
import type { DecimalOdds } from '@site/domain/odds/decimal-odds';
import type { OddsVendorId } from '@site/domain/vendors/odds-vendor';
import { jsonKey, type Platform } from '@site/platform';

/** The memory. */
export interface PriceMemory {
  readonly note: (vendor: OddsVendorId, selectionId: string, price: DecimalOdds) => void;
  readonly of: (vendor: OddsVendorId, selectionId: string) => PriceHistory | null;
  /** Hears of every change. */
  readonly onChange: (changed: () => void) => () => void;
  /** Keeps it for the next page of this tab; called when a page goes, not for a price. */
  readonly keep: () => void;
}

type Entry = readonly [key: string, history: PriceHistory];

const readEntries = (value: unknown): readonly Entry[] | null =>
  Array.isArray(value)
    ? value.slice(-PriceTrail.selections).flatMap((entry: unknown): readonly Entry[] => {
        if (!Array.isArray(entry)) return [];
        const [key, kept]: readonly unknown[] = entry;
        const history = readHistory(kept);
        return typeof key === 'string' && history !== null ? [[key, history]] : [];
      })
    : null;
const KEY = jsonKey<readonly unknown[]>('sports/priceTrails', 'session', 'logout', 1, (value) =>
  Array.isArray(value) ? value : null,
);

const memories = new WeakMap<Platform, PriceMemory>();

function createMemory({ storage, clock }: Platform): PriceMemory {
  const known = new Map<string, PriceHistory>(readEntries(storage.read(KEY)) ?? []);
  const listeners = new Set<() => void>();
  const keyOf = (vendor: OddsVendorId, selectionId: string): string => `${vendor}/${selectionId}`;
  return {
    of: (vendor, selectionId) => known.get(keyOf(vendor, selectionId)) ?? null,
    note: (vendor, selectionId, price) => {
      const key = keyOf(vendor, selectionId);
      const before = known.get(key) ?? null;
      const next = notePrice(before, { at: clock.now(), price });
      if (next === before) return;
      // What was looked at last is forgotten last.
      known.delete(key);
      known.set(key, next);
      if (known.size > PriceTrail.selections) {
        const [oldest] = known.keys();
        if (oldest !== undefined) known.delete(oldest);
      }
      for (const changed of listeners) changed();
    },
    onChange: (changed) => {
      listeners.add(changed);
      return () => void listeners.delete(changed);
    },
    keep: () =>
      storage.write(
        KEY,
        [...known].map(([key, history]) => [key, writeHistory(history)]),
      ),
  };
}

/** That of a platform; made on first use. */
export function priceMemory(platform: Platform): PriceMemory {
  const memory = memories.get(platform) ?? createMemory(platform);
  memories.set(platform, memory);
  return memory;
}

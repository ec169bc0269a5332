/** Reads markets as the board of an adapter does, for tests of its maps. */
import { createBoardMirror, type MarketReader } from './common/board-mirror';
import type { Market, PriceSlot } from './port';

/** Markets that the site knows, with all their prices. */
export function readMarkets<W>(
  reader: MarketReader<W>,
  wires: readonly W[],
): { readonly markets: readonly Market[]; readonly prices: readonly PriceSlot[] } {
  const message = createBoardMirror(reader).replace([], wires);
  if (message.kind !== 'snapshot') throw new Error('no snapshot');
  return message;
}

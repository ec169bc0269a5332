/** Boards that are asked for whole: the first answer is the snapshot, later ones say what changed. */
import type { FeedMessage, SportEvent } from '../port';
import { createBoardMirror, type MarketReader } from './board-mirror';

/** The reader of one subscription. */
export type WholeReader<W> = (events: readonly SportEvent[], markets: readonly W[]) => FeedMessage;

export function createWholeReader<W>(markets: MarketReader<W>): WholeReader<W> {
  const mirror = createBoardMirror(markets);
  let shown: ReadonlySet<string> | null = null;
  return (events, wires) => {
    const before = shown;
    const now = new Set(events.map(({ id }) => id));
    shown = now;
    if (before === null) return mirror.replace(events, wires);
    return mirror.merge({
      events,
      removedEvents: [...before].filter((id) => !now.has(id)),
      markets: wires,
      removedMarkets: [],
      completeEvents: [...now],
    });
  };
}

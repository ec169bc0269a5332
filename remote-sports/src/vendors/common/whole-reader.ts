/** Boards that are asked for whole: the first answer is the snapshot, later ones say what changed. */
import type { FeedMessage, SportEvent } from '../port';
import { createBoardMirror, type PricedMarket } from './board-mirror';

/** The reader of one subscription. */
export type WholeReader = (
  events: readonly SportEvent[],
  markets: readonly PricedMarket[],
) => FeedMessage;

export function createWholeReader(): WholeReader {
  const mirror = createBoardMirror();
  let shown: ReadonlySet<string> | null = null;
  return (events, markets) => {
    const before = shown;
    const now = new Set(events.map(({ id }) => id));
    shown = now;
    if (before === null) return mirror.replace(events, markets);
    return mirror.merge({
      events,
      removedEvents: [...before].filter((id) => !now.has(id)),
      markets,
      removedMarkets: [],
      completeEvents: [...now],
    });
  };
}

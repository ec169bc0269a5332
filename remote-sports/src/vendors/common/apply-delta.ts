/** What a delta says, taken into maps of events and markets. */
import { FEED_UPDATE, LINE_UPDATE } from '@site/domain/reference/updates';
import type { FeedMessage, Market, SportEvent } from '../port';

/**
 * Takes it in.
 *
 * @param drop takes a line that is gone off, and what hangs on it.
 */
export function applyDelta(
  { events: told, lines }: Extract<FeedMessage, { kind: 'delta' }>,
  events: Map<string, SportEvent>,
  markets: Map<string, Market>,
  drop: (marketId: string) => void = (id) => void markets.delete(id),
): void {
  for (const one of told)
    if (one.update === FEED_UPDATE.DELETE) events.delete(one.eventId);
    else events.set(one.event.id, one.event);
  for (const one of lines)
    if (one.update === LINE_UPDATE.UNAVAILABLE) drop(one.marketId);
    else markets.set(one.market.id, one.market);
}

/** What a page would show of a feed: every message taken in, as the board's store does. */
import { applyDelta } from '../common/apply-delta';
import type { FeedMessage, Market, OddsVendor, FeedQuery, SportEvent } from '../port';

/** A board built from messages. */
export interface BoardView {
  readonly messages: readonly FeedMessage[];
  readonly kinds: () => readonly FeedMessage['kind'][];
  readonly last: () => FeedMessage | undefined;
  readonly stale: () => boolean;
  readonly hasSnapshot: () => boolean;
  readonly event: (id: string) => SportEvent | undefined;
  readonly events: () => readonly SportEvent[];
  readonly marketsOf: (eventId: string) => readonly Market[];
  readonly price: (selectionId: string) => string | null;
  /** Everything, in an order that does not depend on how it came. */
  readonly whole: () => object;
  readonly close: () => void;
}

const byId = <T extends { readonly id: string }>(rows: Iterable<T>): T[] =>
  [...rows].sort((a, b) => a.id.localeCompare(b.id));

/** Watches a feed. */
export function watchFeed(vendor: OddsVendor, query: FeedQuery): BoardView {
  const messages: FeedMessage[] = [];
  const events = new Map<string, SportEvent>();
  const markets = new Map<string, Market>();
  const prices = new Map<string, string | null>();
  const dropMarket = (id: string): void => {
    markets.get(id)?.selections.forEach((selection) => prices.delete(selection.id));
    markets.delete(id);
  };
  const subscription = vendor.feed(query).subscribe((message) => {
    messages.push(message);
    if (message.kind === 'alive' || message.kind === 'lost') return;
    if (message.kind === 'snapshot') {
      [events, markets, prices].forEach((kept) => kept.clear());
      for (const event of message.events) events.set(event.id, event);
      for (const market of message.markets) markets.set(market.id, market);
    } else applyDelta(message, events, markets, dropMarket);
    for (const { selectionId, price } of message.prices) prices.set(selectionId, price);
  });
  const marketsOf = (eventId: string): readonly Market[] =>
    byId(markets.values()).filter((market) => market.eventId === eventId);
  return {
    messages,
    kinds: () => messages.map(({ kind }) => kind),
    last: () => messages.at(-1),
    stale: () => messages.at(-1)?.kind === 'lost',
    hasSnapshot: () => messages.some(({ kind }) => kind === 'snapshot'),
    event: (id) => events.get(id),
    events: () => byId(events.values()),
    marketsOf,
    price: (id) => prices.get(id) ?? null,
    whole: () => ({
      events: byId(events.values()),
      markets: byId(markets.values()),
      prices: [...markets.values()]
        .flatMap(({ selections }) =>
          selections.map(({ id }) => [id, prices.get(id) ?? null] as const),
        )
        .sort(([a], [b]) => a.localeCompare(b)),
    }),
    close: () => subscription.unsubscribe(),
  };
}

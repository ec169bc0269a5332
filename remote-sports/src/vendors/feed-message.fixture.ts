import { FEED_UPDATE, LINE_UPDATE } from '@site/domain/reference/updates';
import type { EventNews, FeedMessage, Market, PriceSlot, SportEvent } from './port';

/** What changed on a board. */
export type Delta = Extract<FeedMessage, { kind: 'delta' }>;

/** A delta by what is there and what is gone. */
interface Plain {
  readonly events: readonly SportEvent[];
  readonly removedEvents: readonly string[];
  readonly markets: readonly Market[];
  readonly removedMarkets: readonly string[];
  readonly prices: readonly PriceSlot[];
  readonly news: readonly EventNews[];
}

/**
 * A delta with nothing in it but what is given; `events` are told as changed, `sorted` as standing
 * in another place.
 */
export const deltaOf = ({
  events = [],
  sorted = [],
  removedEvents = [],
  markets = [],
  removedMarkets = [],
  prices = [],
  news = [],
}: Partial<Plain> & { readonly sorted?: readonly SportEvent[] }): Delta => ({
  kind: 'delta',
  events: [
    ...removedEvents.map((eventId) => ({ update: FEED_UPDATE.DELETE, eventId }) as const),
    ...events.map((event) => ({ update: FEED_UPDATE.UPDATE, event }) as const),
    ...sorted.map((event) => ({ update: FEED_UPDATE.SORT, event }) as const),
  ],
  lines: [
    ...removedMarkets.map((marketId) => ({ update: LINE_UPDATE.UNAVAILABLE, marketId }) as const),
    ...markets.map((market) => ({ update: LINE_UPDATE.UPDATE, market }) as const),
  ],
  prices,
  news,
});

/** A delta read back. */
export const plainOf = ({ events, lines, prices, news }: Delta): Plain => ({
  events: events.flatMap((one) => ('event' in one ? [one.event] : [])),
  removedEvents: events.flatMap((one) => ('event' in one ? [] : [one.eventId])),
  markets: lines.flatMap((one) => ('market' in one ? [one.market] : [])),
  removedMarkets: lines.flatMap((one) => ('market' in one ? [] : [one.marketId])),
  prices,
  news,
});
/** Any message, a delta read back. */
export const told = (message: FeedMessage): FeedMessage | ({ readonly kind: 'delta' } & Plain) =>
  message.kind === 'delta' ? { kind: 'delta', ...plainOf(message) } : message;

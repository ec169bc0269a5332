/**
 * Several streams as one board: it is told when all have their snapshot, and is lost while one of
 * them is.
 */
import { Observable } from '@site/platform';
import { applyDelta } from './apply-delta';
import type { EventNews, FeedMessage, Market, PriceSlot, SportEvent } from '../port';

interface Part {
  readonly events: Map<string, SportEvent>;
  readonly markets: Map<string, Market>;
  readonly prices: Map<string, PriceSlot>;
  /** What happened and was not told yet. */
  news: readonly EventNews[];
  state: 'waiting' | 'live' | 'lost';
  /** Its snapshot was read, and no gap since. */
  isWhole: boolean;
}

const emptyPart = (): Part => ({
  events: new Map(),
  markets: new Map(),
  prices: new Map(),
  news: [],
  state: 'waiting',
  isWhole: false,
});

function dropMarket(part: Part, id: string): void {
  for (const selection of part.markets.get(id)?.selections ?? []) part.prices.delete(selection.id);
  part.markets.delete(id);
}

/**
 * News that waits until all parts are there: the last word of a kind on an event, and none of what
 * was taken back before anybody heard of it.
 */
function pile(waiting: readonly EventNews[], news: readonly EventNews[]): readonly EventNews[] {
  const kept = new Map<string, EventNews>();
  for (const one of [...waiting, ...news]) {
    const key = `${one.event.id} ${one.kind}`;
    if (one.undone && kept.get(key)?.undone === false) kept.delete(key);
    else kept.set(key, one);
  }
  return [...kept.values()];
}

function take(part: Part, message: FeedMessage): void {
  if (message.kind === 'lost') {
    part.state = 'lost';
    part.isWhole &&= message.gap !== true;
    return;
  }
  if (message.kind !== 'alive') {
    if (message.kind === 'snapshot') {
      [part.events, part.markets, part.prices].forEach((kept) => kept.clear());
      for (const event of message.events) part.events.set(event.id, event);
      for (const market of message.markets) part.markets.set(market.id, market);
    } else applyDelta(message, part.events, part.markets, (id) => dropMarket(part, id));
    if (message.news.length > 0) part.news = pile(part.news, message.news);
    for (const slot of message.prices) part.prices.set(slot.selectionId, slot);
  }
  if (message.kind === 'snapshot') part.isWhole = true;
  // A word alone makes no board of a stream that has none yet, or none any more.
  if (part.isWhole) part.state = 'live';
}

/** The one board. A single stream is itself. */
export function combineFeeds(feeds: readonly Observable<FeedMessage>[]): Observable<FeedMessage> {
  const [only] = feeds;
  if (only !== undefined && feeds.length === 1) return only;
  return new Observable((subscriber) => {
    const parts = feeds.map(emptyPart);
    let whole = false;
    const tellWhole = (): void =>
      subscriber.next({
        kind: 'snapshot',
        events: parts.flatMap(({ events }) => [...events.values()]),
        markets: parts.flatMap(({ markets }) => [...markets.values()]),
        prices: parts.flatMap(({ prices }) => [...prices.values()]),
        news: parts.flatMap(({ news }) => news),
      });
    const hear = (part: Part, message: FeedMessage): void => {
      const before = part.state;
      take(part, message);
      if (message.kind === 'lost') {
        if (whole || before === 'waiting' || message.gap === true) subscriber.next(message);
        whole = false;
        return;
      }
      const complete = parts.every(({ state }) => state === 'live');
      if (complete && (!whole || message.kind === 'snapshot')) tellWhole();
      else if (complete) subscriber.next(message);
      if (complete) parts.forEach((told) => (told.news = []));
      whole = complete;
    };
    const subscriptions = feeds.map((feed, at) =>
      feed.subscribe((message) => hear(parts[at] ?? emptyPart(), message)),
    );
    if (feeds.length === 0) tellWhole();
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
  });
}

/**
 * The vendor's board as it stands after every message: deltas are merged by key, never assumed
 * complete (domain.md "Push").
 */
import type {
  SabaEvent,
  SabaEventChange,
  SabaMarket,
  SabaMarketChange,
  SabaStreamMessage,
} from '@site/contracts/vendor-saba';
import { SABA_STREAM } from '@site/contracts/vendor-saba';
import type { FeedMessage, Market, PriceChange, SportEvent } from '../port';
import { hasNoPrices, toMarket, toPrices, toSportEvent } from './map';

type Payload = NonNullable<SabaStreamMessage['payload']>;

function mergeMarket(market: SabaMarket, change: SabaMarketChange): SabaMarket {
  const { selections: changed = [], ...rest } = change;
  if (changed.length === 0) return { ...market, ...rest };
  const byKey = new Map(changed.map((selection) => [selection.key, selection]));
  return {
    ...market,
    ...rest,
    selections: market.selections.map((selection) => {
      const next = byKey.get(selection.key);
      return next === undefined
        ? selection
        : { ...selection, ...next, oddsPrice: next.oddsPrice ?? selection.oddsPrice };
    }),
  };
}

const namesPoint = ({ point }: NonNullable<SabaMarketChange['selections']>[number]): boolean =>
  point !== undefined;

/** True when a change says more than prices, so that rows must be drawn again. */
function isStructural({ marketStatus, sort, isLive, selections }: SabaMarketChange): boolean {
  if (marketStatus !== undefined || sort !== undefined || isLive !== undefined) return true;
  return selections !== undefined && selections.some(namesPoint);
}

/** The mirror's own copy: a tick of prices is written into it, thousands of times a second. */
const ownCopy = (market: SabaMarket): SabaMarket => ({
  ...market,
  selections: market.selections.map((selection) => ({ ...selection })),
});

/**
 * Loops by number, here and in `tick`: they run thousands of times a second, and a function for
 * every search or an object for every step is what the collector then has to take away.
 */
function selectionOf(
  { selections }: SabaMarket,
  key: string,
): SabaMarket['selections'][number] | undefined {
  for (let at = 0; at < selections.length; at += 1)
    if (selections[at]?.key === key) return selections[at];
  return undefined;
}

/**
 * Takes a change of nothing but prices in, and tells only the prices that it names; nobody hears of
 * a market that is not shown.
 */
function tick(
  market: SabaMarket,
  { selections }: SabaMarketChange,
  reported: PriceChange[] | null,
): void {
  if (selections === undefined) return;
  const hidden = hasNoPrices(market);
  for (let at = 0; at < selections.length; at += 1) {
    const change = selections[at];
    const selection = change === undefined ? undefined : selectionOf(market, change.key);
    if (selection === undefined || change?.oddsPrice === undefined) continue;
    selection.oddsPrice = change.oddsPrice;
    reported?.push({
      selectionId: selection.selectionId,
      price: hidden ? null : change.oddsPrice.decimalPrice,
    });
  }
}

/** The mirror of one stream. */
export interface Mirror {
  /** Takes a message in and tells the site's words for it; null when there is nothing to tell. */
  readonly accept: (message: SabaStreamMessage) => FeedMessage | null;
}

/** Makes an empty mirror. */
export function createMirror(): Mirror {
  let events = new Map<string, SabaEvent>();
  let markets = new Map<string, SabaMarket>();

  /** Markets that are told; of those that the site does not know nothing is. */
  const shown = new Set<string>();

  /** @returns false for a market that is not shown, or not any more. */
  const draw = (market: SabaMarket, drawn: Market[], prices: PriceChange[]): boolean => {
    const mapped = toMarket(market);
    if (mapped === null) return false;
    shown.add(market.marketId);
    drawn.push(mapped);
    prices.push(...toPrices(market));
    return true;
  };
  const snapshot = (payload: Payload): FeedMessage => {
    events = new Map((payload.events?.add ?? []).map((event) => [event.eventId, event]));
    markets = new Map(
      (payload.markets?.add ?? []).map((market) => [market.marketId, ownCopy(market)]),
    );
    const drawn: Market[] = [];
    const prices: PriceChange[] = [];
    shown.clear();
    for (const market of markets.values()) draw(market, drawn, prices);
    return {
      kind: 'snapshot',
      events: [...events.values()].map(toSportEvent),
      markets: drawn,
      prices,
    };
  };
  const changeEvents = (
    added: readonly SabaEvent[],
    changed: readonly SabaEventChange[],
  ): SportEvent[] => {
    const touched = new Set<string>();
    for (const event of added) events.set(event.eventId, event);
    added.forEach((event) => touched.add(event.eventId));
    for (const change of changed) {
      const known = events.get(change.eventId);
      if (known === undefined) continue;
      events.set(change.eventId, { ...known, ...change });
      touched.add(change.eventId);
    }
    return [...touched]
      .map((id) => events.get(id))
      .filter((event) => event !== undefined)
      .map(toSportEvent);
  };
  const changeMarkets = (
    added: readonly SabaMarket[],
    changed: readonly SabaMarketChange[],
  ): { drawn: Market[]; prices: PriceChange[]; turned: string[] } => {
    const drawn: Market[] = [];
    const prices: PriceChange[] = [];
    const turned: string[] = [];
    const take = (market: SabaMarket): void => {
      markets.set(market.marketId, ownCopy(market));
      // What turned into something that the site does not know must not stay as it was.
      if (!draw(market, drawn, prices) && shown.delete(market.marketId))
        turned.push(market.marketId);
    };
    added.forEach(take);
    for (let at = 0; at < changed.length; at += 1) {
      const change = changed[at];
      const known = change === undefined ? undefined : markets.get(change.marketId);
      if (change === undefined || known === undefined) continue;
      if (isStructural(change)) take(mergeMarket(known, change));
      else tick(known, change, shown.has(known.marketId) ? prices : null);
    }
    return { drawn, prices, turned };
  };
  const remove = (gone: Payload): { removedEvents: string[]; removedMarkets: string[] } => {
    const removedEvents = gone.events?.remove ?? [];
    const orphaned =
      removedEvents.length === 0
        ? []
        : [...markets.values()]
            .filter((market) => removedEvents.includes(market.eventId))
            .map((market) => market.marketId);
    const removedMarkets = [...(gone.markets?.remove ?? []), ...orphaned];
    removedEvents.forEach((id) => events.delete(id));
    for (const id of removedMarkets) {
      markets.delete(id);
      shown.delete(id);
    }
    return { removedEvents, removedMarkets };
  };

  return {
    accept: ({ status, payload }) => {
      if (payload === undefined) return null;
      if (status === SABA_STREAM.INITIAL) return snapshot(payload);
      if (status !== SABA_STREAM.DELTA) return null;
      const changedEvents = changeEvents(payload.events?.add ?? [], payload.events?.change ?? []);
      const { drawn, prices, turned } = changeMarkets(
        payload.markets?.add ?? [],
        payload.markets?.change ?? [],
      );
      const { removedEvents, removedMarkets } = remove(payload);
      return {
        kind: 'delta',
        events: changedEvents,
        removedEvents,
        markets: drawn,
        removedMarkets: [...removedMarkets, ...turned],
        prices,
      };
    },
  };
}

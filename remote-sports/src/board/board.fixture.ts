/** A small board for tests: events, markets and prices in the site's words. */
import { BET_TYPE, PERIOD } from '@site/domain/betting/bet-types';
import type { FeedMessage, Market, PriceChange, SportEvent } from '../vendors/port';
import { odds } from '../vendors/odds.fixture';

/** An event before its kick-off. */
export const eventOf = (id: string, over: Partial<SportEvent> = {}): SportEvent => ({
  id, sportId: 1, leagueId: 'l1', leagueName: '红岭联', homeName: '红岭', awayName: '海川', startAt: Date.parse('2026-11-21T12:00:00Z'),
  order: 1, isOutright: false, live: null, open: true, marketCount: 3, ...over,
});

/** Its handicap; selections are `<market>h` and `<market>a`. */
export const marketOf = (id: string, eventId: string, over: Partial<Market> = {}): Market => ({
  id, eventId, betType: BET_TYPE.HANDICAP, period: PERIOD.FULL_TIME, open: true, rank: 1,
  selections: [
    { id: `${id}h`, vendorKey: 'h', side: 'home', label: 'h', line: '-0.5' },
    { id: `${id}a`, vendorKey: 'a', side: 'away', label: 'a', line: '0.5' },
  ],
  ...over,
});

/** Prices by selection. */
export const pricesOf = (prices: Readonly<Record<string, string | null>>): readonly PriceChange[] =>
  Object.entries(prices).map(([selectionId, text]) => ({ selectionId, price: text === null ? null : odds(text) }));

/** A snapshot of one event and its market. */
export const snapshotOf = (over: Partial<Extract<FeedMessage, { kind: 'snapshot' }>> = {}): Extract<FeedMessage, { kind: 'snapshot' }> => ({
  kind: 'snapshot', events: [eventOf('e1')], markets: [marketOf('m1', 'e1')], prices: pricesOf({ m1h: '1.95', m1a: '1.91' }), ...over,
});

/** A delta with nothing in it but what is given. */
export const deltaOf = (over: Partial<Extract<FeedMessage, { kind: 'delta' }>>): Extract<FeedMessage, { kind: 'delta' }> => ({
  kind: 'delta', events: [], removedEvents: [], markets: [], removedMarkets: [], prices: [], ...over,
});

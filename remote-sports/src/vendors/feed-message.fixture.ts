import type { FeedMessage } from './port';

/** What changed on a board. */
export type Delta = Extract<FeedMessage, { kind: 'delta' }>;

/** A delta with nothing in it but what is given. */
export const deltaOf = (over: Partial<Delta>): Delta => ({
  kind: 'delta',
  events: [],
  removedEvents: [],
  markets: [],
  removedMarkets: [],
  prices: [],
  ...over,
});

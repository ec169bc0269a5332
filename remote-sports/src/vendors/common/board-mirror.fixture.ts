/** A vendor of the simplest kind, for tests of the board of an adapter. */
import type { DecimalOdds } from '@site/domain/odds/decimal-odds';
import { odds } from '../odds.fixture';
import type { Market, SportEvent } from '../port';
import type { MarketReader } from './board-mirror';

/** An event. */
export const eventOf = (id: string, open = true): SportEvent => ({
  id,
  sportId: 1,
  leagueId: 'l',
  leagueName: 'L',
  leagueOrder: 1,
  homeId: 'h',
  homeName: 'H',
  awayId: 'a',
  awayName: 'A',
  startAt: 0,
  order: 1,
  tab: 'TODAY',
  isOutright: false,
  isVirtual: false,
  live: null,
  open,
  comboAllowed: true,
  marketCount: 1,
});
/** A market as a vendor might send it: a state, a line, and prices in the order home, away. */
export interface Wire {
  readonly id: string;
  readonly eventId: string;
  readonly state: Market['state'] | 'unheard of';
  readonly line: string;
  readonly prices: readonly (DecimalOdds | null)[];
}
/** Places of its prices. */
export const SIDES = ['home', 'away'] as const;
/** How such markets are read. */
export const READER: MarketReader<Wire> = {
  idOf: ({ id }) => id,
  eventOf: ({ eventId }) => eventId,
  read: ({ id, eventId, state, line }) =>
    state === 'unheard of'
      ? null
      : {
          id,
          eventId,
          betType: 1,
          period: 1,
          state,
          lineId: id,
          group: '',
          rank: 1,
          comboAllowed: true,
          selections: SIDES.map((side) => ({
            id: `${id}${side.charAt(0)}`,
            vendorKey: '',
            side,
            label: '',
            line,
          })),
        },
  isTick: (before, now) =>
    before.state === now.state && before.line === now.line && before.eventId === now.eventId,
  priceAt: ({ prices }, at) => prices[at] ?? null,
};
/** Such a market; its away price stands. */
export const marketOf = (
  id: string,
  eventId: string,
  price: string | null,
  state: Wire['state'] = 'open',
  line = '0.5',
): Wire => ({
  id,
  eventId,
  state,
  line,
  prices: [price === null ? null : odds(price), odds('1.91')],
});

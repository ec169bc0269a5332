/** A small board for tests: events, markets and prices in the site's words. */
import { BET_TYPE, PERIOD } from '@site/domain/betting/bet-types';
import { failed } from '@site/domain/errors/app-error';
import { perVendor } from '@site/domain/vendors/odds-vendor';
import { standIn } from '../vendors/common/methods';
import type {
  FeedMessage,
  LiveInfo,
  Market,
  OddsVendor,
  PriceSlot,
  Side,
  SportEvent,
} from '../vendors/port';
import { odds } from '../vendors/odds.fixture';
import { boardOf } from './board-place';

/** An event before its kick-off. */
export const eventOf = (id: string, over: Partial<SportEvent> = {}): SportEvent => ({
  id,
  sportId: 1,
  leagueId: 'l1',
  leagueName: '红岭联赛',
  leagueOrder: 1,
  homeId: 'h',
  homeName: '红岭',
  awayId: 'a',
  awayName: '海川',
  startAt: Date.parse('2026-11-21T12:00:00Z'),
  order: 1,
  tab: 'TODAY',
  isOutright: false,
  isVirtual: false,
  live: null,
  open: true,
  comboAllowed: true,
  marketCount: 3,
  ...over,
});

/** A match in play, safe, 2:1. */
export const liveOf = (over: Partial<LiveInfo> = {}): LiveInfo => ({
  score: { home: 2, away: 1 },
  period: { kind: 'half', number: 2 },
  clock: '67',
  reds: { home: 0, away: 0 },
  corners: { home: 0, away: 0 },
  danger: 'safe',
  parts: [],
  points: '',
  ...over,
});

/** Its handicap; selections are `<market>h` and `<market>a`. */
export const marketOf = (id: string, eventId: string, over: Partial<Market> = {}): Market => ({
  id,
  eventId,
  betType: BET_TYPE.HANDICAP,
  period: PERIOD.FULL_TIME,
  state: 'open',
  lineId: id,
  group: 'AH',
  rank: 1,
  comboAllowed: true,
  selections: [
    { id: `${id}h`, vendorKey: 'h', side: 'home', label: 'h', line: '-0.5' },
    { id: `${id}a`, vendorKey: 'a', side: 'away', label: 'a', line: '0.5' },
  ],
  ...over,
});

/** Its winner, with the sides in the vendor's order; selections are `<market><side>`. */
export const winnerOf = (id: string, eventId: string, sides: readonly Side[]): Market =>
  marketOf(id, eventId, {
    betType: BET_TYPE.ONE_X_TWO,
    selections: sides.map((side) => ({
      id: `${id}${side}`,
      vendorKey: side,
      side,
      label: side,
      line: null,
    })),
  });

/** Prices by selection. */
export const pricesOf = (prices: Readonly<Record<string, string | null>>): readonly PriceSlot[] =>
  Object.entries(prices).map(([selectionId, text]) => ({
    selectionId,
    price: text === null ? null : odds(text),
  }));

/** A snapshot of one event and its market. */
export const snapshotOf = (
  over: Partial<Extract<FeedMessage, { kind: 'snapshot' }>> = {},
): Extract<FeedMessage, { kind: 'snapshot' }> => ({
  kind: 'snapshot',
  events: [eventOf('e1')],
  markets: [marketOf('m1', 'e1')],
  prices: pricesOf({ m1h: '1.95', m1a: '1.91' }),
  news: [],
  ...over,
});

export { deltaOf } from '../vendors/feed-message.fixture';

/** A vendor that answers nothing but what is given. */
export function vendorOf(over: Partial<OddsVendor>): OddsVendor {
  const silent = () => Promise.resolve(failed({ kind: 'network' }));
  const unused = () => Promise.reject(new Error('not part of this test'));
  return {
    id: 'SABA',
    policies: ['exact', 'better', 'any'],
    feed: () => {
      throw new Error('no feed');
    },
    ...standIn((_method, kind) => (kind === 'money' ? unused : silent)),
    ...over,
  };
}

/** Addresses of the boards, without the base path. */
export const VENDOR_PATHS = perVendor((vendor) => boardOf(vendor));

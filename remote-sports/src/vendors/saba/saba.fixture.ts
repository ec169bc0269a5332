/** SABA's words for tests: one match with a handicap market, as the stream carries them. */
import {
  SABA_STREAM,
  type SabaEvent,
  type SabaMarket,
  type SabaStreamMessage,
} from '@site/contracts/vendor-saba';
import type { SabaWager } from '@site/contracts/vendor-saba-wagers';
import { fenOf } from '@site/domain/money';
import { odds } from '../odds.fixture';

/** A match before the kick-off. */
export const sabaEventOf = (over: Partial<SabaEvent> = {}): SabaEvent => ({
  eventId: 'e1',
  sportType: 1,
  leagueId: 'l1',
  leagueName: '红岭联',
  leagueSort: 2,
  homeId: 'h',
  homeName: '红岭',
  awayId: 'a',
  awayName: '海川',
  globalShowTime: '2026-11-21T20:00:00+08:00',
  eventStatus: 'running',
  isLive: false,
  tab: 'TODAY',
  eventSort: 7,
  marketCount: 3,
  liveInfo: null,
  ...over,
});

/** Its handicap. */
export const sabaMarketOf = (over: Partial<SabaMarket> = {}): SabaMarket => ({
  marketId: 'm1',
  eventId: 'e1',
  betType: 1,
  marketStatus: 'running',
  isLive: false,
  sort: 1,
  combo: 0,
  selections: [
    { key: 'h', selectionId: 's1h', point: -0.5, oddsPrice: { decimalPrice: odds('1.95') } },
    { key: 'a', selectionId: 's1a', point: 0.5, oddsPrice: { decimalPrice: odds('1.91') } },
  ],
  ...over,
});

type Payload = NonNullable<SabaStreamMessage['payload']>;
type Part<K extends keyof Payload> = Partial<NonNullable<Payload[K]>>;

/** A message of the stream. */
export const sabaMessage = (
  status: number,
  events: Part<'events'> = {},
  markets: Part<'markets'> = {},
): SabaStreamMessage => ({
  status,
  message: '',
  payload: {
    events: { add: [], change: [], remove: [], ...events },
    markets: { add: [], change: [], remove: [], ...markets },
  },
});

/** The first message: the match and its market. */
export const sabaSnapshot = (): SabaStreamMessage =>
  sabaMessage(SABA_STREAM.INITIAL, { add: [sabaEventOf()] }, { add: [sabaMarketOf()] });

/** A booked single on the home side. */
export const sabaWagerOf = (over: Partial<SabaWager> = {}): SabaWager => ({
  transId: 'W1',
  vendorTransId: 'k1',
  ticketStatus: 'running',
  rejectReason: '',
  placedAt: '2026-11-21T12:00:00+08:00',
  settledAt: null,
  betAcceptSecond: 0,
  eventId: 'e1',
  leagueName: '红岭联',
  homeName: '红岭',
  awayName: '海川',
  globalShowTime: '2026-11-21T20:00:00+08:00',
  marketId: 'm1',
  betType: 1,
  key: 'h',
  keyName: 'h',
  point: -0.5,
  requestedPrice: odds('1.95'),
  betPrice: odds('1.95'),
  oddsType: 2,
  stake: fenOf(10_000n),
  risk: fenOf(10_000n),
  win: fenOf(9_500n),
  payout: null,
  isFreeBet: false,
  isLive: false,
  liveHomeScore: null,
  liveAwayScore: null,
  finalHomeScore: null,
  finalAwayScore: null,
  ...over,
});

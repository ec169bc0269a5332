/**
 * From the world's words to SABA's, each event and market once: what did not change keeps its
 * identity.
 */
import type { SabaEvent, SabaMarket, SabaMarketStatus } from '@site/contracts/vendor-saba';
import { PARLAY_RULES } from '@site/domain/betting/parlay';
import { isoAt } from '../../core/clock';
import type { BoardEvent, BoardMarket } from '../../engine/board';
import type { EventHead } from '../../engine/head';
import { PERIODS, type LiveView, type MarketType } from '../../engine/types';

/** A market with what the wire does not say: whether a board shows it. */
export interface SabaBoardMarket {
  readonly wire: SabaMarket;
  readonly onBoard: boolean;
}
/** An event with all its markets. */
export interface SabaBoardEvent {
  readonly wire: SabaEvent;
  readonly markets: ReadonlyMap<string, SabaBoardMarket>;
}

const FULL: Readonly<Partial<Record<MarketType, number>>> = {
  handicap: 1,
  oddEven: 2,
  total: 3,
  outcome: 5,
  totalGoals: 6,
  outright: 10,
  place: 11,
  winner: 20,
  doubleChance: 24,
  bothScore: 145,
  correctScore: 413,
};
const FIRST: Readonly<Partial<Record<MarketType, number>>> = {
  handicap: 7,
  total: 8,
  outcome: 15,
  winner: 21,
};
const SECOND: Readonly<Partial<Record<MarketType, number>>> = {
  handicap: 17,
  total: 18,
  outcome: 177,
};
const QUARTER: Readonly<Partial<Record<MarketType, number>>> = {
  handicap: 609,
  total: 610,
  winner: 612,
};
const SET: Readonly<Partial<Record<MarketType, number>>> = {
  handicap: 153,
  winner: 154,
  total: 156,
  oddEven: 157,
};
/** A bet type that no client knows: it is left out there and never shown wrong. */
const UNKNOWN = 999;

/** Which quarter or set a period is, undefined for the whole event and for halves. */
export const partOf = (period: number): number | undefined =>
  period > PERIODS.set
    ? period - PERIODS.set
    : period > PERIODS.quarter
      ? period - PERIODS.quarter
      : undefined;

/** SABA's bet type of a market. */
export function betTypeOf(type: MarketType, period: number): number {
  const table =
    period === PERIODS.full
      ? FULL
      : period === PERIODS.firstHalf
        ? FIRST
        : period === PERIODS.secondHalf
          ? SECOND
          : period > PERIODS.set
            ? SET
            : QUARTER;
  return table[type] ?? UNKNOWN;
}

const LETTERS: readonly (readonly [RegExp, string])[] = [
  [/^Q(\d+)$/, 'Q'],
  [/^S(\d+)$/, 'Set'],
  [/^G(\d+)$/, 'Game'],
  [/^I(\d+)$/, 'Inning'],
  [/^M(\d+)$/, 'Map'],
];

/** SABA writes quarters `1Q` and spells the other parts out. */
function periodOf(period: string): string {
  for (const [pattern, word] of LETTERS) {
    const number = pattern.exec(period)?.[1];
    if (number !== undefined) return word === 'Q' ? `${number}Q` : `${word}${number}`;
  }
  return period;
}

function liveInfo(live: LiveView): NonNullable<SabaEvent['liveInfo']> {
  return {
    livePeriod: periodOf(live.period),
    inPlayTime: live.clock,
    liveHomeScore: live.score.home,
    liveAwayScore: live.score.away,
    homeRedCard: live.red.home,
    awayRedCard: live.red.away,
    homeCorner: live.corner.home,
    awayCorner: live.corner.away,
    dangerState: live.danger,
    parts: live.parts.map((part) => ({ ...part })),
    ...(live.points === '' ? {} : { points: live.points }),
  };
}

export const toSabaEvent = (head: EventHead, marketCount: number): SabaEvent => ({
  eventId: head.eventId,
  sportType: head.sportId,
  leagueId: head.leagueId,
  leagueName: head.leagueName,
  leagueSort: head.leagueSort,
  homeId: head.homeId,
  homeName: head.homeName,
  awayId: head.awayId,
  awayName: head.awayName,
  globalShowTime: isoAt(head.kickoff),
  eventStatus: head.status,
  isLive: head.isLive,
  tab: head.tab,
  eventSort: head.sort,
  marketCount,
  liveInfo: head.live === null ? null : liveInfo(head.live),
});

const STATUS: Readonly<Record<BoardMarket['status'], SabaMarketStatus>> = {
  running: 'running',
  suspend: 'suspend',
  updating: 'suspend',
  closed: 'closed',
};
/** Least legs of a parlay with a market. */
const COMBO_LEAST = PARLAY_RULES.SABA.minLegs;

const markets = new WeakMap<BoardMarket, SabaBoardMarket>();
const events = new WeakMap<BoardEvent, SabaBoardEvent>();

/** A market in SABA's words. */
export function toMarket(market: BoardMarket): SabaBoardMarket {
  const known = markets.get(market);
  if (known !== undefined) return known;
  const part = partOf(market.period);
  const made: SabaBoardMarket = {
    onBoard: market.onBoard,
    wire: {
      marketId: market.marketId,
      eventId: market.eventId,
      betType: betTypeOf(market.type, market.period),
      marketStatus: STATUS[market.status],
      isLive: market.isLive,
      sort: market.sort,
      combo: market.parlay ? COMBO_LEAST : 0,
      ...(part === undefined ? {} : { part }),
      selections: market.sides.map((side) => ({
        key: side.key,
        selectionId: side.selectionId,
        keyName: side.name,
        point: side.line,
        oddsPrice: { decimalPrice: side.price },
      })),
    },
  };
  markets.set(market, made);
  return made;
}

/** An event with its markets. */
export function toSaba(event: BoardEvent): SabaBoardEvent {
  const known = events.get(event);
  if (known !== undefined) return known;
  const made: SabaBoardEvent = {
    wire: toSabaEvent(event.head, event.markets.size),
    markets: new Map([...event.markets].map(([id, market]) => [id, toMarket(market)])),
  };
  events.set(event, made);
  return made;
}

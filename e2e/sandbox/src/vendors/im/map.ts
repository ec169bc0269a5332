/** From the world's words to IM's, each event and line once. */
import Big from 'big.js';
import {
  IM_BET_TYPE,
  IM_DANGER,
  IM_EVENT_STATUS,
  IM_LINE_STATUS,
  IM_MARKET,
  IM_SELECTION_TYPE,
  type ImEvent,
  type ImMarketLine,
} from '@site/contracts/vendor-im';
import { toDecimalOdds } from '@site/domain/odds/convert';
import type { DecimalOdds } from '@site/domain/odds/decimal-odds';
import { isEuMarket } from '../../bets/legs';
import { isoAt } from '../../core/clock';
import type { BoardEvent, BoardMarket } from '../../engine/board';
import type { EventHead } from '../../engine/head';
import type { LiveView, MarketType } from '../../engine/types';

const BET_TYPE: Readonly<Record<MarketType, number>> = {
  handicap: IM_BET_TYPE.HANDICAP,
  total: IM_BET_TYPE.OVER_UNDER,
  outcome: IM_BET_TYPE.ONE_X_TWO,
  oddEven: IM_BET_TYPE.ODD_EVEN,
  correctScore: IM_BET_TYPE.CORRECT_SCORE,
  totalGoals: IM_BET_TYPE.TOTAL_GOAL,
  doubleChance: IM_BET_TYPE.DOUBLE_CHANCE,
  winner: IM_BET_TYPE.MONEY_LINE,
  bothScore: IM_BET_TYPE.BOTH_SCORE,
  outright: IM_BET_TYPE.OUTRIGHT,
  place: IM_BET_TYPE.TOP_THREE,
};
const SELECTION: ReadonlyMap<string, number> = new Map([
  ['h', IM_SELECTION_TYPE.HOME],
  ['1', IM_SELECTION_TYPE.HOME],
  ['a', IM_SELECTION_TYPE.AWAY],
  ['2', IM_SELECTION_TYPE.AWAY],
  ['x', IM_SELECTION_TYPE.DRAW],
  ['o', IM_SELECTION_TYPE.OVER],
  ['u', IM_SELECTION_TYPE.UNDER],
  ['odd', IM_SELECTION_TYPE.ODD],
  ['even', IM_SELECTION_TYPE.EVEN],
  ['1x', IM_SELECTION_TYPE.HOME_DRAW],
  ['12', IM_SELECTION_TYPE.HOME_AWAY],
  ['2x', IM_SELECTION_TYPE.AWAY_DRAW],
  ['yes', IM_SELECTION_TYPE.YES],
  ['no', IM_SELECTION_TYPE.NO],
]);
const SPECIFIED: Readonly<Partial<Record<MarketType, readonly [type: number, name: string]>>> = {
  correctScore: [IM_SELECTION_TYPE.EXACT, 'score'],
  totalGoals: [IM_SELECTION_TYPE.BAND, 'goals'],
  outright: [IM_SELECTION_TYPE.RUNNER, 'runner'],
  place: [IM_SELECTION_TYPE.RUNNER, 'runner'],
};
const STATUS: Readonly<Record<BoardMarket['status'], ImMarketLine['LineStatusId']>> = {
  running: IM_LINE_STATUS.OPEN,
  suspend: IM_LINE_STATUS.SUSPENDED,
  updating: IM_LINE_STATUS.UPDATING,
  closed: IM_LINE_STATUS.CLOSED,
};
const EVENT_STATUS: Readonly<Record<EventHead['status'], ImEvent['EventStatus']>> = {
  running: IM_EVENT_STATUS.ACTIVE,
  closed: IM_EVENT_STATUS.CLOSED,
  postponed: IM_EVENT_STATUS.POSTPONED,
  deleted: IM_EVENT_STATUS.DELETED,
};
const MARKET: Readonly<Record<EventHead['tab'], ImEvent['ListId']>> = {
  EARLY: IM_MARKET.EARLY,
  TODAY: IM_MARKET.TODAY,
  RUNNING: IM_MARKET.LIVE,
  OUTRIGHT: IM_MARKET.OUTRIGHT,
};
const DANGER: Readonly<Record<LiveView['danger'], 0 | 1 | 2 | 3 | 4 | 5>> = {
  safe: IM_DANGER.SAFE,
  dangerHome: IM_DANGER.HOME,
  dangerAway: IM_DANGER.AWAY,
  goal: IM_DANGER.GOAL,
  redCard: IM_DANGER.RED_CARD,
  var: IM_DANGER.VAR,
};

/** IM's id of a market type. */
export const imBetType = (type: MarketType): number => BET_TYPE[type];

/** IM's kind of a selection, with what a kind alone does not say. */
export function imSelectionType(
  type: MarketType,
  key: string,
): { readonly SelectionType: number; readonly Specifiers: string } {
  const specified = SPECIFIED[type];
  return specified === undefined
    ? { SelectionType: SELECTION.get(key) ?? 0, Specifiers: '' }
    : { SelectionType: specified[0], Specifiers: `${specified[1]}=${key}` };
}

/** IM's native price: Hong Kong on Asian markets, decimal elsewhere. Both are exact in two places. */
export function nativeOdds(
  type: MarketType,
  price: DecimalOdds,
): { readonly Odds: string; readonly OddsType: 2 | 3 } {
  return isEuMarket(type)
    ? { Odds: price, OddsType: 3 }
    : { Odds: new Big(price).minus(1).toFixed(2), OddsType: 2 };
}

/** Reads a native price back; null for what is none. */
export const fromNative = (odds: string, oddsType: 2 | 3): DecimalOdds | null =>
  toDecimalOdds(odds, oddsType === 2 ? 'HK' : 'EU');

const lines = new WeakMap<BoardMarket, ImMarketLine>();

/** A market line. */
function toImLine(market: BoardMarket): ImMarketLine {
  const known = lines.get(market);
  if (known !== undefined) return known;
  const made: ImMarketLine = {
    LineId: market.marketId,
    BetTypeId: BET_TYPE[market.type],
    PeriodId: market.period,
    LineStatusId: STATUS[market.status],
    LineRank: market.sort,
    IsLive: market.isLive,
    IsOpenParlay: market.parlay,
    Selections: market.sides.map((side) => ({
      SelectionId: side.selectionId,
      ...imSelectionType(market.type, side.key),
      SelectionName: side.name,
      Handicap: side.line,
      ...(side.price === null
        ? { Odds: null, OddsType: isEuMarket(market.type) ? (3 as const) : (2 as const) }
        : nativeOdds(market.type, side.price)),
    })),
  };
  lines.set(market, made);
  return made;
}

function liveOf({
  score,
  period,
  clock,
  red,
  corner,
  danger,
  parts,
  points,
}: LiveView): NonNullable<ImEvent['LiveState']> {
  return {
    Period: period,
    Clock: clock,
    HomeScore: score.home,
    AwayScore: score.away,
    HomeRedCard: red.home,
    AwayRedCard: red.away,
    HomeCorner: corner.home,
    AwayCorner: corner.away,
    Danger: DANGER[danger],
    PartScores: parts.map(({ home, away }) => ({ Home: home, Away: away })),
    GamePoints: points,
  };
}

/** An event with the lines that are given. */
export function toImEvent(
  head: EventHead,
  markets: readonly BoardMarket[],
  count: number,
): ImEvent {
  return {
    EventId: head.eventId,
    SportId: head.sportId,
    LeagueId: head.leagueId,
    LeagueName: head.leagueName,
    LeagueSort: head.leagueSort,
    HomeTeamId: head.homeId,
    HomeTeamName: head.homeName,
    AwayTeamId: head.awayId,
    AwayTeamName: head.awayName,
    StartAt: isoAt(head.kickoff),
    EventStatus: EVENT_STATUS[head.status],
    MarketKind: head.isOutright ? 2 : 1,
    ListId: MARKET[head.tab],
    IsLive: head.isLive,
    IsVirtual: head.isVirtual,
    IsOpenParlay: head.parlay,
    Sort: head.sort,
    LineCount: count,
    LiveState: head.live === null ? null : liveOf(head.live),
    Lines: markets.map(toImLine),
  };
}

/** An event of a list: main lines only; of a season everything. */
export const toImListed = ({ head, markets }: BoardEvent): ImEvent =>
  toImEvent(
    head,
    [...markets.values()].filter(({ onBoard }) => onBoard || head.isOutright),
    markets.size,
  );

/** An event with all its lines. */
export const toImWhole = ({ head, markets }: BoardEvent): ImEvent =>
  toImEvent(head, [...markets.values()], markets.size);

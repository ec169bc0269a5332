/** From the world's words to BTI's, each event and market once. */
import type {
  BtiEvent,
  BtiMarket,
  BtiMarketKind,
  BtiSelection,
  BtiTab,
} from '@site/contracts/vendor-bti';
import Big from 'big.js';
import type { DecimalOdds } from '@site/domain/odds/decimal-odds';
import { isoAt } from '../../core/clock';
import type { BoardEvent, BoardMarket, BoardSide } from '../../engine/board';
import type { EventHead } from '../../engine/head';
import { PERIODS, type LiveView, type MarketType } from '../../engine/types';

const KIND: Readonly<Record<MarketType, BtiMarketKind>> = {
  handicap: 'PointSpread',
  total: 'Total',
  outcome: 'ThreeWay',
  winner: 'Moneyline',
  oddEven: 'OddEven',
  correctScore: 'CorrectScore',
  totalGoals: 'GoalBands',
  doubleChance: 'DoubleChance',
  bothScore: 'BothTeamsScore',
  outright: 'OutrightWinner',
  place: 'TopThree',
};
const SIDE: ReadonlyMap<string, BtiSelection['side']> = new Map<string, BtiSelection['side']>([
  ['h', 'Home'],
  ['1', 'Home'],
  ['a', 'Away'],
  ['2', 'Away'],
  ['x', 'Draw'],
  ['o', 'Over'],
  ['u', 'Under'],
  ['odd', 'Odd'],
  ['even', 'Even'],
  ['1x', 'HomeOrDraw'],
  ['12', 'HomeOrAway'],
  ['2x', 'AwayOrDraw'],
  ['yes', 'Yes'],
  ['no', 'No'],
]);
const SPECIAL: Readonly<Partial<Record<MarketType, BtiSelection['side']>>> = {
  correctScore: 'Exact',
  totalGoals: 'Band',
  outright: 'Runner',
  place: 'Runner',
};
const TAB: Readonly<Record<EventHead['tab'], BtiTab>> = {
  EARLY: 'Prematch',
  TODAY: 'Today',
  RUNNING: 'InPlay',
  OUTRIGHT: 'Outrights',
};
const STATUS: Readonly<Record<EventHead['status'], BtiEvent['status']>> = {
  running: 'Active',
  closed: 'Finished',
  postponed: 'Postponed',
  deleted: 'Removed',
};
const STATE: Readonly<Record<BoardMarket['status'], BtiMarket['state']>> = {
  running: 'Open',
  suspend: 'Paused',
  updating: 'Refreshing',
  closed: 'Settled',
};
const ALERT: Readonly<Record<LiveView['danger'], NonNullable<BtiEvent['live']>['alert']>> = {
  safe: 'None',
  dangerHome: 'HomeAttack',
  dangerAway: 'AwayAttack',
  goal: 'Goal',
  redCard: 'RedCard',
  var: 'VideoReview',
};
const ORDINAL = [
  'First',
  'Second',
  'Third',
  'Fourth',
  'Fifth',
  'Sixth',
  'Seventh',
  'Eighth',
  'Ninth',
  'Tenth',
  'Eleventh',
  'Twelfth',
] as const;
const NOUN: ReadonlyMap<string, string> = new Map([
  ['Q', 'Quarter'],
  ['S', 'Set'],
  ['G', 'Game'],
  ['I', 'Inning'],
  ['M', 'Map'],
]);
const WORDS: ReadonlyMap<string, string> = new Map([
  ['1H', 'FirstHalf'],
  ['2H', 'SecondHalf'],
  ['HT', 'HalfTime'],
  ['OT', 'Overtime'],
  ['FT', 'Finished'],
]);

/** A part of play, written out. */
function btiLivePeriod(period: string): string {
  const [, letter = '', number = '1'] = /^([QSGIM])(\d+)$/.exec(period) ?? [];
  const noun = NOUN.get(letter);
  return noun === undefined
    ? (WORDS.get(period) ?? 'NotStarted')
    : `${ORDINAL[Number(number) - 1] ?? ''}${noun}`;
}

const HALVES: ReadonlyMap<number, string> = new Map([
  [PERIODS.full, 'FullMatch'],
  [PERIODS.firstHalf, 'FirstHalf'],
  [PERIODS.secondHalf, 'SecondHalf'],
]);
/** What a part above 20 is called by sport; sets elsewhere. */
const PART_NOUN: ReadonlyMap<number, string> = new Map([
  [7, 'Game'],
  [8, 'Inning'],
  [34, 'Game'],
  [36, 'Game'],
  [45, 'Map'],
]);

/** A market's period in BTI's words. */
export function btiPeriod(period: number, sportId: number): string {
  const half = HALVES.get(period);
  if (half !== undefined) return half;
  if (period > PERIODS.set)
    return `${ORDINAL[period - PERIODS.set - 1] ?? ''}${PART_NOUN.get(sportId) ?? 'Set'}`;
  return `${ORDINAL[period - PERIODS.quarter - 1] ?? ''}Quarter`;
}

/** Kind of a market type. */
export const btiKind = (type: MarketType): BtiMarketKind => KIND[type];
/** Side of a key. */
export const btiSide = (type: MarketType, key: string): BtiSelection['side'] =>
  SPECIAL[type] ?? SIDE.get(key) ?? 'Exact';

/** American form of a price: what 100 wins, or what wins 100. */
function american(price: DecimalOdds): string {
  const profit = new Big(price).minus(1);
  return profit.gte(1)
    ? `+${profit.times(100).round(0, 1).toFixed(0)}`
    : `-${new Big(100).div(profit).round(0, 1).toFixed(0)}`;
}

const selectionOf = (type: MarketType, side: BoardSide): BtiSelection => ({
  id: side.selectionId,
  side: btiSide(type, side.key),
  outcome: side.key,
  label: side.name,
  points: side.line,
  odds: side.price === null ? null : { decimal: side.price, american: american(side.price) },
});

const markets = new WeakMap<BoardMarket, BtiMarket>();

function toBtiMarket(market: BoardMarket, sportId: number): BtiMarket {
  const known = markets.get(market);
  if (known !== undefined) return known;
  const made: BtiMarket = {
    id: market.marketId,
    eventId: market.eventId,
    kind: KIND[market.type],
    period: btiPeriod(market.period, sportId),
    rank: market.sort,
    state: STATE[market.status],
    inPlay: market.isLive,
    comboAllowed: market.parlay,
    selections: market.sides.map((side) => selectionOf(market.type, side)),
  };
  markets.set(market, made);
  return made;
}

const liveOf = ({
  period,
  clock,
  score,
  red,
  corner,
  parts,
  points,
  danger,
}: LiveView): NonNullable<BtiEvent['live']> => ({
  period: btiLivePeriod(period),
  clock,
  score,
  redCards: red,
  corners: corner,
  periodScores: [...parts],
  gameScore: points,
  alert: ALERT[danger],
});

export function toBtiEvent(head: EventHead, marketCount: number): BtiEvent {
  return {
    id: head.eventId,
    branchId: head.sportId,
    leagueId: head.leagueId,
    leagueName: head.leagueName,
    leagueRank: head.leagueSort,
    kind: head.isOutright ? 'Outright' : 'Fixture',
    participants: head.isOutright
      ? [{ id: head.leagueId, name: head.homeName, venueRole: 'None' }]
      : [
          { id: head.homeId, name: head.homeName, venueRole: 'Home' },
          { id: head.awayId, name: head.awayName, venueRole: 'Away' },
        ],
    startsOn: isoAt(head.kickoff),
    tab: TAB[head.tab],
    status: STATUS[head.status],
    inPlay: head.isLive,
    isVirtual: head.isVirtual,
    comboAllowed: head.parlay,
    rank: head.sort,
    marketCount,
    live: head.live === null ? null : liveOf(head.live),
  };
}

/** Markets of an event that a list shows, or all of them. */
export const shownMarkets = ({ head, markets: all }: BoardEvent, whole: boolean): BtiMarket[] =>
  [...all.values()]
    .filter(({ onBoard }) => whole || onBoard || head.isOutright)
    .map((market) => toBtiMarket(market, head.sportId));

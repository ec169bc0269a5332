/** From BTI's words to the site's normal form. Nothing of a vendor's words leaves this folder. */
import type {
  BtiEvent,
  BtiMarket,
  BtiMarketKind,
  BtiSelection,
  BtiTab,
} from '@site/contracts/vendor-bti';
import {
  BET_TYPE,
  PERIOD,
  partPeriod,
  quarterPeriod,
  type BetTypeId,
  type PeriodId,
} from '@site/domain/betting/bet-types';
import { parseDecimalOdds } from '@site/domain/odds/decimal-odds';
import type { PeriodKind } from '@site/domain/reference/live-period';
import { BTI_LIVE_PERIODS } from '@site/domain/vendors/bti/periods';
import type { PricedMarket } from '../common/board-mirror';
import { lineText, shownMarket } from '../common/market-shape';
import type {
  BoardTab,
  DangerLevel,
  HomeTab,
  LiveInfo,
  MarketState,
  PriceChange,
  Side,
  SportEvent,
} from '../port';

const BET_TYPES: Readonly<Record<BtiMarketKind, BetTypeId>> = {
  PointSpread: BET_TYPE.HANDICAP,
  Total: BET_TYPE.OVER_UNDER,
  ThreeWay: BET_TYPE.ONE_X_TWO,
  Moneyline: BET_TYPE.MONEY_LINE,
  OddEven: BET_TYPE.ODD_EVEN,
  CorrectScore: BET_TYPE.CORRECT_SCORE,
  GoalBands: BET_TYPE.TOTAL_GOAL,
  DoubleChance: BET_TYPE.DOUBLE_CHANCE,
  BothTeamsScore: BET_TYPE.BOTH_SCORE,
  OutrightWinner: BET_TYPE.OUTRIGHT,
  TopThree: BET_TYPE.TOP_THREE,
};
/** The site's id of a kind of market. */
export const betTypeOfBti = (kind: BtiMarketKind): BetTypeId => BET_TYPES[kind];

/** Name of the whole event among BTI's periods. */
export const FULL_MATCH = 'FullMatch';
const PERIOD_OF: Readonly<Partial<Record<PeriodKind, (at: number) => PeriodId | null>>> = {
  half: (at) => (at === 1 ? PERIOD.FIRST_HALF : PERIOD.SECOND_HALF),
  quarter: quarterPeriod,
  set: partPeriod,
  game: partPeriod,
  inning: partPeriod,
  map: partPeriod,
};
/** The site's id of a market's period, or null for one that it does not know. */
export function periodOfBti(period: string): PeriodId | null {
  if (period === FULL_MATCH) return PERIOD.FULL_TIME;
  const part = BTI_LIVE_PERIODS.get(period);
  return part === undefined || part.number === null
    ? null
    : (PERIOD_OF[part.kind]?.(part.number) ?? null);
}

const SIDE: Readonly<Record<BtiSelection['side'], Side>> = {
  Home: 'home',
  Away: 'away',
  Draw: 'draw',
  Over: 'over',
  Under: 'under',
  Odd: 'odd',
  Even: 'even',
  HomeOrDraw: 'homeDraw',
  HomeOrAway: 'homeAway',
  AwayOrDraw: 'awayDraw',
  Yes: 'yes',
  No: 'no',
  Exact: 'other',
  Band: 'other',
  Runner: 'other',
};
/** Side of a selection. */
export const sideOfBti = (side: BtiSelection['side']): Side => SIDE[side];

const STATE: Readonly<Record<BtiMarket['state'], MarketState>> = {
  Open: 'open',
  Paused: 'suspended',
  Refreshing: 'updating',
  Settled: 'closed',
};
type WireLive = NonNullable<BtiEvent['live']>;
const DANGER: Readonly<Record<WireLive['alert'], DangerLevel>> = {
  None: 'safe',
  HomeAttack: 'attackHome',
  AwayAttack: 'attackAway',
  Goal: 'goal',
  RedCard: 'redCard',
  VideoReview: 'var',
};
/** The site's tabs in BTI's words. */
export const BTI_TAB_OF: Readonly<Record<BoardTab, BtiTab>> = {
  EARLY: 'Prematch',
  TODAY: 'Today',
  RUNNING: 'InPlay',
  FAVOURITE: 'Favourites',
  OUTRIGHT: 'Outrights',
};
const HOME_TAB: Readonly<Record<BtiTab, HomeTab | null>> = {
  Prematch: 'EARLY',
  Today: 'TODAY',
  InPlay: 'RUNNING',
  Favourites: null,
  Outrights: 'OUTRIGHT',
};

const toLive = (live: WireLive): LiveInfo => ({
  score: live.score,
  period: BTI_LIVE_PERIODS.get(live.period) ?? null,
  clock: live.clock,
  reds: live.redCards,
  corners: live.corners,
  danger: DANGER[live.alert],
  parts: live.periodScores,
  points: live.gameScore,
});

const NOBODY = { id: '', name: '' };

/** An event of the board. */
export function toSportEvent(event: BtiEvent): SportEvent {
  const { participants } = event;
  const isOutright = event.kind === 'Outright';
  const home =
    participants.find(({ venueRole }) => venueRole === 'Home') ?? participants[0] ?? NOBODY;
  const away = isOutright
    ? NOBODY
    : (participants.find((each) => each.venueRole === 'Away') ??
      participants.find((each) => each !== home) ??
      NOBODY);
  return {
    id: event.id,
    sportId: event.branchId,
    leagueId: event.leagueId,
    leagueName: event.leagueName,
    leagueOrder: event.leagueRank,
    homeId: home.id,
    homeName: home.name,
    awayId: away.id,
    awayName: away.name,
    startAt: Date.parse(event.startsOn),
    order: event.rank,
    tab: HOME_TAB[event.tab] ?? (event.inPlay ? 'RUNNING' : 'TODAY'),
    isOutright,
    isVirtual: event.isVirtual,
    live: event.inPlay && event.live !== null ? toLive(event.live) : null,
    open: event.status === 'Active',
    comboAllowed: event.comboAllowed,
    marketCount: event.marketCount,
  };
}

/** Prices of a selection as it is told. */
const priceOf = ({ id, odds }: BtiSelection, closed: boolean): PriceChange => ({
  selectionId: id,
  price: closed || odds === null ? null : parseDecimalOdds(odds.decimal),
});

function sameSelection(a: BtiSelection, b: BtiSelection | undefined): boolean {
  return (
    b !== undefined &&
    a.id === b.id &&
    a.points === b.points &&
    a.side === b.side &&
    a.outcome === b.outcome &&
    a.label === b.label
  );
}
/** True when nothing but prices differs. */
function isTick(before: BtiMarket, wire: BtiMarket): boolean {
  return (
    before.state === wire.state &&
    before.rank === wire.rank &&
    before.period === wire.period &&
    before.kind === wire.kind &&
    before.comboAllowed === wire.comboAllowed &&
    before.eventId === wire.eventId &&
    before.selections.length === wire.selections.length &&
    wire.selections.every((selection, at) => sameSelection(selection, before.selections[at]))
  );
}

/**
 * A market with its prices, or null for one that the site does not know: it is left out, never
 * shown wrong.
 *
 * @param known the same market as it was read last; thousands of ticks a second keep all of it but
 *   the prices that moved.
 */
export function toMarket(wire: BtiMarket, known?: PricedMarket): PricedMarket | null {
  const before = known?.source as BtiMarket | undefined;
  return known !== undefined && before !== undefined && isTick(before, wire)
    ? restated(known, before, wire)
    : readMarket(wire);
}

function restated(
  { market, prices }: PricedMarket,
  before: BtiMarket,
  wire: BtiMarket,
): PricedMarket {
  const closed = market.state === 'closed';
  return {
    market,
    source: wire,
    prices: wire.selections.map((selection, at) => {
      const reported =
        before.selections[at]?.odds?.decimal === selection.odds?.decimal ? prices[at] : undefined;
      return reported ?? priceOf(selection, closed);
    }),
  };
}

function readMarket(wire: BtiMarket): PricedMarket | null {
  const period = periodOfBti(wire.period);
  const market =
    period === null
      ? null
      : shownMarket({
          id: wire.id,
          eventId: wire.eventId,
          betType: BET_TYPES[wire.kind],
          period,
          state: STATE[wire.state],
          rank: wire.rank,
          comboAllowed: wire.comboAllowed,
          selections: wire.selections.map(({ id, outcome, side, label, points }) => ({
            id,
            vendorKey: outcome,
            side: SIDE[side],
            label,
            line: lineText(points),
          })),
        });
  return market === null
    ? null
    : {
        market,
        source: wire,
        prices: wire.selections.map((selection) => priceOf(selection, market.state === 'closed')),
      };
}

/**
 * The markets that the site knows.
 *
 * @param known how each was read last.
 */
export const toMarkets = (
  wire: readonly BtiMarket[],
  known: (id: string) => PricedMarket | undefined = () => undefined,
): readonly PricedMarket[] =>
  wire.map((market) => toMarket(market, known(market.id))).filter((market) => market !== null);

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
import type { MarketReader } from '../common/board-mirror';
import { lineText, shownMarket } from '../common/market-shape';
import type {
  BoardTab,
  DangerLevel,
  HomeTab,
  LiveInfo,
  Market,
  MarketState,
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

/** A market, or null for one that the site does not know: it is left out, never shown wrong. */
function toMarket(wire: BtiMarket): Market | null {
  const period = periodOfBti(wire.period);
  return period === null
    ? null
    : shownMarket({
        id: wire.id,
        eventId: wire.eventId,
        betType: BET_TYPES[wire.kind],
        period,
        state: STATE[wire.state],
        lineId: wire.id,
        group: wire.kind,
        rank: wire.rank,
        comboAllowed: wire.comboAllowed,
        selections: wire.selections.map(({ id, outcome, side, label, points }) => ({
          id,
          vendorKey: outcome,
          side: SIDE[side],
          label,
          line: lineText(points),
          extra: `${side}=${outcome}`,
          ...(side === 'Runner' ? { runnerId: outcome } : {}),
        })),
      });
}

/** True when a market says nothing anew but prices. */
function isTick(before: BtiMarket, now: BtiMarket): boolean {
  const { selections } = now;
  if (
    before.state !== now.state ||
    before.rank !== now.rank ||
    before.period !== now.period ||
    before.kind !== now.kind ||
    before.comboAllowed !== now.comboAllowed ||
    before.eventId !== now.eventId ||
    before.selections.length !== selections.length
  )
    return false;
  // A loop by number: it runs thousands of times a second.
  for (let at = 0; at < selections.length; at += 1) {
    const one = selections[at];
    const other = before.selections[at];
    if (
      one?.id !== other?.id ||
      one?.points !== other?.points ||
      one?.side !== other?.side ||
      one?.outcome !== other?.outcome ||
      one?.label !== other?.label
    )
      return false;
  }
  return true;
}

/** How BTI's markets are read. */
export const BTI_MARKETS: MarketReader<BtiMarket> = {
  idOf: ({ id }) => id,
  eventOf: ({ eventId }) => eventId,
  read: toMarket,
  isTick,
  priceAt: ({ selections }, at) => parseDecimalOdds(selections[at]?.odds?.decimal),
};

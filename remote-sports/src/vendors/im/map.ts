/** From IM's words to the site's normal form. Nothing of a vendor's words leaves this folder. */
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
import { asPeriod, BET_TYPE, type BetTypeId } from '@site/domain/betting/bet-types';
import { toDecimalOdds } from '@site/domain/odds/convert';
import type { DecimalOdds } from '@site/domain/odds/decimal-odds';
import { MARKET_KIND } from '@site/domain/reference/board';
import { IM_LIVE_PERIODS } from '@site/domain/vendors/im/periods';
import type { MarketReader } from '../common/board-mirror';
import { lineText, shownMarket } from '../common/market-shape';
import type {
  DangerLevel,
  HomeTab,
  LiveInfo,
  Market,
  MarketState,
  Selection,
  Side,
  SportEvent,
} from '../port';

/** IM's bet types are those of §3.10; what §3.10 has no id for stands here. */
const BET_TYPES: ReadonlyMap<number, BetTypeId> = new Map<number, BetTypeId>([
  [IM_BET_TYPE.HANDICAP, BET_TYPE.HANDICAP],
  [IM_BET_TYPE.OVER_UNDER, BET_TYPE.OVER_UNDER],
  [IM_BET_TYPE.ONE_X_TWO, BET_TYPE.ONE_X_TWO],
  [IM_BET_TYPE.ODD_EVEN, BET_TYPE.ODD_EVEN],
  [IM_BET_TYPE.CORRECT_SCORE, BET_TYPE.CORRECT_SCORE],
  [IM_BET_TYPE.TOTAL_GOAL, BET_TYPE.TOTAL_GOAL],
  [IM_BET_TYPE.DOUBLE_CHANCE, BET_TYPE.DOUBLE_CHANCE],
  [IM_BET_TYPE.MONEY_LINE, BET_TYPE.MONEY_LINE],
  [IM_BET_TYPE.BOTH_SCORE, BET_TYPE.BOTH_SCORE],
  [IM_BET_TYPE.OUTRIGHT, BET_TYPE.OUTRIGHT],
  [IM_BET_TYPE.TOP_THREE, BET_TYPE.TOP_THREE],
]);
/** The site's id of a bet type, or null for one that it does not know. */
export const betTypeOfIm = (id: number): BetTypeId | null => BET_TYPES.get(id) ?? null;

const SIDE: ReadonlyMap<number, Side> = new Map<number, Side>([
  [IM_SELECTION_TYPE.HOME, 'home'],
  [IM_SELECTION_TYPE.AWAY, 'away'],
  [IM_SELECTION_TYPE.DRAW, 'draw'],
  [IM_SELECTION_TYPE.OVER, 'over'],
  [IM_SELECTION_TYPE.UNDER, 'under'],
  [IM_SELECTION_TYPE.ODD, 'odd'],
  [IM_SELECTION_TYPE.EVEN, 'even'],
  [IM_SELECTION_TYPE.HOME_DRAW, 'homeDraw'],
  [IM_SELECTION_TYPE.HOME_AWAY, 'homeAway'],
  [IM_SELECTION_TYPE.AWAY_DRAW, 'awayDraw'],
  [IM_SELECTION_TYPE.YES, 'yes'],
  [IM_SELECTION_TYPE.NO, 'no'],
]);
/** Side of a kind of selection. */
export const sideOfIm = (selectionType: number): Side | undefined => SIDE.get(selectionType);

const STATE: Readonly<Record<ImMarketLine['LineStatusId'], MarketState>> = {
  [IM_LINE_STATUS.OPEN]: 'open',
  [IM_LINE_STATUS.SUSPENDED]: 'suspended',
  [IM_LINE_STATUS.UPDATING]: 'updating',
  [IM_LINE_STATUS.CLOSED]: 'closed',
};
const TAB: Readonly<Record<ImEvent['ListId'], HomeTab>> = {
  [IM_MARKET.EARLY]: 'EARLY',
  [IM_MARKET.TODAY]: 'TODAY',
  [IM_MARKET.LIVE]: 'RUNNING',
  [IM_MARKET.OUTRIGHT]: 'OUTRIGHT',
};
type WireLive = NonNullable<ImEvent['LiveState']>;
const DANGER: Readonly<Record<WireLive['Danger'], DangerLevel>> = {
  [IM_DANGER.SAFE]: 'safe',
  [IM_DANGER.HOME]: 'attackHome',
  [IM_DANGER.AWAY]: 'attackAway',
  [IM_DANGER.GOAL]: 'goal',
  [IM_DANGER.RED_CARD]: 'redCard',
  [IM_DANGER.VAR]: 'var',
};

/** IM prices in Hong Kong odds or in decimals. */
export type ImOddsType = 2 | 3;
/** The decimal price of a native one; null for none and for what is no price. */
export const priceOfIm = (odds: string | null, oddsType: ImOddsType): DecimalOdds | null =>
  odds === null ? null : toDecimalOdds(odds, oddsType === 2 ? 'HK' : 'EU');

const toLive = (live: WireLive): LiveInfo => ({
  score: { home: live.HomeScore, away: live.AwayScore },
  period: IM_LIVE_PERIODS.get(live.Period) ?? null,
  clock: live.Clock,
  reds: { home: live.HomeRedCard, away: live.AwayRedCard },
  corners: { home: live.HomeCorner, away: live.AwayCorner },
  danger: DANGER[live.Danger],
  parts: live.PartScores.map(({ Home, Away }) => ({ home: Home, away: Away })),
  points: live.GamePoints,
});

/** An event of the board. */
export const toSportEvent = (event: ImEvent): SportEvent => ({
  id: event.EventId,
  sportId: event.SportId,
  leagueId: event.LeagueId,
  leagueName: event.LeagueName,
  leagueOrder: event.LeagueSort,
  homeId: event.HomeTeamId,
  homeName: event.HomeTeamName,
  awayId: event.AwayTeamId,
  awayName: event.AwayTeamName,
  startAt: Date.parse(event.StartAt),
  order: event.Sort,
  tab: TAB[event.ListId],
  isOutright: event.MarketKind === MARKET_KIND.OUTRIGHT,
  isVirtual: event.IsVirtual,
  live: event.IsLive && event.LiveState !== null ? toLive(event.LiveState) : null,
  open: event.EventStatus === IM_EVENT_STATUS.ACTIVE,
  comboAllowed: event.IsOpenParlay,
  marketCount: event.LineCount,
});

const RUNNER = 'runner=';
/** What IM's specifiers tell: as they came, and the runner that they name. */
const specifiedBy = (specifiers: string): Pick<Selection, 'extra' | 'runnerId'> =>
  specifiers === ''
    ? {}
    : {
        extra: specifiers,
        ...(specifiers.startsWith(RUNNER) ? { runnerId: specifiers.slice(RUNNER.length) } : {}),
      };

/** A line with the event that it came in. */
export interface EventLine {
  readonly eventId: string;
  readonly line: ImMarketLine;
}

/**
 * A line, or null for one that the site does not know: it is left out, never shown wrong.
 * `vendorKey` keeps the type of its native price.
 */
function toMarket({ eventId, line }: EventLine): Market | null {
  const [betType, period] = [betTypeOfIm(line.BetTypeId), asPeriod(line.PeriodId)];
  if (betType === null || period === null) return null;
  return shownMarket({
    id: line.LineId,
    eventId,
    betType,
    period,
    state: STATE[line.LineStatusId],
    lineId: line.LineId,
    group: `${line.BetTypeId}-${line.PeriodId}`,
    rank: line.LineRank,
    comboAllowed: line.IsOpenParlay,
    selections: line.Selections.map((selection) => ({
      id: selection.SelectionId,
      vendorKey: String(selection.OddsType),
      side: SIDE.get(selection.SelectionType),
      label: selection.SelectionName,
      line: lineText(selection.Handicap),
      ...specifiedBy(selection.Specifiers),
    })),
  });
}

/** True when a line says nothing anew but prices. */
const isTick = (before: EventLine, now: EventLine): boolean =>
  before.eventId === now.eventId &&
  before.line.LineStatusId === now.line.LineStatusId &&
  before.line.LineRank === now.line.LineRank &&
  before.line.IsOpenParlay === now.line.IsOpenParlay &&
  before.line.BetTypeId === now.line.BetTypeId &&
  before.line.PeriodId === now.line.PeriodId &&
  before.line.Selections.length === now.line.Selections.length &&
  now.line.Selections.every((selection, at) => {
    const other = before.line.Selections[at];
    return (
      other !== undefined &&
      selection.SelectionId === other.SelectionId &&
      selection.SelectionType === other.SelectionType &&
      selection.SelectionName === other.SelectionName &&
      selection.Handicap === other.Handicap &&
      selection.Specifiers === other.Specifiers &&
      selection.OddsType === other.OddsType
    );
  });

/** How IM's lines are read. */
export const IM_MARKETS: MarketReader<EventLine> = {
  idOf: ({ line }) => line.LineId,
  eventOf: ({ eventId }) => eventId,
  read: toMarket,
  isTick,
  priceAt: ({ line }, at) => {
    const selection = line.Selections[at];
    return selection === undefined ? null : priceOfIm(selection.Odds, selection.OddsType);
  },
};

/** The lines of events. */
export const linesOf = (events: readonly ImEvent[]): readonly EventLine[] =>
  events.flatMap(({ EventId, Lines }) => Lines.map((line) => ({ eventId: EventId, line })));

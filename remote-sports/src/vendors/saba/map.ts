/** From SABA's words to the site's normal form. Nothing of a vendor's words leaves this folder. */
import {
  BET_TYPE,
  partPeriod,
  quarterPeriod,
  type BetTypeId,
  type PeriodId,
} from '@site/domain/betting/bet-types';
import { asSportId, sportKind } from '@site/domain/reference/sports';
import { SABA_LIVE_PERIODS } from '@site/domain/vendors/saba/periods';
import {
  SABA_BET_TYPE,
  type SabaEvent,
  type SabaMarket,
  type SabaMarketStatus,
} from '@site/contracts/vendor-saba';
import type { MarketReader } from '../common/board-mirror';
import { lineText, shownMarket } from '../common/market-shape';
import type { DangerLevel, LiveInfo, Market, MarketState, Side, SportEvent } from '../port';

type WireLive = NonNullable<SabaEvent['liveInfo']>;

const DANGER: Readonly<Record<WireLive['dangerState'], DangerLevel>> = {
  safe: 'safe',
  dangerHome: 'attackHome',
  dangerAway: 'attackAway',
  goal: 'goal',
  redCard: 'redCard',
  var: 'var',
};
const STATE: Readonly<Record<SabaMarketStatus, MarketState>> = {
  running: 'open',
  suspend: 'suspended',
  closePrice: 'closed',
  closed: 'closed',
};

const toLive = (live: WireLive): LiveInfo => ({
  score: { home: live.liveHomeScore, away: live.liveAwayScore },
  period: SABA_LIVE_PERIODS.get(live.livePeriod) ?? null,
  clock: live.inPlayTime,
  reds: { home: live.homeRedCard, away: live.awayRedCard },
  corners: { home: live.homeCorner, away: live.awayCorner },
  danger: DANGER[live.dangerState],
  parts: live.parts ?? [],
  points: live.points ?? '',
});

/** True for a sport that a computer plays. */
export const isVirtualSport = (sportId: number): boolean => {
  const known = asSportId(sportId);
  return known !== null && sportKind(known) === 'virtual';
};

/** An event of the board. SABA says of its markets, not of its events, whether they join a parlay. */
export function toSportEvent(event: SabaEvent): SportEvent {
  const isOutright = event.tab === 'OUTRIGHT';
  return {
    id: event.eventId,
    sportId: event.sportType,
    leagueId: event.leagueId,
    leagueName: event.leagueName,
    leagueOrder: event.leagueSort,
    homeId: event.homeId,
    homeName: event.homeName,
    awayId: event.awayId,
    awayName: event.awayName,
    startAt: Date.parse(event.globalShowTime),
    order: event.eventSort,
    tab: event.tab,
    isOutright,
    isVirtual: isVirtualSport(event.sportType),
    live: event.isLive && event.liveInfo !== null ? toLive(event.liveInfo) : null,
    open: event.eventStatus === 'running',
    comboAllowed: !isOutright,
    marketCount: event.marketCount,
  };
}

/** Selection keys of SABA with the side they mean. */
const SIDE: ReadonlyMap<string, Side> = new Map<string, Side>([
  ['h', 'home'],
  ['a', 'away'],
  ['1', 'home'],
  ['x', 'draw'],
  ['2', 'away'],
  ['o', 'over'],
  ['u', 'under'],
  ['odd', 'odd'],
  ['even', 'even'],
  ['yes', 'yes'],
  ['no', 'no'],
  ['1x', 'homeDraw'],
  ['12', 'homeAway'],
  ['2x', 'awayDraw'],
]);
/** Side of a key. */
export const sideOfKey = (key: string): Side | undefined => SIDE.get(key);

const PART_PERIOD = { quarter: quarterPeriod, set: partPeriod } as const;
type Kind = (typeof SABA_BET_TYPE)[keyof typeof SABA_BET_TYPE];
const KINDS: ReadonlyMap<number, Kind> = new Map(
  Object.entries(SABA_BET_TYPE).map(([id, kind]) => [Number(id), kind]),
);

/**
 * Kind of a SABA bet type in the site's ids, or null for one that is not known here.
 *
 * @param part which quarter or set.
 */
export function kindOf(
  betType: number,
  part?: number,
): { readonly betType: BetTypeId; readonly period: PeriodId } | null {
  const known = KINDS.get(betType);
  if (known === undefined) return null;
  const period =
    typeof known.period === 'number'
      ? known.period
      : part === undefined
        ? null
        : PART_PERIOD[known.period](part);
  return period === null ? null : { betType: BET_TYPE[known.betType], period };
}

/** Markets of a season are on runners. */
const isSeasonOf = (betType: BetTypeId): boolean =>
  betType === BET_TYPE.OUTRIGHT || betType === BET_TYPE.TOP_THREE;

/** Least legs of a parlay with the market, and which part of play it is on. */
const extraOf = ({ combo, part }: SabaMarket): string =>
  part === undefined ? `combo=${combo}` : `combo=${combo};part=${part}`;

/** A market, or null for one that the site does not know: it is left out, never shown wrong. */
function toMarket(market: SabaMarket): Market | null {
  const kind = kindOf(market.betType, market.part);
  return kind === null
    ? null
    : shownMarket({
        id: market.marketId,
        eventId: market.eventId,
        ...kind,
        state: STATE[market.marketStatus],
        lineId: market.marketId,
        group: String(market.betType),
        rank: market.sort,
        comboAllowed: market.combo > 0,
        selections: market.selections.map(({ selectionId: id, key, keyName, point }) => ({
          id,
          vendorKey: key,
          side: SIDE.get(key),
          label: keyName ?? key,
          line: lineText(point),
          extra: extraOf(market),
          ...(isSeasonOf(kind.betType) ? { runnerId: key } : {}),
        })),
      });
}

/** True when a market says nothing anew but prices. */
const isTick = (before: SabaMarket, now: SabaMarket): boolean =>
  before.marketStatus === now.marketStatus &&
  before.sort === now.sort &&
  before.betType === now.betType &&
  before.part === now.part &&
  before.combo === now.combo &&
  before.eventId === now.eventId &&
  before.selections.length === now.selections.length &&
  now.selections.every((selection, at) => {
    const other = before.selections[at];
    return (
      other !== undefined &&
      selection.selectionId === other.selectionId &&
      selection.key === other.key &&
      selection.keyName === other.keyName &&
      selection.point === other.point
    );
  });

/** How SABA's markets are read. */
export const SABA_MARKETS: MarketReader<SabaMarket> = {
  idOf: ({ marketId }) => marketId,
  eventOf: ({ eventId }) => eventId,
  read: toMarket,
  isTick,
  priceAt: ({ selections }, at) => selections[at]?.oddsPrice.decimalPrice ?? null,
};

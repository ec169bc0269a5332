/** From SABA's words to the site's normal form. Nothing of a vendor's words leaves this folder. */
import { BET_TYPE, type BetTypeId, type PeriodId } from '@site/domain/betting/bet-types';
import { SABA_BET_TYPE, type SabaEvent, type SabaMarket, type SabaSelection } from '@site/contracts/vendor-saba';
import type { LiveInfo, Market, PriceChange, Selection, Side, SportEvent } from '../port';

type WireLive = NonNullable<SabaEvent['liveInfo']>;

const PERIOD: ReadonlyMap<string, LiveInfo['period']> = new Map([['1H', 'firstHalf'], ['HT', 'halfTime'], ['2H', 'secondHalf'], ['FT', 'finished']]);
const DANGER: Record<WireLive['dangerState'], LiveInfo['danger']> = {
  safe: 'safe', dangerHome: 'danger', dangerAway: 'danger', goal: 'danger', redCard: 'danger', var: 'var',
};

function toLive(live: WireLive): LiveInfo {
  return {
    score: { home: live.liveHomeScore, away: live.liveAwayScore },
    minute: live.inPlayTime,
    period: PERIOD.get(live.livePeriod) ?? 'other',
    reds: { home: live.homeRedCard, away: live.awayRedCard },
    corners: { home: live.homeCorner, away: live.awayCorner },
    danger: DANGER[live.dangerState],
  };
}

/** An event of the board. */
export function toSportEvent(event: SabaEvent): SportEvent {
  return {
    id: event.eventId, sportId: event.sportType, leagueId: event.leagueId, leagueName: event.leagueName,
    homeName: event.homeName, awayName: event.awayName, startAt: Date.parse(event.globalShowTime),
    order: event.leagueSort * 100_000 + event.eventSort, isOutright: false,
    live: event.isLive && event.liveInfo !== null ? toLive(event.liveInfo) : null,
    open: event.eventStatus === 'running', marketCount: event.marketCount,
  };
}

/** Selection keys of SABA with the side they mean. */
const SIDE: ReadonlyMap<string, Side> = new Map<string, Side>([
  ['h', 'home'], ['a', 'away'], ['1', 'home'], ['x', 'draw'], ['2', 'away'], ['o', 'over'], ['u', 'under'],
  ['odd', 'odd'], ['even', 'even'], ['yes', 'yes'], ['no', 'no'],
]);

/** Kind of a SABA bet type in the site's ids, or null for one that is not known here. */
export function kindOf(betType: number): { readonly betType: BetTypeId; readonly period: PeriodId } | null {
  const known = Object.entries(SABA_BET_TYPE).find(([id]) => Number(id) === betType)?.[1];
  return known === undefined ? null : { betType: BET_TYPE[known.betType], period: known.period };
}

function toSelection(selection: SabaSelection): Selection {
  return {
    id: selection.selectionId, vendorKey: selection.key, side: SIDE.get(selection.key) ?? 'other', label: selection.keyName ?? selection.key,
    line: selection.point === null ? null : String(selection.point),
  };
}

/** A market, or null for a bet type the site does not know: it is left out, never shown wrong. */
export function toMarket(market: SabaMarket): Market | null {
  const kind = kindOf(market.betType);
  if (kind === null) return null;
  return {
    id: market.marketId, eventId: market.eventId, ...kind, open: market.marketStatus === 'running',
    rank: market.sort, selections: market.selections.map(toSelection),
  };
}

/** True while a market is closed for prices. */
export const hasNoPrices = ({ marketStatus }: SabaMarket): boolean => marketStatus === 'closePrice' || marketStatus === 'closed';

/** Prices of a market; one that is closed for prices has none. */
export function toPrices(market: SabaMarket): readonly PriceChange[] {
  const hidden = hasNoPrices(market);
  return market.selections.map((selection) => ({
    selectionId: selection.selectionId, price: hidden ? null : selection.oddsPrice.decimalPrice,
  }));
}

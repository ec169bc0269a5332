/** A chosen selection under the names of §3.5: what is kept over visits and handed to others. */
import { formatOdds, oddsList } from '../odds/convert';
import { ODDS_TYPE, parseDecimalOdds, type OddsTypeName } from '../odds/decimal-odds';
import { asBetType, asPeriod, isEuOnly } from './bet-types';
import type { CartSelection } from './cart';
import { asLineStatus, asSelectionStatus, SELECTION_STATUS } from './statuses';

/**
 * Fields of §3.5 by name. Prices are decimal strings; what a vendor does not say is an empty text
 * or null.
 */
export interface CartRecord {
  readonly SelectionId: string;
  readonly SelectionType: string;
  readonly SelectionName: string;
  readonly SelectionGroup: string;
  readonly Handicap: string | null;
  readonly RealHandicap: string | null;
  readonly Specifiers: string;
  readonly SportId: number;
  readonly MarketId: string;
  readonly MarketName: string;
  readonly LeagueId: string;
  readonly LeagueName: string;
  readonly HomeTeamId: string;
  readonly HomeTeamName: string;
  readonly HomeTeamScore: number | null;
  readonly AwayTeamId: string;
  readonly AwayTeamName: string;
  readonly AwayTeamScore: number | null;
  readonly EventId: string;
  readonly IsOpenParlay: boolean;
  readonly LineId: string;
  readonly BetTypeId: number;
  readonly BetTypeName: string;
  readonly PeriodId: number;
  readonly PeriodName: string;
  readonly TargetTeamId: string;
  readonly TargetTeamName: string;
  readonly IsOutRightEvent: boolean;
  readonly OutRightEventName: string;
  /** The vendor's native price, from which everything shown is computed. */
  readonly Odds: string;
  readonly OddsType: number;
  readonly OddsList: readonly { readonly OddsType: number; readonly OddsValues: string }[];
  readonly DisplayOdds: string;
  readonly SelectionIsLocked: boolean;
  readonly LineStatusId: number | null;
  readonly SelectionStatus: number;
  readonly ExtraInfo: string;
  /** Ours: the adapter's key and whether it was in play. */
  readonly VendorKey: string;
  readonly IsLive: boolean;
}

/** Writes a selection as the member sees it in an odds type. */
export function toCartRecord(selection: CartSelection, type: OddsTypeName): CartRecord {
  const shown = formatOdds(selection.price, type, selection.euOnly);
  const status = selection.status ?? SELECTION_STATUS.NOTSET;
  return {
    SelectionId: selection.selectionId,
    SelectionType: selection.selectionType ?? '',
    SelectionName: selection.selectionName,
    SelectionGroup: selection.selectionGroup ?? '',
    Handicap: selection.line,
    RealHandicap: selection.realHandicap ?? selection.line,
    Specifiers: selection.specifiers ?? '',
    SportId: selection.sportId,
    MarketId: selection.marketId,
    MarketName: selection.marketName ?? selection.betTypeName,
    LeagueId: selection.leagueId ?? '',
    LeagueName: selection.leagueName,
    HomeTeamId: selection.homeTeamId ?? '',
    HomeTeamName: selection.homeName,
    HomeTeamScore: selection.score?.home ?? null,
    AwayTeamId: selection.awayTeamId ?? '',
    AwayTeamName: selection.awayName,
    AwayTeamScore: selection.score?.away ?? null,
    EventId: selection.eventId,
    IsOpenParlay: selection.isOpenParlay ?? true,
    LineId: selection.lineId ?? '',
    BetTypeId: selection.betType,
    BetTypeName: selection.betTypeName,
    PeriodId: selection.period,
    PeriodName: selection.periodName,
    TargetTeamId: selection.targetTeamId ?? '',
    TargetTeamName: selection.targetTeamName ?? '',
    IsOutRightEvent: selection.isOutright,
    OutRightEventName: selection.outrightEventName ?? '',
    Odds: selection.price,
    OddsType: ODDS_TYPE[shown.type],
    OddsList: oddsList(selection.price, selection.euOnly).map(({ type: each, text }) => ({
      OddsType: ODDS_TYPE[each],
      OddsValues: text,
    })),
    DisplayOdds: shown.text,
    SelectionIsLocked: status === SELECTION_STATUS.NOTAVAILABLE,
    LineStatusId: selection.lineStatusId ?? null,
    SelectionStatus: status,
    ExtraInfo: selection.extraInfo ?? '',
    VendorKey: selection.vendorKey,
    IsLive: selection.live,
  };
}

type Loose = Readonly<Record<string, unknown>>;
const textOf = (record: Loose, name: string): string | null => {
  const value = record[name];
  return typeof value === 'string' && value.length <= 300 ? value : null;
};
const scoreOf = (record: Loose, name: string): number | null => {
  const value = record[name];
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : null;
};

/** Names that must be a text for a record to be worth anything. */
const NEEDED = ['SelectionId', 'MarketId', 'EventId', 'VendorKey'] as const;
const DETAIL = [
  ['LeagueId', 'leagueId'],
  ['HomeTeamId', 'homeTeamId'],
  ['AwayTeamId', 'awayTeamId'],
  ['MarketName', 'marketName'],
  ['RealHandicap', 'realHandicap'],
  ['Specifiers', 'specifiers'],
  ['SelectionType', 'selectionType'],
  ['SelectionGroup', 'selectionGroup'],
  ['LineId', 'lineId'],
  ['TargetTeamId', 'targetTeamId'],
  ['TargetTeamName', 'targetTeamName'],
  ['OutRightEventName', 'outrightEventName'],
  ['ExtraInfo', 'extraInfo'],
] as const;

/**
 * Reads a kept record back (§3.6: a corrupt store is discarded safely). Its price is only what was
 * last seen: the slip asks the vendor again.
 *
 * @returns null when ids, price, bet type or period are not what they must be.
 */
export function fromCartRecord(value: unknown): CartSelection | null {
  if (typeof value !== 'object' || value === null) return null;
  const record = value as Loose;
  const price = parseDecimalOdds(record['Odds']);
  const [betType, period] = [asBetType(record['BetTypeId']), asPeriod(record['PeriodId'])];
  const sportId = record['SportId'];
  if (price === null || betType === null || period === null || typeof sportId !== 'number')
    return null;
  if (NEEDED.some((name) => (textOf(record, name) ?? '') === '')) return null;
  const said = (name: string): string => textOf(record, name) ?? '';
  const [home, away] = [scoreOf(record, 'HomeTeamScore'), scoreOf(record, 'AwayTeamScore')];
  const detail = Object.fromEntries(
    DETAIL.flatMap(([wire, own]) => (said(wire) === '' ? [] : [[own, said(wire)] as const])),
  );
  const lineStatusId = asLineStatus(record['LineStatusId']);
  return {
    ...detail,
    ...(lineStatusId === null ? {} : { lineStatusId }),
    selectionId: said('SelectionId'),
    marketId: said('MarketId'),
    eventId: said('EventId'),
    vendorKey: said('VendorKey'),
    sportId,
    leagueName: said('LeagueName'),
    homeName: said('HomeTeamName'),
    awayName: said('AwayTeamName'),
    betType,
    betTypeName: said('BetTypeName'),
    period,
    periodName: said('PeriodName'),
    selectionName: said('SelectionName'),
    line: textOf(record, 'Handicap'),
    price,
    euOnly: isEuOnly(betType),
    live: record['IsLive'] === true,
    score: home === null || away === null ? null : { home, away },
    isOutright: record['IsOutRightEvent'] === true,
    isOpenParlay: record['IsOpenParlay'] !== false,
    status:
      typeof record['SelectionStatus'] === 'number'
        ? asSelectionStatus(record['SelectionStatus'])
        : SELECTION_STATUS.NOTSET,
  };
}

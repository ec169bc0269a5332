/**
 * What a row of a sport shows: its main markets, which sides they have and how tall that makes the
 * row.
 */
import { BET_TYPE, PERIOD, type BetTypeId } from '@site/domain/betting/bet-types';
import { hasDraw } from '@site/domain/reference/level-sports';
import type { Market } from '../vendors/port';

/** The three columns of a row, left to right; the third is the winner, with or without a draw. */
export const COLUMNS = ['handicap', 'total', 'winner'] as const;
/** A column. */
export type ColumnName = (typeof COLUMNS)[number];

/**
 * What the compact list shows of a match that can end level: both lines, or the winner. Three
 * prices one over the other would be too small to hit.
 */
export type CompactView = 'lines' | 'winner';

const TYPES: Readonly<Record<ColumnName, readonly BetTypeId[]>> = {
  handicap: [BET_TYPE.HANDICAP],
  total: [BET_TYPE.OVER_UNDER],
  winner: [BET_TYPE.ONE_X_TWO, BET_TYPE.MONEY_LINE],
};

/** Bet type that names a column's head. */
export const headOf = (column: ColumnName): BetTypeId => TYPES[column][0] ?? BET_TYPE.ONE_X_TWO;

/** Columns of a row of the compact list. */
export const compactColumns = (sportId: number, view: CompactView): readonly ColumnName[] =>
  hasDraw(sportId) ? (view === 'winner' ? ['winner'] : ['handicap', 'total']) : COLUMNS;

/** Sides of the main markets. */
export type MainSide = 'home' | 'draw' | 'away' | 'over' | 'under';

/**
 * Sides of a column, from top to bottom and from left to right alike: the draw stands between the
 * teams, as on an event's page.
 */
export function sidesOf(column: ColumnName, sportId: number): readonly MainSide[] {
  if (column === 'total') return ['over', 'under'];
  return column === 'winner' && hasDraw(sportId) ? ['home', 'draw', 'away'] : ['home', 'away'];
}

/**
 * The market of a column: the main line of the whole event. Markets stand in order, so the first is
 * the main one.
 */
export function columnMarket(markets: readonly Market[], column: ColumnName): Market | undefined {
  const types = TYPES[column];
  return markets.find(
    (market) => market.period === PERIOD.FULL_TIME && types.includes(market.betType),
  );
}

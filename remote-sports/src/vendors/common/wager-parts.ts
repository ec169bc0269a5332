/** Small parts of wagers that all vendors say alike. */
import type { Score } from '@site/domain/betting/settlement';
import {
  ODDS_TYPE,
  ODDS_TYPE_NAMES,
  type DecimalOdds,
  type OddsTypeName,
} from '@site/domain/odds/decimal-odds';

/** Odds type of an id; one that is not known is counted in decimals, as every vendor can. */
export const oddsTypeName = (id: number): OddsTypeName =>
  ODDS_TYPE_NAMES.find((name) => ODDS_TYPE[name] === id) ?? 'EU';

/**
 * Stands where a vendor names no valid price of a booked leg: written 1.00, wins nothing, and the
 * wager with its money is still shown.
 */
export const NO_PRICE = '1.00' as DecimalOdds;

/** A score, or null where one side is not known. */
export const scoreOf = (
  home: number | null | undefined,
  away: number | null | undefined,
): Score | null =>
  home === null || home === undefined || away === null || away === undefined
    ? null
    : { home, away };

/** The moment of asking as vendors want it: ISO text, absent where nobody says. */
export const requestTimeOf = (at: number | undefined): string | undefined =>
  at === undefined ? undefined : new Date(at).toISOString();

/** A time of the wire, epoch ms. */
export const timeOf = (text: string): number => Date.parse(text);

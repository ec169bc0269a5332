/** Whether a row may be placed, and what it wins and risks: the one reducer behind the button. */
import { Sports } from '@site/domain/constants';
import { stakeReason, type StakeReason } from '@site/domain/betting/stake-check';
import { winRisk, type WinRisk } from '@site/domain/betting/win-risk';
import { parseCny, type Fen } from '@site/domain/money';
import type { OddsTypeName } from '@site/domain/odds/decimal-odds';
import { offeredPrice, type SlipRow } from './slip-state';

/** What surrounds the slip. */
export interface SlipContext {
  readonly oddsType: OddsTypeName;
  readonly signedIn: boolean;
  /** Sportsbook balance, or null while it is not known. */
  readonly balance: Fen | null;
  /** Self-exclusion of betting; null while it is not known, which blocks (C-62). */
  readonly bettingDisabled: boolean | null;
  /** Monotonic ms. */
  readonly now: number;
}

/** The type a row is bet in: EU where the market has no other (D4). */
export const betOddsType = (row: SlipRow, oddsType: OddsTypeName): OddsTypeName => (row.selection.euOnly ? 'EU' : oddsType);

/** Win and risk of a row's stake, or null while it is no amount. */
export function rowWinRisk(row: SlipRow, oddsType: OddsTypeName): WinRisk | null {
  const stake = parseCny(row.stake);
  return stake === null ? null : winRisk(stake, row.selection.price, betOddsType(row, oddsType));
}

/** The first reason in the way of a row, or null. */
export function rowReason(row: SlipRow, context: SlipContext): StakeReason | null {
  const fresh = row.infoAt !== null && context.now - row.infoAt < Sports.staleAfterMs;
  return stakeReason({
    text: row.stake, risk: rowWinRisk(row, context.oddsType)?.risk ?? null,
    limits: row.info === null ? null : { min: row.info.min, max: row.info.max },
    balance: context.balance, lineOpen: row.info === null || row.info.open, feedFresh: row.infoAt === null || fresh,
    oddsChanged: offeredPrice(row) !== null, bettingDisabled: context.bettingDisabled, signedIn: context.signedIn,
  });
}

/** Bets in words that belong to no vendor. */
import type { Score } from '@site/domain/betting/settlement';
import type { WagerOutcome } from '@site/domain/betting/statuses';
import type { Fen } from '@site/domain/money';
import type { DecimalOdds, OddsTypeId } from '@site/domain/odds/decimal-odds';
import type { OddsVendorId } from '@site/domain/vendors/odds-vendor';
import type { LegOutcome, LegTerms } from '../engine/results';

/**
 * What the client said of a selection beside what is priced (§3.5); support reads it, nothing
 * decides by it.
 */
export interface LegNote {
  readonly group?: string | undefined;
  readonly lineId?: string | undefined;
  readonly lineStatus?: number | undefined;
  readonly teamId?: string | undefined;
  readonly teamName?: string | undefined;
  readonly currentLine?: number | null | undefined;
  readonly extra?: string | undefined;
}

/** A leg, fixed when the bet is placed. */
export interface BetLeg {
  readonly eventId: string;
  readonly marketId: string;
  readonly selectionId: string;
  readonly sportId: number;
  readonly leagueId: string;
  readonly leagueName: string;
  readonly homeName: string;
  readonly awayName: string;
  readonly kickoff: number;
  readonly isLive: boolean;
  readonly isOutright: boolean;
  /** Name of the side as it was shown. */
  readonly name: string;
  readonly terms: LegTerms;
  /** Price that was asked for; kept in data folders under this name. */
  readonly asked: DecimalOdds;
  /** Price that was booked. */
  readonly price: DecimalOdds;
  /** Score when the bet was placed, null before the start. */
  readonly scoreAtBet: Score | null;
  readonly note?: LegNote | undefined;
}

/** A leg with what became of it. */
export interface SettledLeg extends BetLeg {
  readonly outcome: LegOutcome | null;
  readonly final: Score | null;
}

/** One decision about the money of a bet: the first settlement and every later one. */
export interface SettlementRecord {
  readonly at: number;
  readonly outcome: WagerOutcome;
  readonly payout: string;
  readonly note: string;
  /**
   * Fen that a correction took back from nobody, because the wallet no longer held them: the member
   * still has them. Missing for none.
   */
  readonly short?: string;
}

/** Why a waiting bet was not taken: empty while it was not refused. */
export type RejectReason = '' | 'goal' | 'redCard' | 'var' | 'closed' | 'abandoned' | 'postponed';

/** What of a voucher paid a stake; fen as text. */
export interface VoucherUse {
  readonly id: string;
  readonly amount: string;
}

/** What of a bet does not need a column. */
export interface BetDetail {
  /** The vendor's own id of the combo, null for a single. */
  readonly combo: string | null;
  readonly folds: readonly number[];
  readonly lines: number;
  /** Fen per line, as text. */
  readonly perLine: string;
  readonly oddsType: OddsTypeId;
  readonly acceptSeconds: number;
  /** When the client says that it asked, as it wrote it; missing for one that does not say. */
  readonly requestTime?: string | undefined;
  /** It had to wait out an attack (confirmed as a danger ball). */
  readonly danger: boolean;
  readonly reason: RejectReason;
  readonly history: readonly SettlementRecord[];
  /** Free-bet vouchers that paid the stake; missing when the wallet did. */
  readonly vouchers?: readonly VoucherUse[];
}

/** Where a bet stands. */
export type BetStatus = 'waiting' | 'running' | 'settled' | 'rejected';

export interface Bet {
  readonly id: string;
  readonly memberCode: string;
  readonly vendor: OddsVendorId;
  readonly key: string;
  readonly status: BetStatus;
  readonly outcome: WagerOutcome;
  /** Stake typed (all lines), debit, and most profit. */
  readonly stake: Fen;
  readonly risk: Fen;
  readonly win: Fen;
  /** Part of the debit that still runs, and what was paid for the parts that were cashed out. */
  readonly openRisk: Fen;
  readonly sold: Fen;
  /** Money back by settlement, cash-outs left out; null while open. */
  readonly payout: Fen | null;
  readonly placedAt: number;
  readonly settledAt: number | null;
  readonly acceptAt: number;
  readonly detail: BetDetail;
  readonly legs: readonly SettledLeg[];
}

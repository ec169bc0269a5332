/** Wagers and cash-out in the site's own words (§4.7). */
import type { BetTypeId, PeriodId } from '@site/domain/betting/bet-types';
import type { Score } from '@site/domain/betting/settlement';
import type { BetMode, BetStatus, WagerOutcome } from '@site/domain/betting/statuses';
import type { Outcome } from '@site/domain/errors/app-error';
import type { Fen } from '@site/domain/money';
import type { DecimalOdds, OddsTypeName } from '@site/domain/odds/decimal-odds';
import type { OddsVendorId } from '@site/domain/vendors/odds-vendor';
import type { Side } from './model';

/** Why a wager was not taken or taken back. */
export type WagerReason = 'goal' | 'redCard' | 'var' | 'closed' | 'abandoned' | 'postponed';

/** One selection of a wager. */
export interface WagerLeg {
  readonly eventId: string;
  readonly sportId: number;
  readonly leagueName: string;
  readonly homeName: string;
  readonly awayName: string;
  /** Kick-off, epoch ms. */
  readonly startAt: number;
  readonly isOutright: boolean;
  readonly marketId: string;
  /** Empty where the vendor does not repeat it; then the key says it. */
  readonly selectionId: string;
  readonly vendorKey: string;
  /** Null for a market that the site does not know: shown by the vendor's own name of the selection. */
  readonly betType: BetTypeId | null;
  readonly period: PeriodId;
  readonly side: Side;
  readonly label: string;
  readonly line: string | null;
  /** Price asked for and price booked. */
  readonly requested: DecimalOdds;
  readonly price: DecimalOdds;
  readonly live: boolean;
  readonly scoreAtBet: Score | null;
  readonly finalScore: Score | null;
  readonly outcome: WagerOutcome;
}

/**
 * A settlement after the first one (domain.md: never changed silently). `outcome` null where the
 * vendor names only the money.
 */
export interface Resettlement {
  readonly at: number;
  readonly outcome: WagerOutcome | null;
  readonly returned: Fen;
  readonly note: string;
}

/** A wager in a list, in the answer to a placement and in checks. */
export interface Wager {
  readonly id: string;
  readonly vendor: OddsVendorId;
  /** Key of the attempt that placed it. */
  readonly attemptKey: string;
  readonly outcome: WagerOutcome;
  readonly reason: WagerReason | null;
  /** What the vendor answered to its placing (§3.5 `responseStatus`, §4.7). */
  readonly responseStatus: BetStatus;
  /** What was cancelled: this wager alone, or the event with all its wagers; null where nothing was. */
  readonly cancelled: 'wager' | 'event' | null;
  /** When it was asked for, epoch ms (§3.5 `request_time`); when it was placed where nobody says. */
  readonly requestTime: number;
  readonly placedAt: number;
  readonly settledAt: number | null;
  /** Seconds until the verdict of a waiting one, as told when it was placed. */
  readonly acceptSeconds: number;
  /** It was confirmed only after a dangerous moment had passed (IM confirm status 2). */
  readonly afterDanger: boolean;
  readonly mode: BetMode;
  /** The vendor's id of the combo; null for a single. */
  readonly comboId: string | null;
  readonly lines: number;
  readonly stakePerLine: Fen;
  readonly stake: Fen;
  /** A voucher paid the stake: nothing was debited, and only winnings come back. */
  readonly freeBet: boolean;
  /** Debit (D1). */
  readonly risk: Fen;
  /** Possible profit while open. */
  readonly toWin: Fen;
  /** Money back, sales included; null while open. */
  readonly returned: Fen | null;
  readonly oddsType: OddsTypeName;
  /** What was sold: money paid already, debit that still runs. */
  readonly cashOut: { readonly paid: Fen; readonly openRisk: Fen; readonly whole: boolean } | null;
  readonly resettlements: readonly Resettlement[];
  readonly legs: readonly WagerLeg[];
}

/** Why there is no offer now. */
export type NoOfferReason = 'suspended' | 'danger' | 'tooLow' | 'waiting' | 'never';

/** A target at which the vendor sells a wager by itself, kept by the vendor. */
export interface AutoSale {
  /** Null while there is none. */
  readonly target: Fen | null;
  /**
   * Sets, changes or (null) removes it; doing it twice changes nothing.
   *
   * @returns what stands now.
   */
  readonly set: (target: Fen | null) => Promise<Outcome<Fen | null>>;
}

/** What the vendor pays for a wager now; `auto` where it would sell it by itself, too. */
export type CashOutOffer = { readonly auto?: AutoSale } & (
  | {
      readonly wagerId: string;
      readonly price: Fen;
      readonly openRisk: Fen;
      /** How long the price is meant to stand, ms. */
      readonly validMs: number;
      readonly reason: null;
    }
  | {
      readonly wagerId: string;
      readonly price: null;
      readonly openRisk: Fen;
      readonly validMs: number;
      readonly reason: NoOfferReason;
    }
);

/** A sale as it is sent. `percent` 20 to 99 sells a part, null all. */
export interface SaleOrder {
  readonly wagerId: string;
  /** Offered price for the whole, decimal CNY. */
  readonly price: string;
  readonly percent: number | null;
}

/** A sale that was accepted: what it paid. */
export interface Sale {
  readonly wagerId: string;
  readonly paid: Fen;
}

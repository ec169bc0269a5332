/**
 * The odds-vendor port: the board, the slip and the wagers list know nothing else of a vendor
 * (§3.10, §4.6, §4.7).
 */
import type { PricePolicy } from '@site/domain/betting/price-consent';
import type { MoneyAnswer, Observable } from '@site/platform';
import type { CartSelection } from '@site/domain/betting/cart';
import type { Score } from '@site/domain/betting/settlement';
import type { BetMode, SelectionStatus } from '@site/domain/betting/statuses';
import type { Outcome } from '@site/domain/errors/app-error';
import type { Lookup } from '@site/domain/money-action/machine';
import type { Fen } from '@site/domain/money';
import type { DecimalOdds, OddsTypeName } from '@site/domain/odds/decimal-odds';
import type { DataUpdate } from '@site/domain/reference/updates';
import type { SortBy } from '@site/domain/reference/board';
import type { OddsVendorId } from '@site/domain/vendors/odds-vendor';
import type {
  Announcement,
  FavouriteKind,
  Favourites,
  FeedMessage,
  FeedQuery,
  MatchResult,
  Page,
  SportCount,
  SportEvent,
} from './model';
import type { CashOutOffer, Sale, SaleOrder, Wager } from './wager-model';

export type { OddsVendorId };
export type * from './model';
export type * from './wager-model';

/**
 * Which prices a bet may be booked at (D10): the one that was sent, a better one too, or any. Only
 * some vendors know `any`.
 */
export type OddsPolicy = PricePolicy;

/** A selection as the vendor has it right now. */
export interface LegInfo {
  readonly selectionId: string;
  /** A selection status of §4.7. */
  readonly status: SelectionStatus;
  readonly price: DecimalOdds | null;
  readonly line: string | null;
  readonly live: boolean;
  readonly score: Score | null;
  /** Limits of a single in the stake typed (D1). */
  readonly min: Fen;
  readonly max: Fen;
}

/** A combo that the selections may form; stakes and limits are per line. */
export interface ComboInfo {
  /** The vendor's id, a key of its table in the domain. */
  readonly id: string;
  readonly lines: number;
  /** Return per unit on every line when all win: the vendor's number, which stands over our preview. */
  readonly factor: string;
  readonly status: SelectionStatus;
  readonly min: Fen;
  readonly max: Fen;
}

/** What the vendor says before a bet. `combos` is empty in the single mode. */
export interface BetInfo {
  readonly legs: readonly LegInfo[];
  readonly combos: readonly ComboInfo[];
  /** The most one ticket pays; null where the vendor does not say. */
  readonly maxPayout: Fen | null;
}

/** A question before a bet. */
export interface BetQuestion {
  readonly mode: BetMode;
  readonly selections: readonly CartSelection[];
  readonly oddsType: OddsTypeName;
}

/**
 * A bet as it is sent; exactly what the slip shows (C-45). Stakes are decimal strings with two
 * places.
 */
export type BetOrder = {
  /** Moment of asking on the server's clock, epoch ms; goes along with the bet. */
  readonly requestedAt?: number;
} & (
  | {
      readonly mode: 1;
      readonly selection: CartSelection;
      readonly stake: string;
      readonly oddsType: OddsTypeName;
      readonly policy: OddsPolicy;
      readonly freeBet: boolean;
    }
  | {
      readonly mode: 2;
      readonly selections: readonly CartSelection[];
      /** Stake per line of each combo. */
      readonly combos: readonly { readonly id: string; readonly stake: string }[];
      readonly policy: OddsPolicy;
      readonly freeBet: boolean;
    }
);

/** Placed wagers: one for a single, one per combo of a combo order. */
export interface PlacedBet {
  readonly wagers: readonly Wager[];
}

/** A money call made ready: its exact bytes, and the call that sends just these. */
export interface PreparedCall<R> {
  readonly payload: string;
  readonly submit: (key: string, signal?: AbortSignal) => Promise<Outcome<MoneyAnswer<R>>>;
}

/** Which wagers: by state, by the day they were placed (`YYYY-MM-DD`, +08:00), 50 a page. */
export interface WagerQuery {
  readonly kind: 'open' | 'settled';
  readonly from?: string;
  readonly to?: string;
  readonly page: number;
  /** Order where the vendor has one (§3.10); newest bet first otherwise. */
  readonly sortBy?: SortBy;
  /** Read before anybody asked to see it: a failure is nobody's news (ADR 063). */
  readonly ahead?: boolean;
}

/**
 * What every vendor adapter offers. Nothing throws: failures are values with the codes of §8. Reads
 * of a vendor under maintenance are answered without a request (§4.6); money and its fate are
 * always asked for.
 */
export interface OddsVendor {
  readonly id: OddsVendorId;
  /** Price policies that the vendor knows, strictest first. */
  readonly policies: readonly OddsPolicy[];
  readonly feed: (query: FeedQuery) => Observable<FeedMessage>;
  /** Every sport that the vendor plays with its counts, in the vendor's order. */
  readonly counts: () => Promise<Outcome<readonly SportCount[]>>;
  readonly search: (text: string) => Promise<Outcome<readonly SportEvent[]>>;
  /** Results of a day (`YYYY-MM-DD`, +08:00; seven days back), latest first. */
  readonly results: (query: {
    readonly sportId: number;
    readonly day: string;
    readonly page: number;
  }) => Promise<Outcome<Page<MatchResult>>>;
  readonly announcements: () => Promise<Outcome<readonly Announcement[]>>;
  readonly favourites: () => Promise<Outcome<Favourites>>;
  /**
   * Follows (insert) or leaves (delete, §3.10); doing it twice changes nothing.
   *
   * @returns what is followed now.
   */
  readonly setFavourite: (
    kind: FavouriteKind,
    id: string,
    update: DataUpdate,
  ) => Promise<Outcome<Favourites>>;
  readonly betInfo: (question: BetQuestion) => Promise<Outcome<BetInfo>>;
  readonly prepare: (order: BetOrder) => Promise<PreparedCall<PlacedBet>>;
  /**
   * What became of a placement by its key (safety D3).
   *
   * @param mode from the journal's reference: some vendors ask singles and combos in two places.
   */
  readonly check: (key: string, mode: BetMode) => Promise<Outcome<Lookup<PlacedBet>>>;
  /** Wagers as they stand now; unknown ids are left out. */
  readonly pending: (ids: readonly string[]) => Promise<Outcome<readonly Wager[]>>;
  readonly wagers: (query: WagerQuery) => Promise<Outcome<Page<Wager>>>;
  readonly offers: (wagerIds: readonly string[]) => Promise<Outcome<readonly CashOutOffer[]>>;
  readonly prepareSale: (order: SaleOrder) => Promise<PreparedCall<Sale>>;
  /** What became of a sale (safety D3). */
  readonly checkSale: (key: string, wagerId: string) => Promise<Outcome<Lookup<Sale>>>;
}

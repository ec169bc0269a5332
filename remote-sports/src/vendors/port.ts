/** The odds-vendor port: the board, the slip and the wagers list know nothing else of a vendor (§3.10, §4.7). */
import type { Observable } from '@site/platform';
import type { MoneyAnswer } from '@site/platform';
import type { Outcome } from '@site/domain/errors/app-error';
import type { Lookup } from '@site/domain/money-action/machine';
import type { Fen } from '@site/domain/money';
import type { BetTypeId, PeriodId } from '@site/domain/betting/bet-types';
import type { CartSelection } from '@site/domain/betting/cart';
import type { Score } from '@site/domain/betting/settlement';
import type { DecimalOdds, OddsTypeName } from '@site/domain/odds/decimal-odds';

/** Ids of the odds vendors. */
export type OddsVendorId = 'IM' | 'BTI' | 'SABA';

/** Tabs of the board (§3.10). */
export const BOARD_TABS = ['EARLY', 'TODAY', 'RUNNING', 'FAVOURITE', 'OUTRIGHT'] as const;
export type BoardTab = (typeof BOARD_TABS)[number];

/** How close a live match is to something that changes prices. */
export type DangerLevel = 'safe' | 'danger' | 'var';

/** What is known of a match in play. */
export interface LiveInfo {
  readonly score: Score;
  /** Minute of play as the vendor says it. */
  readonly minute: string;
  /** `other`: a part of play that the site has no word for; the clock is shown, where one runs. */
  readonly period: 'firstHalf' | 'halfTime' | 'secondHalf' | 'finished' | 'other';
  readonly reds: Score;
  readonly corners: Score;
  readonly danger: DangerLevel;
}

/** A sport event on the board. */
export interface SportEvent {
  readonly id: string;
  readonly sportId: number;
  readonly leagueId: string;
  readonly leagueName: string;
  readonly homeName: string;
  readonly awayName: string;
  /** Kick-off, epoch ms. */
  readonly startAt: number;
  /** Place in its tab; smaller first. */
  readonly order: number;
  readonly isOutright: boolean;
  readonly live: LiveInfo | null;
  readonly open: boolean;
  /** All markets the vendor has, also those not on the list. */
  readonly marketCount: number;
}

/** A selection's place in its market. */
export type Side = 'home' | 'draw' | 'away' | 'over' | 'under' | 'odd' | 'even' | 'yes' | 'no' | 'other';

/** A selection; its price lives in the price table, outside React. */
export interface Selection {
  readonly id: string;
  /** The vendor's own key; opaque outside the adapter. */
  readonly vendorKey: string;
  readonly side: Side;
  /** Name for sides that are no team: `2:1`, `主/和`. */
  readonly label: string;
  /** Line of this side as the vendor wrote it, or null. */
  readonly line: string | null;
}

/** A market with one line. */
export interface Market {
  readonly id: string;
  readonly eventId: string;
  readonly betType: BetTypeId;
  readonly period: PeriodId;
  readonly open: boolean;
  /** Order among the lines of a bet type: 0 is the main line. */
  readonly rank: number;
  readonly selections: readonly Selection[];
}

/** What a feed says, in the normal form of every adapter. */
export type FeedMessage =
  | { readonly kind: 'snapshot'; readonly events: readonly SportEvent[]; readonly markets: readonly Market[]; readonly prices: readonly PriceChange[] }
  | {
    readonly kind: 'delta';
    readonly events: readonly SportEvent[]; readonly removedEvents: readonly string[];
    readonly markets: readonly Market[]; readonly removedMarkets: readonly string[];
    readonly prices: readonly PriceChange[];
  }
  | { readonly kind: 'alive' }
  | { readonly kind: 'lost' };

/** A selection's new price; null when the vendor took it away or it is no valid price. */
export interface PriceChange { readonly selectionId: string; readonly price: DecimalOdds | null }

/** What to stream. */
export interface FeedQuery { readonly sportId: number; readonly tab: BoardTab; readonly eventId?: string }

/** Sport events per tab. */
export type TabCounts = Readonly<Record<BoardTab, number>>;

/** A selection asked about before betting. */
export interface BetInfo {
  readonly price: DecimalOdds | null;
  readonly open: boolean;
  readonly min: Fen;
  readonly max: Fen;
  readonly score: Score | null;
}

/** A single as it is sent; exactly what the slip shows (C-45). */
export interface SingleBet {
  readonly selection: CartSelection;
  /** Decimal string, two places. */
  readonly stake: string;
  readonly oddsType: OddsTypeName;
  readonly acceptBetter: boolean;
}

/** A placed bet's answer. */
export interface PlacedBet {
  readonly wagerId: string;
  /** Booked price. */
  readonly price: DecimalOdds;
  readonly stake: string;
}

/** States of a wager in the site's words. */
export type WagerStatus = 'pending' | 'running' | 'rejected' | 'won' | 'halfWon' | 'void' | 'halfLost' | 'lost' | 'cashedOut';

/** A wager in the list. */
export interface Wager {
  readonly id: string;
  readonly status: WagerStatus;
  readonly placedAt: number;
  readonly stake: Fen;
  readonly risk: Fen;
  /** Possible profit while open, profit or loss when settled. */
  readonly toWin: Fen;
  /** Money back; null while open. */
  readonly returned: Fen | null;
  readonly oddsType: OddsTypeName;
  readonly price: DecimalOdds;
  readonly euOnly: boolean;
  readonly leagueName: string;
  readonly homeName: string;
  readonly awayName: string;
  readonly betTypeName: string;
  readonly selectionName: string;
  readonly scoreAtBet: Score | null;
  readonly finalScore: Score | null;
  readonly reason: string | null;
}

/** What every vendor adapter offers. */
export interface OddsVendor {
  readonly id: OddsVendorId;
  readonly feed: (query: FeedQuery) => Observable<FeedMessage>;
  readonly counts: (sportId: number) => Promise<Outcome<TabCounts>>;
  readonly betInfo: (selection: CartSelection, oddsType: OddsTypeName) => Promise<Outcome<BetInfo>>;
  /** The exact bytes of a placement, for the key to be bound to. */
  readonly payloadOf: (bet: SingleBet) => string;
  readonly place: (key: string, bet: SingleBet) => Promise<Outcome<MoneyAnswer<PlacedBet>>>;
  readonly check: (key: string) => Promise<Outcome<Lookup<PlacedBet>>>;
  readonly wagers: (kind: 'open' | 'settled', page: number) => Promise<Outcome<{ readonly wagers: readonly Wager[]; readonly pages: number }>>;
}

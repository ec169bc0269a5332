/** What is on a board, in the site's own words: the normal form of every vendor (§3.10). */
import type { BetTypeId, PeriodId } from '@site/domain/betting/bet-types';
import type { DangerLevel } from '@site/domain/betting/match-track';
import type { Score } from '@site/domain/betting/settlement';
import type { DecimalOdds } from '@site/domain/odds/decimal-odds';
import type { SportsTabName } from '@site/domain/reference/board';
import type { LivePeriod } from '@site/domain/reference/live-period';
import type {
  FEED_UPDATE,
  FeedUpdate,
  Happening,
  LINE_UPDATE,
} from '@site/domain/reference/updates';

/** Tabs of the board (§3.10). */
export type BoardTab = SportsTabName;
/** The tab in which an event itself lies; favourites are a choice of the member. */
export type HomeTab = Exclude<BoardTab, 'FAVOURITE'>;

export type { DangerLevel };

/** What is known of a match in play. */
export interface LiveInfo {
  readonly score: Score;
  /**
   * Part of play; null for a code that the vendor's table does not know: shown as "in play", never
   * guessed.
   */
  readonly period: LivePeriod | null;
  /** Minute or time of play as the vendor says it, e.g. `23` or `45+2`; empty where no clock runs. */
  readonly clock: string;
  readonly reds: Score;
  readonly corners: Score;
  readonly danger: DangerLevel;
  /** Scores of the parts so far (halves, quarters, sets), the one under way included. */
  readonly parts: readonly Score[];
  /** Points inside the game under way (tennis), e.g. `40:15`; empty elsewhere. */
  readonly points: string;
}

/** A sport event on the board. */
export interface SportEvent {
  readonly id: string;
  /** Id of §3.10. */
  readonly sportId: number;
  readonly leagueId: string;
  readonly leagueName: string;
  /** Place of the league; smaller first. */
  readonly leagueOrder: number;
  readonly homeId: string;
  /** Name of the home side; of an outright the name of what is won. */
  readonly homeName: string;
  readonly awayId: string;
  readonly awayName: string;
  /** Kick-off, epoch ms. */
  readonly startAt: number;
  /** Place inside its league; smaller first. */
  readonly order: number;
  readonly tab: HomeTab;
  readonly isOutright: boolean;
  readonly isVirtual: boolean;
  readonly live: LiveInfo | null;
  readonly open: boolean;
  /** The vendor lets the event into combos. */
  readonly comboAllowed: boolean;
  /** All markets the vendor has, also those not on the list. */
  readonly marketCount: number;
}

/**
 * Places of a selection in its market; `other` is told apart by its label (exact score, band,
 * runner).
 */
const SIDES = [
  'home',
  'draw',
  'away',
  'over',
  'under',
  'odd',
  'even',
  'yes',
  'no',
  'homeDraw',
  'homeAway',
  'awayDraw',
  'other',
] as const;
/** A selection's place in its market. */
export type Side = (typeof SIDES)[number];
/**
 * Narrows a text from outside (a kept cart).
 *
 * @returns null for anything that is no side.
 */
export const asSide = (text: string | undefined): Side | null =>
  SIDES.find((side) => side === text) ?? null;

/** A selection; its price lives in a slot of its own, outside React. */
export interface Selection {
  readonly id: string;
  /** The vendor's own key; opaque outside the adapter. */
  readonly vendorKey: string;
  readonly side: Side;
  /** Name for sides that are no team: `2:1`, `2-3球`, a runner. */
  readonly label: string;
  /** Line of this side as a plain decimal, or null. */
  readonly line: string | null;
  /** The vendor's id of the runner it is on; absent for sides that are teams or none. */
  readonly runnerId?: string;
  /** What the vendor says of it besides, in its own words: goes along with a bet (§3.5). */
  readonly extra?: string;
}

/**
 * State of a market: `suspended` the price stands, no bets; `updating` its odds are being worked
 * out (13060); `closed` no price.
 */
export type MarketState = 'open' | 'suspended' | 'updating' | 'closed';

/** A market with one line. */
export interface Market {
  readonly id: string;
  readonly eventId: string;
  readonly betType: BetTypeId;
  readonly period: PeriodId;
  readonly state: MarketState;
  /** The vendor's id of the line, and its own word for the kind of market: both go along with a bet. */
  readonly lineId: string;
  readonly group: string;
  /** Order among the lines of a bet type: the smallest is the main line. */
  readonly rank: number;
  readonly comboAllowed: boolean;
  readonly selections: readonly Selection[];
}

/** Hears that a price was written. */
export interface PriceWatch {
  readonly changed: () => void;
}

/**
 * The price of a selection, once for everybody: the adapter that read it writes it, all others hold
 * the same object and read it when they need it (ADR 058).
 */
export interface PriceSlot {
  readonly selectionId: string;
  /** Null when the vendor took it away, its market is closed, or it is no valid price. */
  readonly price: DecimalOdds | null;
  /**
   * Left here by the board that holds it, so that a tick looks nothing up: who shows it, null while
   * nobody does.
   */
  watch?: PriceWatch | null | undefined;
}

/** What became of an event, under the feed's update kinds (§3.10). */
export type EventUpdate =
  | {
      readonly update: Exclude<FeedUpdate, typeof FEED_UPDATE.DELETE>;
      readonly event: SportEvent;
    }
  | { readonly update: typeof FEED_UPDATE.DELETE; readonly eventId: string };
/** What became of a line, under the update kinds of lines (§3.10). */
export type LineUpdate =
  | { readonly update: typeof LINE_UPDATE.UPDATE; readonly market: Market }
  | { readonly update: typeof LINE_UPDATE.UNAVAILABLE; readonly marketId: string };
/** Something that happened to an event, as it stands now (§3.10 event kinds but those of odds). */
export interface EventNews extends Happening {
  readonly event: SportEvent;
}

/**
 * What a feed says, in the normal form of every adapter. `prices` are the slots that were written:
 * all of a snapshot and of markets that are told, else those that moved. A slot stays the same
 * while its feed is open and its market is there. Up or down is told from what the member saw last,
 * by whoever draws the slot. `news` is what happened since the word before; nothing did for who
 * begins to listen.
 */
export type FeedMessage =
  | {
      readonly kind: 'snapshot';
      readonly events: readonly SportEvent[];
      readonly markets: readonly Market[];
      readonly prices: readonly PriceSlot[];
      readonly news: readonly EventNews[];
    }
  | {
      readonly kind: 'delta';
      readonly events: readonly EventUpdate[];
      readonly lines: readonly LineUpdate[];
      readonly prices: readonly PriceSlot[];
      readonly news: readonly EventNews[];
    }
  /** The vendor spoke and nothing changed. */
  | { readonly kind: 'alive' }
  /**
   * The board is stale: nothing was heard for the span of §9, or (`gap`) something was lost between
   * two words; no bet before it is whole again.
   */
  | { readonly kind: 'lost'; readonly gap?: true };

/** What to stream: a list of a sport and tab, or single events with all their markets. */
export type FeedQuery =
  | { readonly kind: 'list'; readonly sportId: number; readonly tab: BoardTab }
  | { readonly kind: 'events'; readonly eventIds: readonly string[]; readonly isOutright: boolean };

/** Sport events per tab. */
export type TabCounts = Readonly<Record<BoardTab, number>>;
/** A sport that the vendor plays, with what each tab holds of it. */
export interface SportCount {
  readonly sportId: number;
  readonly counts: TabCounts;
}

/** What the member follows at a vendor. */
export interface Favourites {
  readonly events: readonly string[];
  readonly leagues: readonly string[];
}
/** What can be followed. */
export type FavouriteKind = 'event' | 'league';

/** A finished event. */
export interface MatchResult {
  readonly eventId: string;
  readonly leagueName: string;
  readonly homeName: string;
  readonly awayName: string;
  readonly startAt: number;
  readonly state: 'completed' | 'abandoned' | 'postponed';
  readonly final: Score | null;
  readonly firstHalf: Score | null;
  /** Scores of quarters or sets in order; empty where halves say it. */
  readonly parts: readonly Score[];
  /** Of an outright: who won it. */
  readonly winners: readonly string[];
}

/** News of a vendor. */
export interface Announcement {
  readonly id: number;
  readonly title: string;
  readonly content: string;
  readonly at: number;
}

/** One page of a list. */
export interface Page<T> {
  readonly rows: readonly T[];
  readonly pages: number;
}

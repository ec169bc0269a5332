/**
 * The bet cart of one vendor (§3.5): one selection per sport event, a new one replaces with undo
 * (D5).
 */
import type { DecimalOdds } from '../odds/decimal-odds';
import type { BetTypeId, PeriodId } from './bet-types';
import type { Score } from './settlement';
import type { LineStatus, SelectionStatus } from './statuses';

/** What only some vendors or markets say of a selection; absent means the vendor does not say it. */
export interface SelectionDetail {
  readonly leagueId?: string;
  readonly homeTeamId?: string;
  readonly awayTeamId?: string;
  readonly marketName?: string;
  /** Line as the vendor has it now; `line` is the one that the member agreed to. */
  readonly realHandicap?: string;
  readonly specifiers?: string;
  readonly selectionType?: string;
  readonly selectionGroup?: string;
  readonly lineId?: string;
  readonly lineStatusId?: LineStatus;
  readonly targetTeamId?: string;
  readonly targetTeamName?: string;
  readonly outrightEventName?: string;
  /** The event may join a combo. Absent counts as yes: the vendor decides at bet info (13120). */
  readonly isOpenParlay?: boolean;
  readonly extraInfo?: string;
}

/** A chosen selection, with everything the ticket must say (C-54). */
export interface CartSelection extends SelectionDetail {
  readonly selectionId: string;
  readonly marketId: string;
  /** The vendor's own name of the selection inside its market; opaque to everything but its adapter. */
  readonly vendorKey: string;
  readonly eventId: string;
  readonly sportId: number;
  readonly leagueName: string;
  readonly homeName: string;
  readonly awayName: string;
  readonly betType: BetTypeId;
  readonly betTypeName: string;
  readonly period: PeriodId;
  readonly periodName: string;
  /** Side as members read it, e.g. `红岭联 -0.5/1`. */
  readonly selectionName: string;
  /** Line for the side, as the vendor wrote it; null without one. */
  readonly line: string | null;
  /** The vendor's price when it was chosen or last agreed to. */
  readonly price: DecimalOdds;
  readonly euOnly: boolean;
  readonly live: boolean;
  /** Score when chosen; in-play handicaps count from the score at placing. */
  readonly score: Score | null;
  readonly isOutright: boolean;
  /** What the vendor last said of it; absent until bet info came. */
  readonly status?: SelectionStatus;
}

/**
 * Puts an item in place of the one of the same event, so that the order of the slip stands still;
 * at the end when there is none. One per event (§3.5).
 *
 * @param eventOf names the event of an item.
 */
export function placeForEvent<T>(
  items: readonly T[],
  item: T,
  eventOf: (item: T) => string,
): readonly T[] {
  const at = items.findIndex((kept) => eventOf(kept) === eventOf(item));
  return at === -1 ? [...items, item] : items.with(at, item);
}

/** What choosing did, so that a toast can offer undo. */
interface CartChange {
  readonly selections: readonly CartSelection[];
  readonly replaced: CartSelection | null;
  readonly removed: boolean;
}

/** Chooses a selection, or takes out what is chosen already, and says what had to go for it (D5). */
export function toggleSelection(
  selections: readonly CartSelection[],
  selection: CartSelection,
): CartChange {
  const others = selections.filter((kept) => kept.selectionId !== selection.selectionId);
  if (others.length < selections.length)
    return { selections: others, replaced: null, removed: true };
  return {
    selections: placeForEvent(selections, selection, ({ eventId }) => eventId),
    replaced: selections.find((kept) => kept.eventId === selection.eventId) ?? null,
    removed: false,
  };
}

/**
 * True for selections that open as a combo: from two matches on that is what most members mean, and
 * they say so otherwise. What no vendor lets into a combo is bet by itself.
 */
export const opensAsCombo = (
  legs: readonly { readonly isOutright: boolean; readonly isOpenParlay?: boolean }[],
): boolean =>
  legs.length > 1 &&
  legs.every(({ isOutright, isOpenParlay }) => !isOutright && isOpenParlay !== false);

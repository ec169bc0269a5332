/** The bet cart of one vendor (§3.5): one selection per sport event, a new one replaces with undo (D5). */
import type { DecimalOdds } from '../odds/decimal-odds';
import type { BetTypeId, PeriodId } from './bet-types';
import type { Score } from './settlement';

/** A chosen selection, with everything the ticket must say (C-54). */
export interface CartSelection {
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
}

/** A cart. */
export interface Cart { readonly selections: readonly CartSelection[] }

/** Nothing chosen. */
export const EMPTY_CART: Cart = { selections: [] };

/** What adding did, so that a toast can offer undo. */
export interface CartChange { readonly cart: Cart; readonly replaced: CartSelection | null; readonly removed: boolean }

/** Adds a selection, takes it out when it is in already, replaces another of the same event (D5). */
export function toggleSelection(cart: Cart, selection: CartSelection): CartChange {
  if (cart.selections.some((kept) => kept.selectionId === selection.selectionId)) {
    return { cart: removeSelection(cart, selection.selectionId), replaced: null, removed: true };
  }
  const replaced = cart.selections.find((kept) => kept.eventId === selection.eventId) ?? null;
  const others = cart.selections.filter((kept) => kept !== replaced);
  return { cart: { selections: [...others, selection] }, replaced, removed: false };
}

/** Takes a selection out. */
export const removeSelection = (cart: Cart, selectionId: string): Cart => ({
  selections: cart.selections.filter((kept) => kept.selectionId !== selectionId),
});

/** Agrees to a new price for a selection; everything else of it stays. */
export const repriceSelection = (cart: Cart, selectionId: string, price: DecimalOdds): Cart => ({
  selections: cart.selections.map((kept) => (kept.selectionId === selectionId ? { ...kept, price } : kept)),
});

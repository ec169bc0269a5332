/**
 * The bet cart of one vendor (§3.5): one selection per sport event, a new one replaces with undo
 * (D5).
 */
import type { DecimalOdds } from '../odds/decimal-odds';
import { perVendor, type OddsVendorId } from '../vendors/odds-vendor';
import type { BetTypeId, PeriodId } from './bet-types';
import type { Score } from './settlement';
import type { SelectionStatus } from './statuses';

/** What only some vendors or markets say of a selection; absent means the vendor does not say it. */
export interface SelectionDetail {
  readonly leagueId?: string;
  readonly homeTeamId?: string;
  readonly awayTeamId?: string;
  readonly marketName?: string;
  /** Line as the settlement uses it where the shown one differs; else the shown one. */
  readonly realHandicap?: string;
  readonly specifiers?: string;
  readonly selectionType?: string;
  readonly selectionGroup?: string;
  readonly lineId?: string;
  readonly lineStatusId?: number;
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

/** A cart. */
export interface Cart {
  readonly selections: readonly CartSelection[];
  /** The member bets them together. */
  readonly combo: boolean;
}

/** Nothing chosen. */
export const EMPTY_CART: Cart = { selections: [], combo: false };

/** One cart per vendor. */
export type Carts = Readonly<Record<OddsVendorId, Cart>>;
/** Nothing chosen anywhere. */
export const EMPTY_CARTS: Carts = perVendor(() => EMPTY_CART);

/** What a member or a vendor does to a cart. */
export type CartAction =
  /** Adds; takes out what is in already; replaces another of the same event. */
  | { readonly type: 'toggle'; readonly selection: CartSelection }
  /** Undo of a replacement: the old one comes back in place of the new one. */
  | { readonly type: 'put-back'; readonly selection: CartSelection }
  | { readonly type: 'remove'; readonly selectionId: string }
  /** The member agreed to a new price; everything else stays. */
  | { readonly type: 'reprice'; readonly selectionId: string; readonly price: DecimalOdds }
  | { readonly type: 'set-status'; readonly selectionId: string; readonly status: SelectionStatus }
  | { readonly type: 'set-combo'; readonly combo: boolean }
  /** After placing: the booked ones leave, failed ones stay with their reason. */
  | { readonly type: 'booked'; readonly selectionIds: readonly string[] }
  | { readonly type: 'clear' };

const changed = (cart: Cart, selectionId: string, change: Partial<CartSelection>): Cart => ({
  ...cart,
  selections: cart.selections.map((kept) =>
    kept.selectionId === selectionId ? { ...kept, ...change } : kept,
  ),
});

/**
 * In place of the one of the same event when there is one, so that the order of the slip stands
 * still.
 */
function added(cart: Cart, selection: CartSelection): Cart {
  const at = cart.selections.findIndex((kept) => kept.eventId === selection.eventId);
  return {
    ...cart,
    selections: at === -1 ? [...cart.selections, selection] : cart.selections.with(at, selection),
  };
}

const without = (cart: Cart, gone: (selection: CartSelection) => boolean): Cart => ({
  ...cart,
  selections: cart.selections.filter((kept) => !gone(kept)),
});

/** The next cart. */
export function cartReducer(cart: Cart, action: CartAction): Cart {
  switch (action.type) {
    case 'toggle':
      return cart.selections.some((kept) => kept.selectionId === action.selection.selectionId)
        ? without(cart, (kept) => kept.selectionId === action.selection.selectionId)
        : added(cart, action.selection);
    case 'put-back':
      return added(cart, action.selection);
    case 'remove':
      return without(cart, (kept) => kept.selectionId === action.selectionId);
    case 'reprice':
      return changed(cart, action.selectionId, { price: action.price });
    case 'set-status':
      return changed(cart, action.selectionId, { status: action.status });
    case 'set-combo':
      return { ...cart, combo: action.combo };
    case 'booked':
      return without(cart, (kept) => action.selectionIds.includes(kept.selectionId));
    case 'clear':
      return EMPTY_CART;
  }
}

/** What adding did, so that a toast can offer undo. */
export interface CartChange {
  readonly cart: Cart;
  readonly replaced: CartSelection | null;
  readonly removed: boolean;
}

/** Adds a selection and says what had to go for it (D5). */
export function toggleSelection(cart: Cart, selection: CartSelection): CartChange {
  const removed = cart.selections.some((kept) => kept.selectionId === selection.selectionId);
  const replaced = removed
    ? null
    : (cart.selections.find((kept) => kept.eventId === selection.eventId) ?? null);
  return { cart: cartReducer(cart, { type: 'toggle', selection }), replaced, removed };
}

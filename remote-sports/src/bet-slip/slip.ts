/** The slip's owner: keeps the state, asks the vendor, and sends bets through the money port. */
import { createState, type Platform, type StateView } from '@site/platform';
import type { CartSelection } from '@site/domain/betting/cart';
import type { OddsTypeName } from '@site/domain/odds/decimal-odds';
import type { OddsVendor, Wager } from '../vendors/port';
import { keepCart } from './cart-keeper';
import { holdVersionWhileFilled } from './hold-version';
import { followedPolicy, policyOf, type PriceChoice } from './policy';
import { createRequote } from './requote';
import { createSender } from './sender';
import { EMPTY_SLIP, isRowLocked, type SlipMode, type SlipRow, type SlipState } from './slip-model';
import { acceptTerms, agreeTo, type ShownPrices } from './slip-quote';
import {
  chooseFreeBet,
  chooseMode,
  dismissCombo,
  dismissRow,
  finishPlaced,
  heard,
  leftPage,
  makeRoom,
  removeRow,
  removeRows,
  restoreRows,
  shut,
  toggleRow,
  typeComboStake,
  typeStake,
  undoReplace,
} from './slip-state';

/** Commands on the slip. */
export interface SlipPort {
  readonly state: StateView<SlipState>;
  /** @returns the row that had to make room, for undo. */
  readonly toggle: (selection: CartSelection) => SlipRow | null;
  readonly undo: (replaced: SlipRow) => void;
  readonly remove: (selectionId: string) => void;
  /** Takes out every row that a test names: the dead ones, say. */
  readonly removeWhere: (gone: (row: SlipRow) => boolean) => void;
  readonly clear: () => void;
  /** Opens or shuts the sheet; whichever way it is shut, what was booked leaves with it. */
  readonly setOpen: (open: boolean) => void;
  /** The page with the sheet goes away. */
  readonly leavePage: () => void;
  /** The member leaves for the cashier or the login and finds the slip open on the way back. */
  readonly leave: () => void;
  readonly activate: (field: string | null) => void;
  readonly setMode: (mode: SlipMode) => void;
  readonly setFreeBet: (on: boolean) => void;
  readonly type: (selectionId: string, stake: string) => void;
  readonly typeCombo: (comboId: string, stake: string) => void;
  /** Agrees to the terms that are offered for a row, or for every row. */
  readonly accept: (selectionId?: string) => void;
  readonly dismiss: (selectionId: string | null) => void;
  /** What the board says, for a visitor; a member is told with the limits. */
  readonly follow: (take: (slip: SlipState) => SlipState) => void;
  /** Asks the vendor about every row now. */
  readonly requote: () => Promise<void>;
  /**
   * Sends a row; a second call while it is in flight joins the first.
   *
   * @param shown prices as the button showed them: these are sent. Without, those agreed to.
   */
  readonly place: (selectionId: string, shown?: ShownPrices) => void;
  /** Sends all selections together; `shown` as of `place`. */
  readonly placeCombo: (shown?: ShownPrices) => void;
  /** What was booked becomes a fresh selection each, for another bet. */
  readonly keep: () => void;
  /**
   * Puts selections of a shared bet in; one per event, those that stand stay.
   *
   * @returns how many came in.
   */
  readonly refill: (selections: readonly CartSelection[], mode: SlipMode) => number;
}

/** What a slip may be told besides. */
export interface SlipExtras {
  /** "Any price"; off when absent. */
  readonly acceptAny?: StateView<boolean>;
  /** Sound and vibration of a placed or refused bet. */
  readonly feedback?: (outcome: 'placed' | 'refused') => void;
  /** Told of every wager that was booked here. */
  readonly onPlaced?: (wagers: readonly Wager[]) => void;
}

/** Makes the slip. */
export function createSlip(
  platform: Platform,
  vendor: OddsVendor,
  oddsType: StateView<OddsTypeName>,
  acceptBetter: StateView<boolean>,
  extras: SlipExtras = {},
): SlipPort {
  const state = createState<SlipState>(EMPTY_SLIP);
  const change = (next: (slip: SlipState) => SlipState): void => state.set(next(state.get()));
  const choice = (): PriceChoice => ({
    acceptBetter: acceptBetter.get(),
    acceptAny: extras.acceptAny?.get() ?? false,
  });
  const requote = createRequote(platform, vendor, {
    state,
    change,
    oddsType,
    policy: () => followedPolicy(choice()),
  });
  const sender = createSender(platform, vendor, {
    state,
    change: (next) => change((slip) => heard(next(slip))),
    terms: () => ({
      vendor: vendor.id,
      oddsType: oddsType.get(),
      policy: policyOf(choice(), vendor.policies),
      tappedAt: platform.money.tapMoment(),
    }),
    requote: () => void requote(),
    feedback: extras.feedback ?? (() => undefined),
    onPlaced: extras.onPlaced ?? (() => undefined),
  });
  keepCart(platform, vendor.id, state, oddsType.get);
  holdVersionWhileFilled(platform, state);

  return {
    state,
    requote,
    place: (selectionId, shown) => {
      if (shown !== undefined) change((slip) => agreeTo(slip, shown));
      sender.place(selectionId);
    },
    placeCombo: (shown) => {
      if (shown !== undefined) change((slip) => agreeTo(slip, shown));
      sender.placeCombo();
    },
    toggle: (selection) => {
      const { slip, replaced } = toggleRow(state.get(), selection);
      state.set(slip);
      void requote();
      return replaced;
    },
    undo: (replaced) => change((slip) => undoReplace(slip, replaced)),
    remove: (selectionId) => change((slip) => removeRow(slip, selectionId)),
    removeWhere: (gone) => change((slip) => removeRows(slip, gone)),
    clear: () =>
      change((slip) => ({
        ...removeRows(makeRoom(slip), () => true),
        open: slip.rows.some((row) => isRowLocked(slip, row)),
      })),
    setOpen: (open) =>
      change((slip) => (open ? { ...slip, open, away: false, activeId: null } : shut(slip))),
    leavePage: () => change(leftPage),
    leave: () => change((slip) => ({ ...slip, open: false, away: true })),
    activate: (activeId) => change((slip) => ({ ...slip, activeId })),
    setMode: (mode) => {
      change((slip) => chooseMode(slip, mode));
      void requote();
    },
    setFreeBet: (on) => change((slip) => chooseFreeBet(slip, on)),
    type: (selectionId, stake) => change((slip) => typeStake(slip, selectionId, stake)),
    typeCombo: (comboId, stake) => change((slip) => typeComboStake(slip, comboId, stake)),
    accept: (selectionId) =>
      change((slip) =>
        selectionId === undefined
          ? slip.rows.reduce(
              (next, { selection }) => acceptTerms(next, selection.selectionId),
              slip,
            )
          : acceptTerms(slip, selectionId),
      ),
    dismiss: (selectionId) =>
      change((slip) => (selectionId === null ? dismissCombo(slip) : dismissRow(slip, selectionId))),
    follow: (take) => {
      if (platform.session.state.get().status === 'visitor') change(take);
    },
    keep: () => {
      change((slip) => finishPlaced(slip, true));
      void requote();
    },
    refill: (selections, mode) => {
      const before = state.get().rows.length;
      change((slip) => ({
        ...restoreRows(makeRoom(slip), selections, mode),
        open: true,
      }));
      void requote();
      return state.get().rows.length - before;
    },
  };
}

/**
 * A slip of one selection, for a quick bet: asked about and placed by the very code of the slip,
 * beside the member's own.
 */
import type { CartSelection } from '@site/domain/betting/cart';
import type { DecimalOdds } from '@site/domain/odds/decimal-odds';
import { createState, type Platform, type StateView } from '@site/platform';
import type { SportsState, VendorSession } from '../state/sports-state';
import { followedPolicy, policyOf, type PriceChoice } from './policy';
import { createRequote } from './requote';
import { createSender } from './sender';
import { EMPTY_SLIP, isDone, isEditable, rowOf, type SlipState } from './slip-model';
import { agreeTo } from './slip-quote';
import { dismissRow } from './slip-state';

/** A tap on a price, with its moment for the money port. */
export interface QuickTap {
  readonly selection: CartSelection;
  readonly stake: string;
  readonly tappedAt: number;
}

/** What a quick bet can do. */
export interface QuickSlip {
  readonly state: StateView<SlipState>;
  readonly requote: () => Promise<void>;
  /** The same for a bet that was refused; in vain, it changes nothing. */
  readonly look: () => Promise<void>;
  /** Agrees to a price, as it was painted. */
  readonly accept: (shown: DecimalOdds) => void;
  readonly place: () => void;
  /**
   * Gives it up for another bet: from then on nothing of it is sent.
   *
   * @returns false where it is on its way, or waits for the verdict.
   */
  readonly drop: () => boolean;
  readonly isDropped: () => boolean;
}

export function createQuickSlip(
  platform: Platform,
  sports: SportsState,
  { vendor }: VendorSession,
  { selection, stake, tappedAt }: QuickTap,
): QuickSlip {
  const state = createState<SlipState>({
    ...EMPTY_SLIP,
    rows: [{ ...rowOf(selection), stake }],
  });
  const change = (next: (slip: SlipState) => SlipState): void => state.set(next(state.get()));
  const choice = (): PriceChoice => ({
    acceptBetter: sports.acceptBetter.get(),
    acceptAny: sports.acceptAny.get(),
  });
  // A word to another price is a tap of its own.
  let meantAt = tappedAt;
  let dropped = false;
  const owner = {
    state,
    change,
    oddsType: sports.oddsType,
    policy: () => followedPolicy(choice()),
  };
  const requote = createRequote(platform, vendor, owner);
  const look = createRequote(platform, vendor, { ...owner, isLook: true });
  const sender = createSender(platform, vendor, {
    state,
    change,
    terms: () => ({
      vendor: vendor.id,
      oddsType: sports.oddsType.get(),
      policy: policyOf(choice(), vendor.policies),
      tappedAt: meantAt,
    }),
    // What became of the bet is the better word than that nobody could be asked.
    requote: () => void look(),
    feedback: sports.feedback.bet,
    onPlaced: sports.open.note,
  });
  return {
    state,
    requote,
    look,
    accept: (shown) => {
      meantAt = platform.money.tapMoment();
      const { selectionId } = selection;
      change((slip) => agreeTo(dismissRow(slip, selectionId), new Map([[selectionId, shown]])));
    },
    place: () => {
      if (!dropped) sender.place(selection.selectionId);
    },
    drop: () => {
      dropped ||= state.get().rows.every((row) => isEditable(row) || isDone(row));
      return dropped;
    },
    isDropped: () => dropped,
  };
}

/** The slip of one vendor as one value. Everything a member sees of it is computed from here. */
import type { CartSelection } from '@site/domain/betting/cart';
import type { AppError } from '@site/domain/errors/app-error';
import type { MoneyState } from '@site/domain/money-action/machine';
import type { Fen } from '@site/domain/money';
import { compareOdds, type DecimalOdds } from '@site/domain/odds/decimal-odds';
import type { ComboInfo, LegInfo, PlacedBet } from '../vendors/port';

/** Each selection by itself, or all of them together. */
export type SlipMode = 'single' | 'combo';

/** A bet on its way: what the money port says of it, and whether its bytes are still being made. */
export interface Attempt {
  /** Placing and its outcome; null while editing. */
  readonly result: MoneyState<PlacedBet> | null;
  /** Tapped, not yet with the money port. */
  readonly sending: boolean;
  /** Number of the tap that sent it: what becomes of an earlier tap is not this attempt's. */
  readonly tap: number;
  /** Why the vendor could not say anything, or why the bet never left; null otherwise. */
  readonly trouble: AppError | null;
  /** The trouble is that it was tapped and never left, not that something could not be read. */
  readonly isUnsent: boolean;
}

/** One selection in the slip with its stake and what became of it. */
export interface SlipRow extends Attempt {
  readonly selection: CartSelection;
  /** The price at which it was chosen, or that was taken by hand since: none below it is followed. */
  readonly word: DecimalOdds;
  /** Stake of the single, as typed. */
  readonly stake: string;
  /** Limits, price and state as the vendor last said; null before the first answer. */
  readonly info: LegInfo | null;
  /** Monotonic ms of that answer. */
  readonly infoAt: number | null;
  /** Monotonic ms at which it was asked for: what the vendor knew then at least is in it. */
  readonly requestedAt: number | null;
}

/** All selections together. */
export interface ComboPart extends Attempt {
  /** Combos of the vendor for these selections; null before the first answer. */
  readonly offers: readonly ComboInfo[] | null;
  /** The selections that the offers are for. */
  readonly offersFor: string;
  /** Stake per line by the vendor's id of the combo, as typed. */
  readonly stakes: Readonly<Record<string, string>>;
}

export interface SlipState {
  readonly rows: readonly SlipRow[];
  readonly mode: SlipMode;
  readonly combo: ComboPart;
  /** The most one ticket pays; null while not known. */
  readonly maxPayout: Fen | null;
  readonly freeBet: boolean;
  readonly open: boolean;
  /** The member went to the cashier or the login from here and comes back to the open slip. */
  readonly away: boolean;
  /** What the keypad types into: a selection's id or {@link comboField}. */
  readonly activeId: string | null;
}

const QUIET: Attempt = {
  result: null,
  sending: false,
  tap: 0,
  trouble: null,
  isUnsent: false,
};

/** No combo yet. */
export const EMPTY_COMBO: ComboPart = { ...QUIET, offers: null, offersFor: '', stakes: {} };

/** Nothing chosen. */
export const EMPTY_SLIP: SlipState = {
  rows: [],
  mode: 'single',
  combo: EMPTY_COMBO,
  maxPayout: null,
  freeBet: false,
  open: false,
  away: false,
  activeId: null,
};

/** A fresh row. */
export const rowOf = (selection: CartSelection): SlipRow => ({
  ...QUIET,
  selection,
  word: selection.price,
  stake: '',
  info: null,
  infoAt: null,
  requestedAt: null,
});

/** A row at another price, by the member's own hand. */
export const atPrice = (row: SlipRow, price: DecimalOdds): SlipRow => ({
  ...row,
  word: price,
  selection: { ...row.selection, price },
});

/** Field of a combo's stake. */
export const comboField = (comboId: string): string => `combo:${comboId}`;
/** Which selections a combo is for. */
export const legsKey = (rows: readonly SlipRow[]): string =>
  rows.map(({ selection }) => selection.selectionId).join('|');

/** True while money is on its way and nothing about it may change. */
export const isLocked = ({ sending, result }: Attempt): boolean =>
  sending || result?.phase === 'submitting' || result?.phase === 'unknown';
/** True when a bet has been accepted (perhaps still waiting for the verdict). */
export const isPlaced = ({ result }: Attempt): boolean =>
  result?.phase === 'done' || result?.phase === 'pending';
/** True while the vendor's verdict is awaited. */
export const isWaiting = ({ result }: Attempt): boolean => result?.phase === 'pending';
/** True when it was booked for good: nothing more can become of it. */
export const isDone = ({ result }: Attempt): boolean => result?.phase === 'done';
/** Nothing of the slip is left to place. */
export const isSettled = ({ rows, mode, combo }: SlipState): boolean =>
  rows.length > 0 && (mode === 'combo' ? isPlaced(combo) : rows.every(isPlaced));
/** Rows of the singles that wait for the button. */
export const isEditable = (attempt: Attempt): boolean => !isLocked(attempt) && !isPlaced(attempt);
/**
 * A row of this slip must stay as it is: its own money or that of the combo it stands in is on its
 * way.
 */
export const isRowLocked = (slip: SlipState, row: SlipRow): boolean =>
  isLocked(row) || isLocked(slip.combo);

/** The price at which a selection was taken, by itself or in the combo; null before that. */
export function bookedPrice(slip: SlipState, row: SlipRow): DecimalOdds | null {
  const of = ({ result: placed }: Attempt): PlacedBet['wagers'] =>
    placed?.phase === 'done' || placed?.phase === 'pending' ? (placed.result?.wagers ?? []) : [];
  const single = of(row)[0]?.legs[0];
  const combo = of(slip.combo)[0]?.legs.find(({ eventId }) => eventId === row.selection.eventId);
  return (slip.mode === 'combo' ? combo : single)?.price ?? null;
}

/** The price that differs from the agreed one, or null. */
export function offeredPrice({ info, selection }: SlipRow): DecimalOdds | null {
  const offered = info?.price ?? null;
  return offered !== null && compareOdds(offered, selection.price) !== 0 ? offered : null;
}

/** The line that differs from the agreed one, or null; vendors that have none never offer one. */
export function offeredLine({ info, selection }: SlipRow): string | null {
  const offered = info?.line ?? null;
  return offered !== null && selection.line !== null && Number(offered) !== Number(selection.line)
    ? offered
    : null;
}

/**
 * The price that moved while the line stands, or null. The price of another line is the price of
 * another bet.
 */
export const movedPrice = (row: SlipRow): DecimalOdds | null =>
  offeredLine(row) === null ? offeredPrice(row) : null;

/** The vendor offers other terms than those that were agreed. */
export const hasNewTerms = (row: SlipRow): boolean =>
  offeredPrice(row) !== null || offeredLine(row) !== null;

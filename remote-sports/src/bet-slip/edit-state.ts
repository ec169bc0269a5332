/** How far a change has come, by what stands in the slip that holds its new bet. */
import { isOfChange, newBetState, type NewBetState } from '@site/domain/betting/edit-bet';
import type { WagerEdit } from './edit-note';
import {
  isDone,
  isLocked,
  isPlaced,
  isWaiting,
  type Attempt,
  type SlipRow,
  type SlipState,
} from './slip-model';

const stateOf = (attempt: Attempt): NewBetState => {
  if (isDone(attempt)) return 'done';
  if (isWaiting(attempt)) return 'pending';
  if (isLocked(attempt)) return 'unsure';
  // A quote that could not be read is no bet that was refused.
  return attempt.result === null ? 'waits' : 'refused';
};
const rowsOf = ({ rows }: SlipState, { wager }: WagerEdit): readonly SlipRow[] =>
  rows.filter(({ selection }) => isOfChange(wager.legs, selection));
const attemptsOf = (slip: SlipState, note: WagerEdit): readonly Attempt[] =>
  slip.mode === 'combo' ? [slip.combo] : rowsOf(slip, note);

/** What its new bet has come to. */
export const newBetOf = (slip: SlipState, note: WagerEdit): NewBetState =>
  note.isBet ? 'done' : newBetState(attemptsOf(slip, note).map(stateOf));

/** Key of the new bet once it is on its way; null before, and where it came to nothing. */
const keyOf = (slip: SlipState, note: WagerEdit): string | null =>
  attemptsOf(slip, note).find(
    (attempt) => attempt.result !== null && (isLocked(attempt) || isPlaced(attempt)),
  )?.result?.intent.key ?? null;

/** Where a change stands. */
export interface EditStand {
  /** The old wager was sold here, or is no open wager any more. */
  readonly isDealt: boolean;
  /** Nothing of it is in the slip any more, or its receipt was shut. */
  readonly isOver: boolean;
  /** As of {@link WagerEdit}, now. */
  readonly isBet: boolean;
  readonly isSent: boolean;
  readonly key: string | null;
}

/** See {@link EditStand}. */
export function editStand(slip: SlipState, note: WagerEdit): EditStand {
  const state = newBetOf(slip, note);
  const isEmpty = rowsOf(slip, note).length === 0;
  // With the sheet shut a bet leaves the slip in the very change in which it is taken: what it was before counts.
  const isSent = isEmpty ? note.isSent : state !== 'waits' && state !== 'refused';
  return {
    isDealt: note.paid !== null || note.isGone,
    // Whoever is at the cashier comes back to it; who shuts the sheet may look for another price.
    isOver: isEmpty || (state === 'done' && !slip.open && !slip.away),
    isBet: note.isBet || state === 'done',
    isSent,
    // Nor does the slip know it any more, then.
    key: keyOf(slip, note) ?? (isSent ? note.key : null),
  };
}

/**
 * Stands in the slip while a wager is changed: what the new bet has come to, then the sale of the
 * old one. Nobody is left with neither of them, nor with both without a word.
 */
import { useEffect } from 'react';
import { isOfChange, newBetState, type NewBetState } from '@site/domain/betting/edit-bet';
import { formatCny } from '@site/domain/money';
import { usePlatform, useStateView } from '@site/platform';
import { Notice, later } from '@site/ui';
import { EDIT_BET } from '../phrases/edit-bet';
import { EDIT_ENDS } from '../phrases/edit-ends';
import { useSlip, useSports } from '../state/use-sports';
import { keepLeft } from '../wagers/edit-left';
import { endText, keepEdit, refOf } from './edit-kept';
import { editNote, type WagerEdit } from './edit-note';
import {
  isDone,
  isLocked,
  isPlaced,
  isSettled,
  isWaiting,
  type Attempt,
  type SlipRow,
  type SlipState,
} from './slip-model';

const SecondStep = later(() =>
  import(/* webpackChunkName: "acts" */ '../wagers/SecondStep').then((module) => module.SecondStep),
);
// Without its code the bet goes on: the sale that comes after it looks, too.
const EditWatch = later(() =>
  import(/* webpackChunkName: "acts" */ '../wagers/EditWatch').then(
    (module) => module.EditWatch,
    () => () => null,
  ),
);

const stateOf = (attempt: Attempt): NewBetState => {
  if (isDone(attempt)) return 'done';
  if (isWaiting(attempt)) return 'pending';
  if (isLocked(attempt)) return 'unsure';
  // A quote that could not be read is no bet that was refused.
  return attempt.result === null ? 'waits' : 'refused';
};
const rowsOf = ({ rows }: SlipState, { wager }: WagerEdit): readonly SlipRow[] =>
  rows.filter(({ selection }) => isOfChange(wager.legs, selection));
const newBet = (slip: SlipState, note: WagerEdit): NewBetState =>
  newBetState((slip.mode === 'combo' ? [slip.combo] : rowsOf(slip, note)).map(stateOf));

/** Key of the new bet once it is on its way; null before, and where it came to nothing. */
const keyOf = (slip: SlipState, note: WagerEdit): string | null =>
  (slip.mode === 'combo' ? [slip.combo] : rowsOf(slip, note)).find(
    (attempt) => attempt.result !== null && (isLocked(attempt) || isPlaced(attempt)),
  )?.result?.intent.key ?? null;

const TONE = {
  waits: 'warn',
  refused: 'danger',
  unsure: 'warn',
  pending: 'warn',
  done: 'ok',
} as const;

function useNote() {
  const platform = usePlatform();
  const { vendor } = useSports();
  const slip = useSlip();
  const all = useStateView(editNote(platform));
  const note = all?.wager.vendor === vendor.id ? all : null;
  const state = note === null ? 'waits' : note.isBet ? 'done' : newBet(slip, note);
  return { platform, slip, note, state } as const;
}

/** Follows the change: it ends with the slip that held it, and what it left is said. */
export function useEditLeft(): void {
  const { platform, slip, note, state } = useNote();
  const isDealt = note !== null && (note.paid !== null || note.isGone);
  const isEmpty = note !== null && rowsOf(slip, note).length === 0;
  // Whoever is at the cashier comes back to it; who shuts the sheet may look for another price.
  const isOver = isEmpty || (state === 'done' && !slip.open && !slip.away);
  // With the sheet shut a bet leaves the slip in the very change in which it is taken: what it was before counts.
  const isSent = note !== null && isEmpty ? note.isSent : state !== 'waits' && state !== 'refused';
  // Nor does the slip know it any more, then.
  const key = note === null ? null : (keyOf(slip, note) ?? (isSent ? note.key : null));
  useEffect(() => {
    if (note === null) return;
    const isBet = note.isBet || state === 'done';
    if (isOver) {
      // Though its sale is on its way: it may come to nothing.
      if (!isDealt && isSent) keepLeft(platform, { ref: refOf(note.wager), key, isUnsure: false });
      editNote(platform).set(null);
      if (!isDealt) platform.toast.show('info', endText(platform, note.wager, isSent));
    } else if (isBet !== note.isBet || isSent !== note.isSent || key !== note.key)
      editNote(platform).set({ ...note, isBet, isSent, key });
    keepEdit(platform, isOver || isDealt ? null : note.wager, { key, isBet });
  }, [platform, note, isOver, isDealt, isSent, state, key]);
}

function textOf({ paid, isGone, isSelling }: WagerEdit, state: NewBetState): string {
  if (paid !== null) return EDIT_BET.sold(formatCny(paid));
  if (isGone) return EDIT_BET.gone[state];
  if (state !== 'done') return EDIT_BET[state];
  return isSelling ? EDIT_ENDS.selling : EDIT_BET.done;
}

/** The change of which the old wager can be sold now; null while there is none. */
export function useSecondStep(): WagerEdit | null {
  const { note, state } = useNote();
  return state === 'done' && note !== null && note.paid === null && !note.isGone ? note : null;
}

/** The second step; the note has it where the foot is another bet's. */
export const SecondStepFoot = ({ edit }: { readonly edit: WagerEdit }) => (
  <SecondStep edit={edit} isFoot />
);

/** The note; nothing where no wager is changed. */
export function EditNote() {
  const { platform, slip, note, state } = useNote();
  const step = useSecondStep();
  if (note === null) return null;
  return (
    <>
      <Notice tone={TONE[state]} role={state === 'refused' ? 'alert' : 'status'} testId="edit-note">
        {textOf(note, state)}
      </Notice>
      {state === 'done' || note.isGone ? null : (
        <EditWatch
          wager={note.wager}
          onGone={() => editNote(platform).set({ ...note, isGone: true })}
        />
      )}
      {step === null || isSettled(slip) ? null : <SecondStep edit={step} isFoot={false} />}
    </>
  );
}

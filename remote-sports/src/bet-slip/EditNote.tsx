/**
 * Stands in the slip while a wager is changed: what the new bet has come to, then the sale of the
 * old one. Nobody is left with neither of them, nor with both without a word.
 */
import type { NewBetState } from '@site/domain/betting/edit-bet';
import { formatCny } from '@site/domain/money';
import { usePlatform, useStateView } from '@site/platform';
import { Notice, later } from '@site/ui';
import { EDIT_BET } from '../phrases/edit-bet';
import { EDIT_ENDS } from '../phrases/edit-ends';
import { useSlip, useSports } from '../state/use-sports';
import { editNote, type WagerEdit } from './edit-note';
import { newBetOf } from './edit-state';
import { isSettled } from './slip-model';

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
  const state = note === null ? 'waits' : newBetOf(slip, note);
  return { platform, slip, note, state } as const;
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

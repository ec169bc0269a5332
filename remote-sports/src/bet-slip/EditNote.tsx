/**
 * Stands in the slip while a wager is changed: what the new bet has come to, then the sale of the
 * old one. Nobody is left with neither of them, nor with both without a word.
 */
import { useEffect } from 'react';
import { formatCny } from '@site/domain/money';
import { usePlatform, useStateView } from '@site/platform';
import { Notice, later } from '@site/ui';
import { EDIT_BET } from '../phrases/edit-bet';
import { useSlip, useSports } from '../state/use-sports';
import { editNote, keepEdit, type WagerEdit } from './edit-note';
import { isDone, isLocked, isWaiting, type Attempt, type SlipState } from './slip-model';

const EditSale = later(() =>
  import(/* webpackChunkName: "acts" */ '../wagers/EditSale').then((module) => module.EditSale),
);

/** What the new bet has come to. */
type NewBet = 'waits' | 'refused' | 'unsure' | 'pending' | 'done';

const cameTo = (attempts: readonly Attempt[]): NewBet => {
  if (attempts.some(isDone)) return 'done';
  if (attempts.some(isWaiting)) return 'pending';
  if (attempts.some(isLocked)) return 'unsure';
  return attempts.some(({ result, trouble }) => result !== null || trouble !== null)
    ? 'refused'
    : 'waits';
};
const newBet = ({ rows, mode, combo }: SlipState): NewBet =>
  cameTo(mode === 'combo' ? [combo] : rows);

/** The slip still holds something of the wager: other matches are another bet. */
const isOf = ({ rows }: SlipState, { wager }: WagerEdit): boolean =>
  rows.some(({ selection }) => wager.legs.some(({ eventId }) => eventId === selection.eventId));

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
  return { platform, slip, note, state: note?.isBet === true ? 'done' : newBet(slip) } as const;
}

/** Follows the change: it ends with the slip that held it, and what it left is said. */
export function useEditLeft(): void {
  const { platform, slip, note, state } = useNote();
  const isSold = note !== null && note.paid !== null;
  const isEmpty = note !== null && !isOf(slip, note);
  // Whoever is at the cashier comes back to it; who shuts the sheet may look for another price.
  const isOver = isEmpty || (state === 'done' && !slip.open && !slip.away);
  const wasSent = state !== 'waits' && state !== 'refused';
  useEffect(() => {
    if (note === null) return;
    if (isOver) {
      editNote(platform).set(null);
      if (!isSold) platform.toast.show('info', wasSent ? EDIT_BET.left : EDIT_BET.kept);
    } else if (state === 'done' && !note.isBet) editNote(platform).set({ ...note, isBet: true });
    keepEdit(platform, !isOver && !isSold);
  }, [platform, note, isOver, isSold, wasSent, state]);
}

/** The note; nothing where no wager is changed. */
export function EditNote() {
  const { platform, note, state } = useNote();
  if (note === null) return null;
  const { paid, wager } = note;
  return (
    <>
      <Notice tone={TONE[state]} role={state === 'refused' ? 'alert' : 'status'} testId="edit-note">
        {paid === null ? EDIT_BET[state] : EDIT_BET.sold(formatCny(paid))}
      </Notice>
      {state === 'done' && paid === null ? (
        <EditSale
          wager={wager}
          onSold={(_wager, sold) => editNote(platform).set({ wager, isBet: true, paid: sold })}
        />
      ) : null}
    </>
  );
}

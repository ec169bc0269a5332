/**
 * Stands in the slip while a wager is changed: the old one is sold, and what the new one has come
 * to. Nobody is left with neither of them without a word.
 */
import { useEffect } from 'react';
import { formatCny } from '@site/domain/money';
import { usePlatform, useStateView } from '@site/platform';
import { Notice } from '@site/ui';
import { EDIT_BET } from '../phrases/edit-bet';
import { useSlip, useSports } from '../state/use-sports';
import { editNote, keepEdit } from './edit-note';
import { isLocked, isPlaced, type Attempt, type SlipState } from './slip-model';

/** What the new bet has come to. */
type NewBet = 'waits' | 'refused' | 'unsure' | 'done';

const cameTo = (attempts: readonly Attempt[]): NewBet => {
  if (attempts.some(isPlaced)) return 'done';
  if (attempts.some(isLocked)) return 'unsure';
  return attempts.some(({ result, trouble }) => result !== null || trouble !== null)
    ? 'refused'
    : 'waits';
};
const newBet = ({ rows, mode, combo }: SlipState): NewBet =>
  cameTo(mode === 'combo' ? [combo] : rows);

const TONE = { waits: 'warn', refused: 'danger', unsure: 'warn', done: 'ok' } as const;

function useNote() {
  const platform = usePlatform();
  const { vendor } = useSports();
  const slip = useSlip();
  const note = useStateView(editNote(platform));
  return {
    platform,
    paid: note?.vendor === vendor.id ? note.paid : null,
    state: newBet(slip),
    // Whoever is at the cashier comes back to it.
    isShut: (!slip.open && !slip.away) || slip.rows.length === 0,
    isFilled: slip.rows.length > 0,
  } as const;
}

/** Says once more what came back when the slip is shut without a new bet. */
export function useEditLeft(): void {
  const { platform, paid, state, isShut, isFilled } = useNote();
  // From the tap on, the bet has its own journal: nothing here may say that there is none (I3).
  const isBet = state === 'unsure' || state === 'done';
  useEffect(() => {
    if (paid !== null) keepEdit(platform, isShut || isBet ? null : paid);
  }, [platform, paid, isShut, isBet]);
  useEffect(() => {
    if (paid === null || !isShut) return;
    editNote(platform).set(null);
    if (state === 'refused' || (isFilled && state === 'waits'))
      platform.toast.show('info', EDIT_BET.left(formatCny(paid)));
  }, [paid, isShut, state, isFilled, platform]);
}

/** The note; nothing where no wager is changed. */
export function EditNote() {
  const { paid, state } = useNote();
  return paid === null ? null : (
    <Notice tone={TONE[state]} role={state === 'refused' ? 'alert' : 'status'} testId="edit-note">
      {EDIT_BET[state](formatCny(paid))}
    </Notice>
  );
}

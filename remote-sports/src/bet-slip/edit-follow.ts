/**
 * Follows a change to its end, on whichever page its member is by then: it ends with the slip that
 * held it, and what it left is said and kept.
 */
import type { Platform } from '@site/platform';
import type { Wager } from '../vendors/port';
import { keepLeft } from '../wagers/edit-left';
import { endText, keepEdit, refOf } from './edit-kept';
import { beginEdit, editNote, type WagerEdit } from './edit-note';
import { editStand, type EditStand } from './edit-state';
import type { SlipPort } from './slip';

/** Keeps on the old wager what was left: its new bet is taken, or its answer is still to come. */
function keepHalf(
  platform: Platform,
  { wager }: WagerEdit,
  { isDealt, isSent, isBet, key }: EditStand,
): void {
  // Though its sale is on its way: it may come to nothing.
  if (isDealt || !isSent) return;
  const isOpen = platform.money.journal().some((intent) => intent.key === key);
  keepLeft(platform, { ref: refOf(wager), key, isUnsure: !isBet && isOpen });
}

const follows = new WeakMap<Platform, () => void>();

/** Begins a change whose new bet stands in that slip; one before it is left as it stands. */
export function followEdit(
  platform: Platform,
  { state }: Pick<SlipPort, 'state'>,
  wager: Wager,
): void {
  const note = editNote(platform);
  follows.get(platform)?.();
  note.set(beginEdit(wager));
  let written = '';
  let isDue = false;
  const write = (kept: Wager | null, { key, isBet }: EditStand): void => {
    const next = JSON.stringify([kept === null, key, isBet]);
    if (next === written) return;
    written = next;
    keepEdit(platform, kept, { key, isBet });
  };
  const look = (): void => {
    isDue = false;
    const now = note.get();
    // Its session is over: what is kept of it is told at the next login of its member.
    if (now === null) return stop();
    const stand = editStand(state.get(), now);
    const { isDealt, isOver, isBet, isSent, key } = stand;
    if (!isOver && (isBet !== now.isBet || isSent !== now.isSent || key !== now.key))
      note.set({ ...now, isBet, isSent, key });
    write(isOver || isDealt ? null : wager, stand);
    if (!isOver) return;
    keepHalf(platform, now, stand);
    stop();
    note.set(null);
    if (!isDealt) platform.toast.show('info', endText(platform, wager, isSent));
  };
  // When all of an act is done: a slip that is filled anew stands empty for a moment.
  const changed = (): void => {
    if (isDue) return;
    isDue = true;
    queueMicrotask(() => (isDue && follows.get(platform) === leave ? look() : undefined));
  };
  const seen = [state.changes$.subscribe(changed), note.changes$.subscribe(changed)];
  const stop = (): void => {
    seen.forEach((each) => each.unsubscribe());
    follows.delete(platform);
  };
  const leave = (): void => {
    const now = note.get();
    if (now !== null) keepHalf(platform, now, editStand(state.get(), now));
    stop();
  };
  follows.set(platform, leave);
}

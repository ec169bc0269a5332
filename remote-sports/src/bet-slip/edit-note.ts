/**
 * The wager that is being changed: its new bet comes first, and only then can the old one be sold,
 * so that nobody is left with neither (ADR 112). What is kept of it is in `edit-kept.ts`.
 */
import type { Fen } from '@site/domain/money';
import { createState, type Platform, type StateOwner } from '@site/platform';
import type { Wager } from '../vendors/port';

/** A change under way. */
export interface WagerEdit {
  readonly wager: Wager;
  /** Its new bet is accepted, whatever stands in the slip by now. */
  readonly isBet: boolean;
  /** Its new bet is on its way or taken, or nobody knows: nothing may be said that denies it. */
  readonly isSent: boolean;
  /** Key of its new bet once it is on its way; null before, and where it came to nothing. */
  readonly key: string | null;
  /** What the old one was sold for here; null while it was not. */
  readonly paid: Fen | null;
  /** The old one is no open wager any more: settled, or sold elsewhere. */
  readonly isGone: boolean;
  /** Money of the sale of the old one is on its way. */
  readonly isSelling: boolean;
}

/** A change that begins. */
export const beginEdit = (wager: Wager): WagerEdit => ({
  wager,
  isBet: false,
  isSent: false,
  key: null,
  paid: null,
  isGone: false,
  isSelling: false,
});

const notes = new WeakMap<Platform, StateOwner<WagerEdit | null>>();

function createNote({ session }: Platform): StateOwner<WagerEdit | null> {
  const note = createState<WagerEdit | null>(null);
  // Another member on this device has nothing to do with it; its own one hears of it at the next login.
  session.state.changes$.subscribe(({ status }) => {
    if (status === 'visitor') note.set(null);
  });
  return note;
}

/** That of a platform; null while nothing is changed. */
export function editNote(platform: Platform): StateOwner<WagerEdit | null> {
  const known = notes.get(platform) ?? createNote(platform);
  notes.set(platform, known);
  return known;
}

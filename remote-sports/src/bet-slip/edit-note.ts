/**
 * The wager that is being changed: its new bet comes first, and only then can the old one be sold,
 * so that nobody is left with neither (ADR 112). Kept over a reload as the bare fact that a change
 * was under way.
 */
import type { Fen } from '@site/domain/money';
import { createState, jsonKey, type Platform, type StateOwner } from '@site/platform';
import { EDIT_BET } from '../phrases/edit-bet';
import type { Wager } from '../vendors/port';

/** A change under way. */
export interface WagerEdit {
  readonly wager: Wager;
  /** Its new bet is accepted, whatever stands in the slip by now. */
  readonly isBet: boolean;
  /** What the old one was sold for; null while it runs. */
  readonly paid: Fen | null;
}

/** What is kept: whose it is. */
interface Kept {
  readonly member: string;
}

const readKept = (value: unknown): Kept | null =>
  typeof value === 'object' &&
  value !== null &&
  'member' in value &&
  typeof value.member === 'string'
    ? { member: value.member }
    : null;
const KEY = jsonKey<Kept>('sports/editNote', 'session', 'logout', 2, readKept);

const notes = new WeakMap<Platform, StateOwner<WagerEdit | null>>();

const memberOf = ({ session }: Platform): string | null => {
  const now = session.state.get();
  return now.status === 'member' ? now.member.memberCode : null;
};

function createNote({ session, storage }: Platform): StateOwner<WagerEdit | null> {
  const note = createState<WagerEdit | null>(null);
  // Another member on this device has nothing to do with it.
  session.state.changes$.subscribe(({ status }) => {
    if (status !== 'visitor') return;
    note.set(null);
    storage.remove(KEY);
  });
  return note;
}

/** That of a platform; null while nothing is changed. */
export function editNote(platform: Platform): StateOwner<WagerEdit | null> {
  const known = notes.get(platform) ?? createNote(platform);
  notes.set(platform, known);
  return known;
}

/** Keeps over a reload that a change is under way; false once it is not. */
export function keepEdit(platform: Platform, isOn: boolean): void {
  const member = memberOf(platform);
  if (!isOn || member === null) platform.storage.remove(KEY);
  else platform.storage.write(KEY, { member });
}

/** Tells once what a reload cut off: the old wager still runs, whatever came of the new one. */
export function tellEditLeft(platform: Platform): void {
  const [kept, member] = [platform.storage.read(KEY), memberOf(platform)];
  if (kept === null || member === null || editNote(platform).get() !== null) return;
  platform.storage.remove(KEY);
  if (kept.member === member) platform.toast.show('info', EDIT_BET.cutOff);
}

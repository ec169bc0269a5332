/**
 * What came back for a wager that was sold to be changed; it stands in the slip of the new bet, and
 * is kept over a reload for as long as there is no new bet.
 */
import { formatCny, parseCny, toCnyString, type Fen } from '@site/domain/money';
import type { OddsVendorId } from '@site/domain/vendors/odds-vendor';
import { createState, jsonKey, type Platform, type StateOwner } from '@site/platform';
import { EDIT_BET } from '../phrases/edit-bet';

/** A sale whose new bet is in the slip. */
export interface SoldForEdit {
  readonly vendor: OddsVendorId;
  readonly paid: Fen;
}

/** What is kept: whose it is, and the amount as plain CNY. */
interface Kept {
  readonly member: string;
  readonly paid: string;
}

function readKept(value: unknown): Kept | null {
  if (typeof value !== 'object' || value === null || !('member' in value) || !('paid' in value))
    return null;
  const { member, paid } = value;
  return typeof member === 'string' && typeof paid === 'string' && parseCny(paid) !== null
    ? { member, paid }
    : null;
}
const KEY = jsonKey<Kept>('sports/editNote', 'session', 'logout', 1, readKept);

const notes = new WeakMap<Platform, StateOwner<SoldForEdit | null>>();

const memberOf = ({ session }: Platform): string | null => {
  const now = session.state.get();
  return now.status === 'member' ? now.member.memberCode : null;
};

function createNote({ session, storage }: Platform): StateOwner<SoldForEdit | null> {
  const note = createState<SoldForEdit | null>(null);
  // Another member on this device has nothing to do with it.
  session.state.changes$.subscribe(({ status }) => {
    if (status !== 'visitor') return;
    note.set(null);
    storage.remove(KEY);
  });
  return note;
}

/** That of a platform; null while nothing is changed. */
export function editNote(platform: Platform): StateOwner<SoldForEdit | null> {
  const known = notes.get(platform) ?? createNote(platform);
  notes.set(platform, known);
  return known;
}

/** Keeps a sale over a reload while nothing is bet anew; null once something is, or it was told. */
export function keepEdit(platform: Platform, paid: Fen | null): void {
  const member = memberOf(platform);
  if (paid === null || member === null) platform.storage.remove(KEY);
  else platform.storage.write(KEY, { member, paid: toCnyString(paid) });
}

/** Tells once what a reload cut off: a wager was sold, and no bet has come in its place. */
export function tellEditLeft(platform: Platform): void {
  const [kept, member] = [platform.storage.read(KEY), memberOf(platform)];
  const paid = kept === null ? null : parseCny(kept.paid);
  if (kept === null || paid === null || member === null || editNote(platform).get() !== null)
    return;
  platform.storage.remove(KEY);
  if (kept.member === member) platform.toast.show('info', EDIT_BET.left(formatCny(paid)));
}

/**
 * The wager that is being changed: its new bet comes first, and only then can the old one be sold,
 * so that nobody is left with neither (ADR 112). Kept over a reload and over a session that ends,
 * for its member alone, as the bare fact that a change was under way.
 */
import type { Fen } from '@site/domain/money';
import { fingerprint } from '@site/domain/hash';
import { createState, jsonKey, type Platform, type StateOwner } from '@site/platform';
import { EDIT_ENDS } from '../phrases/edit-ends';
import type { Wager } from '../vendors/port';
import { saleRef } from '../wagers/sale-ref';

/** A change under way. */
export interface WagerEdit {
  readonly wager: Wager;
  /** Its new bet is accepted, whatever stands in the slip by now. */
  readonly isBet: boolean;
  /** Its new bet is on its way or taken, or nobody knows: nothing may be said that denies it. */
  readonly isSent: boolean;
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
  paid: null,
  isGone: false,
  isSelling: false,
});

/**
 * What is kept: whose it is, no code of a member, and the reference that a sale of the old wager
 * would have.
 */
interface Kept {
  readonly member: string;
  readonly ref: string;
  /** Key of its new bet once that is on its way; null before. */
  readonly key: string | null;
  /** The new bet is accepted. */
  readonly isBet: boolean;
}

function readKept(value: unknown): Kept | null {
  const { member, ref, key, isBet } = (value ?? {}) as Partial<Record<keyof Kept, unknown>>;
  return typeof member === 'string' && typeof ref === 'string'
    ? { member, ref, key: typeof key === 'string' ? key : null, isBet: isBet === true }
    : null;
}
const KEY = jsonKey<Kept>('sports/editNote', 'session', 'never', 4, readKept);

const notes = new WeakMap<Platform, StateOwner<WagerEdit | null>>();

const memberOf = ({ session }: Platform): string | null => {
  const now = session.state.get();
  return now.status === 'member' ? fingerprint(now.member.memberCode) : null;
};

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

const refOf = ({ vendor, id }: Wager): string => saleRef(vendor, id);

/** Whether money of a sale of that wager is on its way, from whatever page. */
const isSelling = ({ money }: Platform, ref: string): boolean =>
  money.journal().some((intent) => intent.kind === 'cashOut' && intent.ref === ref);

/** What is true of the old wager when a change ends half way. */
export const endText = (platform: Platform, wager: Wager, wasSent: boolean): string => {
  if (isSelling(platform, refOf(wager))) return EDIT_ENDS.selling;
  return wasSent ? EDIT_ENDS.left : EDIT_ENDS.kept;
};

/** Keeps over a reload which wager is being changed, and how far; null once none is. */
export function keepEdit(
  platform: Platform,
  wager: Wager | null,
  bet: Pick<Kept, 'key' | 'isBet'>,
): void {
  const member = memberOf(platform);
  if (wager === null || member === null) platform.storage.remove(KEY);
  else platform.storage.write(KEY, { member, ref: refOf(wager), ...bet });
}

/** Tells once what a reload or the end of a session cut off; another member than its own nothing. */
export function tellEditLeft(platform: Platform): void {
  const [kept, member] = [platform.storage.read(KEY), memberOf(platform)];
  if (kept === null || member === null || editNote(platform).get() !== null) return;
  platform.storage.remove(KEY);
  if (kept.member !== member) return;
  const isSold = isSelling(platform, kept.ref);
  platform.toast.show('info', isSold ? EDIT_ENDS.selling : EDIT_ENDS.cutOff);
  const { ref, key, isBet } = kept;
  // The toast goes, the card of the old wager keeps it; without that code it was told.
  if ((isBet || key !== null) && !isSold)
    void import(/* webpackChunkName: "acts" */ '../wagers/edit-left').then(
      ({ keepCutOff }) => keepCutOff(platform, { ref, key: isBet ? null : key }),
      () => undefined,
    );
}

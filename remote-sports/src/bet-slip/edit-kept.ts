/**
 * What is kept of a change under way over a reload and over a session that ends, for its member
 * alone: the bare fact, and how far it came.
 */
import { fingerprint } from '@site/domain/hash';
import { jsonKey, type Platform } from '@site/platform';
import { EDIT_ENDS } from '../phrases/edit-ends';
import type { Wager } from '../vendors/port';
import { keepLeft } from '../wagers/edit-left';
import { saleRef } from '../wagers/sale-ref';
import { editNote } from './edit-note';

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

const memberOf = ({ session }: Platform): string | null => {
  const now = session.state.get();
  return now.status === 'member' ? fingerprint(now.member.memberCode) : null;
};

/** The reference that a sale of it has. */
export const refOf = ({ vendor, id }: Wager): string => saleRef(vendor, id);

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
  platform.toast.show('info', isSelling(platform, kept.ref) ? EDIT_ENDS.selling : EDIT_ENDS.cutOff);
  const { ref, key, isBet } = kept;
  // The toast goes, the card of the old wager keeps it: a sale on its way may come to nothing.
  if (isBet || key !== null) keepLeft(platform, { ref, key, isUnsure: !isBet });
}

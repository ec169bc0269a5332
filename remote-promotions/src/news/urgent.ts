/**
 * Which urgent announcements were seen here: the server knows it of members only, and only once it
 * was told.
 */
import { jsonKey, type SiteStorage } from '@site/platform';

/** How many are remembered; older ones have left the list long before. */
const MOST = 30;

const read = (value: unknown): readonly string[] | null =>
  Array.isArray(value) ? value.filter((id) => typeof id === 'string').slice(0, MOST) : null;
const VISITOR = jsonKey<readonly string[]>('seenUrgent', 'local', 'never', 3, read);
/**
 * A member's goes with the logout and names nobody: the server knows it by then, and the next one
 * on this device has seen nothing (safety C-40).
 */
const MEMBER = jsonKey<readonly string[]>('seenUrgentMember', 'session', 'logout', 1, read);
const keyOf = (isMember: boolean) => (isMember ? MEMBER : VISITOR);

/** Whether somebody has seen one here. What visitors have seen is news to a member. */
export function seenUrgent(storage: SiteStorage, isMember: boolean): (id: string) => boolean {
  const notes = storage.read(keyOf(isMember)) ?? [];
  return (id) => notes.includes(id);
}

/** Remembers one. */
export function noteUrgentSeen(storage: SiteStorage, isMember: boolean, id: string): void {
  const key = keyOf(isMember);
  storage.write(
    key,
    [id, ...(storage.read(key) ?? []).filter((each) => each !== id)].slice(0, MOST),
  );
}

/** Another tab's logout does not reach what this tab keeps. */
export const forgetMemberSeen = (storage: SiteStorage): void => storage.remove(MEMBER);

/** What is read of an announcement here. */
export interface Announced {
  readonly id: string;
  readonly isPopup: boolean;
  readonly isRead: boolean;
}

/**
 * The newest urgent one that nobody has seen, or null. The server calls everything read for
 * visitors.
 */
export const urgentOf = <T extends Announced>(
  news: readonly T[],
  seen: (id: string) => boolean,
  isMember: boolean,
): T | null =>
  news.find(({ id, isPopup, isRead }) => isPopup && !seen(id) && !(isMember && isRead)) ?? null;

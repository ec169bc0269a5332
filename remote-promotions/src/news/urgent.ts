/** Which urgent announcements were seen here: the server knows it of members only, and only once it was told. */
import { jsonKey, type SiteStorage } from '@site/platform';

/** How many are remembered; older ones have left the list long before. */
const MOST = 30;

const key = jsonKey<readonly string[]>('seenUrgent', 'local', 'never', 2, (value) => (Array.isArray(value) ? value.filter((id) => typeof id === 'string').slice(0, MOST) : null));

/** What one person has seen is news to the next one on this device. */
const noteOf = (who: string | null, id: string): string => `${who ?? ''}/${id}`;

/** Whether somebody has seen one here. @param who the member's code, null for visitors. */
export function seenUrgent(storage: SiteStorage, who: string | null): (id: string) => boolean {
  const notes = storage.read(key) ?? [];
  return (id) => notes.includes(noteOf(who, id));
}

/** Remembers one. */
export function noteUrgentSeen(storage: SiteStorage, who: string | null, id: string): void {
  const note = noteOf(who, id);
  storage.write(key, [note, ...(storage.read(key) ?? []).filter((each) => each !== note)].slice(0, MOST));
}

/** What is read of an announcement here. */
interface Announced { readonly id: string; readonly isPopup: boolean; readonly isRead: boolean }

/** The newest urgent one that nobody has seen, or null. The server calls everything read for visitors. */
export const urgentOf = <T extends Announced>(news: readonly T[], seen: (id: string) => boolean, isMember: boolean): T | null =>
  news.find(({ id, isPopup, isRead }) => isPopup && !seen(id) && !(isMember && isRead)) ?? null;

/** Which urgent announcements were seen here: the server knows it of members only, and only once it was told. */
import { jsonKey, type SiteStorage } from '@site/platform';

/** How many are remembered; older ones have left the list long before. */
const MOST = 30;

const key = jsonKey<readonly string[]>('seenUrgent', 'local', 'never', 1, (value) => (Array.isArray(value) ? value.filter((id) => typeof id === 'string').slice(0, MOST) : null));

/** Ids that were seen here. */
export const seenUrgent = (storage: SiteStorage): readonly string[] => storage.read(key) ?? [];

/** Remembers one. */
export const noteUrgentSeen = (storage: SiteStorage, id: string): void =>
  void storage.write(key, [id, ...seenUrgent(storage).filter((each) => each !== id)].slice(0, MOST));

/** What is read of an announcement here. */
interface Announced { readonly id: string; readonly isPopup: boolean; readonly isRead: boolean }

/** The newest urgent one that nobody has seen, or null. The server calls everything read for visitors. */
export const urgentOf = <T extends Announced>(news: readonly T[], seen: readonly string[], isMember: boolean): T | null =>
  news.find(({ id, isPopup, isRead }) => isPopup && !seen.includes(id) && !(isMember && isRead)) ?? null;

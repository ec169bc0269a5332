/** The number on the icon of a site that was installed: news that the member has not read. */
import { getAnnouncementUnread, getPersonalMessageUnread } from '@site/contracts/inbox';
import { isSignedIn } from '@site/domain/session/access';
import type { Platform, QueryClient } from '@site/platform/host';

/** The part of the browser that has it; few do. */
interface Badge {
  readonly setAppBadge?: (count: number) => Promise<void>;
  readonly clearAppBadge?: () => Promise<void>;
}

const COUNTS: readonly string[] = [getAnnouncementUnread.id, getPersonalMessageUnread.id];

/** Follows the counts that pages have read; nothing is asked for it, and a part is no number. */
export function showBadge(
  badge: Badge,
  queries: QueryClient,
  { state }: Pick<Platform['session'], 'state'>,
): void {
  let shown: number | null = null;
  const set = (count: number): void => {
    if (count === shown) return;
    shown = count;
    const work = count === 0 ? badge.clearAppBadge?.() : badge.setAppBadge?.(count);
    void work?.catch(() => undefined);
  };
  queries.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || !COUNTS.includes(String(event.query.queryKey[0]))) return;
    const counts = COUNTS.map(
      (id) =>
        queries.getQueriesData<{ readonly unread: number }>({ queryKey: [id] })[0]?.[1]?.unread,
    );
    if (!isSignedIn(state.get()) || counts.includes(undefined)) return;
    set(counts.reduce<number>((sum, count) => sum + (count ?? 0), 0));
  });
  state.changes$.subscribe((now) => {
    if (!isSignedIn(now)) set(0);
  });
}

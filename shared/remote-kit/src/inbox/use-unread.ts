/**
 * How much news a member has not read: one answer for every place that shows it, so that all of
 * them change in the same moment.
 */
import { useEffect } from 'react';
import { isSignedIn } from '@site/domain/session/access';
import { STALE, useCall, usePlatform, useQueryClient, useSession } from '@site/platform';
import { once } from '../once';
import { followCounts } from './follow-counts';
import { INBOX_ROWS } from './rows';
import { onTabMessage } from './tabs-channel';

/** How often a page that stands asks by itself, in ms. */
const EVERY_MS = 60_000;

const ALL: readonly string[] = Object.values(INBOX_ROWS).flatMap(({ list, unread }) => [
  list.id,
  unread.id,
]);

/**
 * Unread news by kind and in all; null while it is not known, which is never told as a part or as
 * none.
 */
export interface Unread {
  readonly announcement: number | null;
  readonly message: number | null;
  readonly total: number | null;
}

/**
 * The counts of a member; visitors have none. They follow every verdict about money (a bonus sends
 * a message), other tabs, and the minute; lists follow them.
 */
export function useUnread(): Unread {
  const { api, bus } = usePlatform();
  const queries = useQueryClient();
  const options = {
    enabled: isSignedIn(useSession()),
    refetchMs: EVERY_MS,
    staleMs: STALE.always,
  } as const;
  const announcements = useCall(INBOX_ROWS.announcement.unread, {}, options);
  const messages = useCall(INBOX_ROWS.message.unread, {}, options);
  useEffect(
    () =>
      once(queries, 'inbox', () => {
        const askAnew = (): void =>
          void api.anew(() =>
            queries.invalidateQueries({
              predicate: ({ queryKey }) => ALL.includes(String(queryKey[0])),
            }),
          );
        const settled = bus.on('money.settled').subscribe(askAnew);
        const stop = onTabMessage(askAnew);
        const unfollow = followCounts(api, queries);
        // A page that is looked at again has heard nothing meanwhile where a browser has no channel between tabs (safety D4).
        const onVisible = (): void => {
          if (window.document.visibilityState === 'visible') askAnew();
        };
        window.document.addEventListener('visibilitychange', onVisible);
        return () => {
          settled.unsubscribe();
          stop();
          unfollow();
          window.document.removeEventListener('visibilitychange', onVisible);
        };
      }),
    [api, bus, queries],
  );
  const announcement = options.enabled ? (announcements.data?.unread ?? null) : 0;
  const message = options.enabled ? (messages.data?.unread ?? null) : 0;
  return {
    announcement,
    message,
    total: announcement === null || message === null ? null : announcement + message,
  };
}

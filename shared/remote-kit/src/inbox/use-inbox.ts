/**
 * Reading, marking and deleting news: the counts of the answer are shown at once, everywhere
 * (§7.2).
 */
import { useQueryClient, usePlatform, type Platform } from '@site/platform';
import { isDefiniteRefusal, type Outcome } from '@site/domain/errors/app-error';
import { memberCodeOf } from '@site/domain/session/access';
import { INBOX_ROWS, type InboxKind } from './rows';
import { tellTabs } from './tabs-channel';

/** What may be done with entries. */
export type InboxAction = 'read' | 'delete' | 'readAll';

type Queries = ReturnType<typeof useQueryClient>;

/**
 * Lists are read again and the counts too, here and in other tabs: an entry was opened, which marks
 * it as read.
 */
export function inboxChanged(api: Platform['api'], queries: Queries, kind: InboxKind): void {
  const ids: readonly string[] = [INBOX_ROWS[kind].list.id, INBOX_ROWS[kind].unread.id];
  void api.anew(() =>
    queries.invalidateQueries({ predicate: ({ queryKey }) => ids.includes(String(queryKey[0])) }),
  );
  tellTabs();
}

/** What can be done with a kind of news. */
export interface Inbox {
  readonly act: (
    action: InboxAction,
    ids?: readonly string[],
  ) => Promise<Outcome<{ unread: number; total: number }>>;
  readonly changed: () => void;
  /** Entries that are gone: no way back or forward shows their texts from memory. */
  readonly forget: (ids: readonly string[]) => void;
}

/** Acts on entries of a kind. */
export function useInbox(kind: InboxKind): Inbox {
  const { api, session } = usePlatform();
  const queries = useQueryClient();
  const { act: row, detail, unread } = INBOX_ROWS[kind];
  const memberNow = (): string | null => memberCodeOf(session.state.get());
  const forget = (ids: readonly string[], type: 'all' | 'inactive'): void =>
    ids.forEach((id) => queries.removeQueries({ queryKey: [detail.id, { id }], type }));
  return {
    act: async (action, ids = []) => {
      const requested = memberNow();
      const answer = await api.call(row, { body: { action, ids: [...ids] } });
      // An answer that comes after the next member signed in says nothing of that one's news (C-29).
      if (requested !== memberNow()) return answer;
      if (answer.ok) queries.setQueryData([unread.id, null, null, null], answer.value);
      // Without an answer it may have been done all the same: only the server can say.
      if (answer.ok || !isDefiniteRefusal(answer.error)) {
        // The text of a page that stands is asked again once it is left, not under the reader's eyes.
        if (action === 'delete') forget(ids, 'inactive');
        inboxChanged(api, queries, kind);
      }
      return answer;
    },
    changed: () => inboxChanged(api, queries, kind),
    forget: (ids) => forget(ids, 'all'),
  };
}

/** Reading, marking and deleting news: the counts of the answer are shown at once, everywhere (§7.2). */
import { useQueryClient, usePlatform, type Platform } from '@site/platform';
import type { Outcome } from '@site/domain/errors/app-error';
import { memberCodeOf } from '@site/domain/session/access';
import { INBOX_ROWS, type InboxKind } from './rows';
import { tellTabs } from './tabs-channel';

/** What may be done with entries. */
export type InboxAction = 'read' | 'delete' | 'readAll';

type Queries = ReturnType<typeof useQueryClient>;

/** Lists are read again and the counts too, here and in other tabs: an entry was opened, which marks it as read. */
export function inboxChanged(api: Platform['api'], queries: Queries, kind: InboxKind): void {
  const ids: readonly string[] = [INBOX_ROWS[kind].list.id, INBOX_ROWS[kind].unread.id];
  void api.anew(() => queries.invalidateQueries({ predicate: ({ queryKey }) => ids.includes(String(queryKey[0])) }));
  tellTabs();
}

/** Acts on entries of a kind. */
export function useInbox(kind: InboxKind): { readonly act: (action: InboxAction, ids?: readonly string[]) => Promise<Outcome<{ unread: number; total: number }>>; readonly changed: () => void } {
  const { api, session } = usePlatform();
  const queries = useQueryClient();
  const memberNow = (): string | null => memberCodeOf(session.state.get());
  return {
    act: async (action, ids = []) => {
      const asked = memberNow();
      const answer = await api.call(INBOX_ROWS[kind].act, { body: { action, ids: [...ids] }, silent: true });
      // An answer that comes after the next member signed in says nothing of that one's news (C-29).
      if (answer.ok && asked === memberNow()) {
        queries.setQueryData([INBOX_ROWS[kind].unread.id, null, null, null], answer.value);
        inboxChanged(api, queries, kind);
      }
      return answer;
    },
    changed: () => inboxChanged(api, queries, kind),
  };
}

/**
 * Lists follow the counts: where the server counts otherwise than the last time, what is listed of
 * that kind is old (§7.2).
 */
import type { Platform, QueryClient } from '@site/platform';
import { INBOX_KIND, INBOX_ROWS } from './rows';

/** What a count says. */
interface Counted {
  readonly unread: number;
  readonly total: number;
}
/** A count that is being asked for: since when, and what was known until then. */
interface CountRequest {
  readonly at: number;
  readonly before: Counted | undefined;
}
type Query = ReturnType<ReturnType<QueryClient['getQueryCache']>['getAll']>[number];

/**
 * Whether a list is from before a moment. One that is on its way is not; its next page alone says
 * nothing of the first.
 */
const isOlder = (
  { state: { dataUpdatedAt, fetchMeta, fetchStatus } }: Query,
  at: number,
): boolean =>
  (fetchMeta?.fetchMore ?? null) !== null || (fetchStatus !== 'fetching' && dataUpdatedAt < at);

/**
 * Reads the lists of a kind anew when its count came back different: something arrived, or was read
 * or deleted elsewhere. What was set from the answer of one's own action is no news; whoever set it
 * has the lists read anew.
 *
 * @returns the way to stop.
 */
export function followCounts(api: Platform['api'], queries: QueryClient): () => void {
  const requests = new WeakMap<Query, CountRequest>();
  return queries.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return;
    const { query, action } = event;
    const kind = INBOX_KIND.find((each) => INBOX_ROWS[each].unread.id === query.queryKey[0]);
    if (kind === undefined) return;
    const now = query.state.data as Counted | undefined;
    if (action.type === 'fetch') return void requests.set(query, { at: Date.now(), before: now });
    if (action.type !== 'success' || action.manual === true) return;
    const { at, before } = requests.get(query) ?? { at: 0, before: undefined };
    if (before === undefined || (before.unread === now?.unread && before.total === now.total))
      return;
    void api.anew(() =>
      queries.invalidateQueries({
        predicate: (each) => each.queryKey[0] === INBOX_ROWS[kind].list.id && isOlder(each, at),
      }),
    );
  });
}

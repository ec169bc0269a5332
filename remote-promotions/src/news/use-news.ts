/** One kind of news, page after page (§7.2). */
import type { INBOX_CATEGORY } from '@site/contracts/inbox';
import type { Outcome } from '@site/domain/errors/app-error';
import { nextPage, rowsOnce } from '@site/domain/paging';
import {
  STALE,
  useInfiniteQuery,
  usePlatform,
  useQueryClient,
  valueOrThrow,
  type Platform,
} from '@site/platform';
import { INBOX_ROWS, type InboxKind } from '@site/remote-kit/inbox';

/** A category, or all. */
export type NewsCategory = (typeof INBOX_CATEGORY)[number] | 'all';

/** An entry of either kind; `content` is shortened in lists. */
export interface NewsEntry {
  readonly id: string;
  readonly topic: string;
  readonly content: string;
  readonly sendOn: string;
  readonly category: (typeof INBOX_CATEGORY)[number];
  readonly isRead: boolean;
  readonly target: string | null;
}

const PER_PAGE = 20;

interface NewsPage {
  readonly entries: readonly NewsEntry[];
  readonly totalPage: number;
}
interface Query {
  readonly currentPage: number;
  readonly perPageSize: number;
  readonly category?: (typeof INBOX_CATEGORY)[number];
}
type Ask = (
  api: Platform['api'],
  query: Query,
  signal: AbortSignal,
) => Promise<Outcome<{ readonly entries: readonly NewsEntry[]; readonly totalPage: number }>>;

/** The two lists differ in the name of what they carry. */
const ASK: Readonly<Record<InboxKind, Ask>> = {
  announcement: async (api, query, signal) => {
    const answer = await api.call(INBOX_ROWS.announcement.list, { query, signal });
    return answer.ok
      ? {
          ok: true,
          value: {
            entries: answer.value.announcements.map((entry) => ({ ...entry, target: null })),
            totalPage: answer.value.page.totalPage,
          },
        }
      : answer;
  },
  message: async (api, query, signal) => {
    const answer = await api.call(INBOX_ROWS.message.list, { query, signal });
    return answer.ok
      ? {
          ok: true,
          value: { entries: answer.value.messages, totalPage: answer.value.page.totalPage },
        }
      : answer;
  },
};

/** Reads a kind and category. An entry that moved to the next page while one was read is shown once. */
export function useNews(kind: InboxKind, category: NewsCategory) {
  const { api } = usePlatform();
  const queries = useQueryClient();
  const query = useInfiniteQuery({
    // Begins like the key of the list: whatever reads the list anew reads this anew.
    queryKey: [INBOX_ROWS[kind].list.id, 'pages', category],
    queryFn: async ({ pageParam, signal }): Promise<NewsPage> => {
      const { entries, totalPage } = valueOrThrow(
        await ASK[kind](
          api,
          {
            currentPage: pageParam,
            perPageSize: PER_PAGE,
            ...(category === 'all' ? {} : { category }),
          },
          signal,
        ),
      );
      // The count beside the list is never older than the list.
      if (pageParam === 1)
        void queries.invalidateQueries({ queryKey: [INBOX_ROWS[kind].unread.id] });
      return { entries, totalPage };
    },
    initialPageParam: 1,
    staleTime: STALE.seconds,
    getNextPageParam: ({ totalPage }, pages) =>
      nextPage(
        pages.map(({ entries }) => entries.map(({ id }) => id)),
        totalPage,
      ),
  });
  return {
    ...query,
    entries: rowsOnce(
      (query.data?.pages ?? []).map(({ entries }) => entries),
      ({ id }) => id,
    ),
  };
}

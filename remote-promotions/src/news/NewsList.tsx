import { isSignedIn } from '@site/domain/session/access';
import { useSession } from '@site/platform';
import { useUnread, type InboxKind } from '@site/remote-kit/inbox';
import { ReadFailed } from '@site/remote-kit/failed';
import { Button, EmptyState, Info, List, Skeleton } from '@site/ui';
import { NEWS } from '../phrases/news';
import { NewsRow } from './NewsRow';
import { NewsTools } from './NewsTools';
import { useChoice } from './use-choice';
import { useNews, type NewsCategory } from './use-news';

/** Entries of a kind and category, newest first, with what can be done to them. */
export function NewsList({
  kind,
  category,
}: {
  readonly kind: InboxKind;
  readonly category: NewsCategory;
}) {
  const isMember = isSignedIn(useSession());
  const {
    entries,
    isPending,
    data,
    error,
    refetch,
    hasNextPage,
    isFetchingNextPage,
    isFetchNextPageError,
    fetchNextPage,
  } = useNews(kind, category);
  const choice = useChoice(kind);
  const unread = useUnread()[kind];
  if (isPending) return <Skeleton kind="list" />;
  if (data === undefined)
    return <ReadFailed title={NEWS.failed} why={error} onRetry={() => void refetch()} />;
  const tools = isMember ? (
    <NewsTools choice={choice} unread={unread} ids={entries.map(({ id }) => id)} />
  ) : null;
  if (entries.length === 0)
    return (
      <>
        {tools}
        <EmptyState
          icon={<Info />}
          title={category === 'all' ? NEWS.empty : NEWS.emptyCategory}
          {...(category === 'all' ? { hint: NEWS.emptyHint } : {})}
          testId="news-empty"
        />
      </>
    );
  return (
    <>
      {tools}
      <List>
        {entries.map((entry) => (
          <NewsRow
            key={entry.id}
            kind={kind}
            entry={entry}
            isChosen={choice.chosen === null ? null : choice.chosen.has(entry.id)}
            onChoose={() => choice.toggle(entry.id)}
          />
        ))}
      </List>
      {hasNextPage ? (
        <Button
          kind="ghost"
          block
          loading={isFetchingNextPage}
          data-testid="news-more"
          onClick={() => void fetchNextPage()}
        >
          {isFetchNextPageError ? NEWS.moreFailed : NEWS.moreRows}
        </Button>
      ) : null}
    </>
  );
}

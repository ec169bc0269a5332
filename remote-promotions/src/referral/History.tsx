import type { ResultOf } from '@site/contracts/endpoint';
import { getReferrerActivity } from '@site/contracts/referrer';
import { nextPage, rowsOnce } from '@site/domain/paging';
import { STALE, useInfiniteQuery, usePlatform, valueOrThrow } from '@site/platform';
import { ReadFailed } from '@site/remote-kit/failed';
import { Button, Clock, DateText, EmptyState, List, ListRow, Money, Skeleton, Tag } from '@site/ui';
import { ACTIVITY } from '../phrases/referral';

type Activity = ResultOf<typeof getReferrerActivity>['activities'][number];

/** Activities carry no number: everything that is said of one tells it from another. */
const keyOf = ({ at, kind, text, amount }: Activity): string =>
  [at, kind, text, amount ?? ''].join('|');

/** What happened in the programme, newest first. */
export function History() {
  const { api } = usePlatform();
  const {
    data,
    isPending,
    error,
    refetch,
    hasNextPage,
    fetchNextPage,
    isFetchingNextPage,
    isFetchNextPageError,
  } = useInfiniteQuery({
    queryKey: [getReferrerActivity.id, 'pages'],
    queryFn: async ({ pageParam, signal }) =>
      valueOrThrow(
        await api.call(getReferrerActivity, {
          query: { currentPage: pageParam },
          signal,
        }),
      ),
    initialPageParam: 1,
    staleTime: STALE.seconds,
    getNextPageParam: ({ page: { totalPage } }, pages) =>
      nextPage(
        pages.map(({ activities }) => activities.map(keyOf)),
        totalPage,
      ),
  });
  if (isPending) return <Skeleton kind="list" />;
  if (data === undefined)
    return <ReadFailed title={ACTIVITY.historyFailed} why={error} onRetry={() => void refetch()} />;
  const rows = rowsOnce(
    data.pages.map(({ activities }) => activities),
    keyOf,
  );
  if (rows.length === 0) return <EmptyState icon={<Clock />} title={ACTIVITY.noHistory} />;
  return (
    <>
      <List>
        {rows
          .map((row) => [row, keyOf(row)] as const)
          .map(([{ at, kind, text, amount }, key]) => (
            <ListRow
              key={key}
              testId="activity-row"
              title={text}
              hint={
                <>
                  <Tag>{ACTIVITY.kinds[kind]}</Tag> <DateText at={at} />
                </>
              }
              {...(amount === null ? {} : { trailing: <Money amount={amount} /> })}
            />
          ))}
      </List>
      {hasNextPage ? (
        <Button
          kind="ghost"
          block
          loading={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {isFetchNextPageError ? ACTIVITY.moreFailed : ACTIVITY.more}
        </Button>
      ) : null}
    </>
  );
}

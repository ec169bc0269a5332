import styled from 'styled-components';
import { getRedemptions, type Redemption } from '@site/contracts/reward-store';
import { formatWhole } from '@site/domain/formatting/whole';
import { nextPage, rowsOnce } from '@site/domain/paging';
import { STALE, useInfiniteQuery, usePlatform, valueOrThrow } from '@site/platform';
import { ReadFailed } from '@site/remote-kit/failed';
import {
  Button,
  Card,
  DateText,
  EmptyState,
  Gift,
  Skeleton,
  Tag,
  color,
  px,
  type,
  type TagProps,
} from '@site/ui';
import { STORE } from '../phrases/clubs';

const TONES: Readonly<Record<Redemption['status'], NonNullable<TagProps['tone']>>> = {
  Credited: 'ok',
  Preparing: 'gold',
  Shipped: 'brand',
  Delivered: 'ok',
};

const StyledList = styled.ul`
  display: grid;
  gap: ${px(12)};
`;
const StyledRecord = styled(Card)`
  display: grid;
  gap: ${px(6)};
  font-size: ${type.s};
  color: ${color('text-2')};
  & > div {
    display: flex;
    justify-content: space-between;
    gap: ${px(10)};
  }
  b {
    font-size: ${type.m};
    font-weight: 650;
    color: ${color('text')};
  }
  small {
    font-size: ${type.xs};
    color: ${color('text-3')};
  }
  span {
    overflow-wrap: anywhere;
  }
`;

/** What was taken, and where it is by now. */
export function Records() {
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
    queryKey: [getRedemptions.id, 'pages'],
    queryFn: async ({ pageParam, signal }) =>
      valueOrThrow(await api.call(getRedemptions, { query: { currentPage: pageParam }, signal })),
    initialPageParam: 1,
    staleTime: STALE.seconds,
    getNextPageParam: ({ page: { totalPage } }, pages) =>
      nextPage(
        pages.map(({ redemptions }) => redemptions.map(({ redemptionId }) => redemptionId)),
        totalPage,
      ),
  });
  if (isPending) return <Skeleton kind="list" />;
  if (data === undefined)
    return <ReadFailed title={STORE.recordsFailed} why={error} onRetry={() => void refetch()} />;
  const rows = rowsOnce(
    data.pages.map(({ redemptions }) => redemptions),
    ({ redemptionId }) => redemptionId,
  );
  if (rows.length === 0)
    return (
      <EmptyState
        icon={<Gift />}
        title={STORE.recordsEmpty}
        hint={STORE.recordsEmptyHint}
        testId="no-redemptions"
      />
    );
  return (
    <>
      <StyledList>
        {rows.map(({ redemptionId, title, points, status, at, address, trackingNumber }) => (
          <li key={redemptionId}>
            <StyledRecord data-testid="redemption" data-status={status}>
              <div>
                <b>{title}</b>
                <Tag tone={TONES[status]}>{STORE.status[status]}</Tag>
              </div>
              <div>
                <small>
                  <DateText at={at} />
                </small>
                <span className="num">{STORE.cost(formatWhole(points))}</span>
              </div>
              {address === null ? null : (
                <span>
                  {STORE.sentTo} {address}
                </span>
              )}
              {trackingNumber === null ? null : (
                <span className="num">
                  {STORE.tracking} {trackingNumber}
                </span>
              )}
            </StyledRecord>
          </li>
        ))}
      </StyledList>
      {hasNextPage ? (
        <Button
          kind="ghost"
          block
          loading={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {isFetchNextPageError ? STORE.moreFailed : STORE.more}
        </Button>
      ) : null}
    </>
  );
}

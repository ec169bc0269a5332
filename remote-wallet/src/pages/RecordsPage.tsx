import { useState } from 'react';
import styled from 'styled-components';
import type { Transaction } from '@site/contracts/payment-history';
import { presetRange, type DayRange } from '@site/domain/betting/statement-range';
import { rowsOnce } from '@site/domain/paging';
import { Link, targets, usePlatform, useSearchParams } from '@site/platform';
import { ReadFailed } from '@site/remote-kit/failed';
import {
  Button,
  EmptyState,
  List,
  Notice,
  PageBody,
  ReceiptText,
  Skeleton,
  Tabs,
  buttonLook,
  color,
  px,
  type,
} from '@site/ui';
import { WALLET_PATHS } from '../account/paths';
import { useFreshAfterMoney } from '../money/use-fresh-after-money';
import { useFreshFigures } from '../money/use-fresh-figures';
import { RECORDS } from '../phrases/records';
import { CaseList } from '../records/CaseList';
import { RecordRow } from '../records/RecordRow';
import { RecordSheet } from '../records/RecordSheet';
import { RefineSheet } from '../records/RefineSheet';
import { ResubmitNotice } from '../records/ResubmitNotice';
import { Totals } from '../records/Totals';
import {
  FILTERS,
  hasStates,
  readFilter,
  typeOf,
  type FilterName,
  type StatusName,
} from '../records/filters';
import { useHistory } from '../records/use-history';

const StyledWay = styled(Link)`
  ${buttonLook}
`;
/** Six types stand side by side on each phone. */
const StyledTypes = styled.div`
  [role='tab'] {
    padding-inline: ${px(11)};
  }
`;
const StyledEnd = styled.p`
  text-align: center;
  font-size: ${type.xs};
  color: ${color('text-3')};
  padding: ${px(8)};
`;

interface RowsProps {
  readonly filter: FilterName;
  readonly status: StatusName;
  readonly range: DayRange;
}

/** Below what is known, and not before: nothing that stands may move when the list comes. */
const OldRecords = () => (
  <StyledWay to={WALLET_PATHS.oldRecords} data-kind="ghost" data-testid="records-old">
    {RECORDS.old}
  </StyledWay>
);

function Rows({ filter, status, range }: RowsProps) {
  const history = useHistory({
    type: typeOf(filter),
    status: status === 'any' ? undefined : status,
    range,
  });
  const [opened, setOpened] = useState<Transaction | null>(null);
  const first = history.data?.pages[0];
  if (history.isPending) return <Skeleton kind="list" />;
  if (first === undefined)
    return (
      <>
        <ReadFailed
          title={RECORDS.failed}
          why={history.error}
          onRetry={() => void history.refetch()}
        />
        <OldRecords />
      </>
    );
  const records = rowsOnce(
    (history.data?.pages ?? []).map(({ transactions }) => transactions),
    ({ transactionId }) => transactionId,
  );
  // A record whose new state no longer fits the filter stays open as it was last seen: somebody reads it, or writes about it.
  const newest = records.find(({ transactionId }) => transactionId === opened?.transactionId);
  if (newest !== undefined && newest !== opened) setOpened(newest);
  return (
    <>
      <Totals filter={filter} totals={first.totals} range={range} />
      {records.length === 0 ? (
        <EmptyState
          icon={<ReceiptText />}
          title={RECORDS.empty}
          hint={RECORDS.emptyHint}
          action={
            <StyledWay to={targets.toDeposit()} data-kind="secondary">
              {RECORDS.goDeposit}
            </StyledWay>
          }
        />
      ) : (
        <List aria-label={RECORDS.list}>
          {records.map((record) => (
            <li key={record.transactionId}>
              <RecordRow record={record} onOpen={() => setOpened(record)} />
            </li>
          ))}
        </List>
      )}
      {history.hasNextPage ? (
        <Button
          kind="ghost"
          block
          loading={history.isFetchingNextPage}
          data-testid="records-more"
          onClick={() => void history.fetchNextPage()}
        >
          {history.isFetchNextPageError ? RECORDS.moreFailed : RECORDS.more}
        </Button>
      ) : records.length === 0 ? null : (
        <StyledEnd>
          {RECORDS.count(first.page.totalRecord ?? records.length)} · {RECORDS.end}
        </StyledEnd>
      )}
      <OldRecords />
      <RecordSheet
        record={opened}
        onClose={() => setOpened(null)}
        onChanged={() => void history.refetch()}
      />
    </>
  );
}

/** The member's transactions by type, state and days; the type is part of the address. */
export function Page() {
  useFreshAfterMoney();
  useFreshFigures();
  const { clock } = usePlatform();
  const [params, setParams] = useSearchParams();
  const filter = readFilter(params.get('type'));
  const [range, setRange] = useState<DayRange>(() => presetRange('quarter', clock.now()));
  const [chosen, setStatus] = useState<StatusName>('any');
  const status = hasStates(filter) ? chosen : 'any';
  const choose = (next: FilterName): void =>
    setParams(next === 'all' ? {} : { type: next }, { replace: true });
  return (
    <PageBody>
      <StyledTypes>
        <Tabs label={RECORDS.filter} options={FILTERS} value={filter} onChange={choose} />
      </StyledTypes>
      <RefineSheet
        filter={filter}
        range={range}
        onRange={setRange}
        status={hasStates(filter) ? status : null}
        onStatus={setStatus}
      />
      {filter === 'bet' ? (
        <Notice>
          {RECORDS.betsHint}{' '}
          <StyledWay to={targets.toWagers()} data-kind="secondary" data-size="s">
            {RECORDS.toWagers}
          </StyledWay>
        </Notice>
      ) : null}
      {filter === 'deposit' ? (
        <>
          <ResubmitNotice />
          <CaseList />
        </>
      ) : null}
      <Rows key={filter} filter={filter} status={status} range={range} />
    </PageBody>
  );
}

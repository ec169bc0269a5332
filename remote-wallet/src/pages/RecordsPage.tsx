import { useState } from 'react';
import styled from 'styled-components';
import type { Transaction } from '@site/contracts/payment';
import { Link, targets, useSearchParams } from '@site/platform';
import { Button, EmptyState, FailedState, List, PageBody, ReceiptText, Skeleton, Tabs, buttonLook, color, px, type } from '@site/ui';
import { useHistory } from '../api/queries';
import { RECORDS } from '../phrases/records';
import { RecordRow } from '../records/RecordRow';
import { RecordSheet } from '../records/RecordSheet';
import { Totals } from '../records/Totals';
import { FILTERS, readFilter, typeOf, type FilterName } from '../records/filters';

const StyledWay = styled(Link)`${buttonLook}`;
const StyledEnd = styled.p`text-align: center; font-size: ${type.xs}; color: ${color('text-3')}; padding: ${px(8)};`;

function Rows({ filter }: { readonly filter: FilterName }) {
  const history = useHistory(typeOf(filter));
  const [open, setOpen] = useState<Transaction | null>(null);
  if (history.isPending) return <Skeleton kind="list" />;
  const first = history.data?.pages[0];
  if (first === undefined) return <FailedState title={RECORDS.failed} onRetry={() => void history.refetch()} />;
  const records = history.data?.pages.flatMap((page) => page.transactions) ?? [];
  if (records.length === 0) {
    return <EmptyState icon={<ReceiptText />} title={RECORDS.empty} hint={RECORDS.emptyHint} action={<StyledWay to={targets.toDeposit()} data-kind="secondary">{RECORDS.goDeposit}</StyledWay>} />;
  }
  return (
    <>
      <Totals totals={first.totals} />
      <List aria-label={RECORDS.list}>{records.map((record) => <li key={record.transactionId}><RecordRow record={record} onOpen={() => setOpen(record)} /></li>)}</List>
      {history.hasNextPage
        ? <Button kind="ghost" block loading={history.isFetchingNextPage} onClick={() => void history.fetchNextPage()}>{RECORDS.more}</Button>
        : <StyledEnd>{RECORDS.end}</StyledEnd>}
      <RecordSheet record={open} onClose={() => setOpen(null)} />
    </>
  );
}

/** The member's transactions by type; the type is part of the address. */
export function Page() {
  const [params, setParams] = useSearchParams();
  const filter = readFilter(params.get('type'));
  const choose = (next: FilterName): void => setParams(next === 'all' ? {} : { type: next }, { replace: true });
  return (
    <PageBody>
      <Tabs label={RECORDS.filter} options={FILTERS} value={filter} onChange={choose} />
      <Rows key={filter} filter={filter} />
    </PageBody>
  );
}

import { useState } from 'react';
import styled from 'styled-components';
import { HISTORY_DAYS, type HistoryWindow } from '@site/domain/wallet/transfer-rules';
import { Button, DateText, EmptyState, FailedState, List, Money, ReceiptText, Segmented, Skeleton, Tag, color, px, type } from '@site/ui';
import { TRANSFER_HISTORY as COPY, WINDOW_NAMES } from '../phrases/transfer';
import { useTransferHistory } from './queries';

const WINDOWS = (Object.keys(HISTORY_DAYS) as HistoryWindow[]).map((value) => ({ value, label: WINDOW_NAMES[value], testId: `history-${value}` }));
const StyledRow = styled.li`
  display: grid; grid-template-columns: 1fr auto; align-items: center; gap: ${px(2)} ${px(12)}; padding: ${px(12)} ${px(16)};
  b { font-size: ${px(15)}; font-weight: 600; } strong { font-size: ${px(16)}; font-weight: 700; } small { font-size: ${type.xs}; color: ${color('text-3')}; } small:last-child { text-align: end; }
`;
const StyledEnd = styled.p`text-align: center; font-size: ${type.xs}; color: ${color('text-3')}; padding: ${px(8)};`;

function Rows({ window }: { readonly window: HistoryWindow }) {
  const history = useTransferHistory(window);
  if (history.isPending) return <Skeleton kind="list" />;
  if (history.data === undefined) return <FailedState title={COPY.failed} onRetry={() => void history.refetch()} />;
  const transfers = history.data.pages.flatMap((page) => page.transfers);
  if (transfers.length === 0) return <EmptyState icon={<ReceiptText />} title={COPY.empty} hint={COPY.emptyHint} testId="history-empty" />;
  return (
    <>
      <List aria-label={COPY.list}>
        {transfers.map((transfer) => (
          <StyledRow key={transfer.transferId} data-testid="transfer-row">
            <b>{transfer.fromName} → {transfer.toName}</b><strong><Money amount={transfer.amount} /></strong>
            <small><DateText at={transfer.createdAt} /></small><small>{transfer.bonusId === null ? <span className="num">{transfer.transferId}</span> : <Tag tone="gold">{COPY.withBonus}</Tag>}</small>
          </StyledRow>
        ))}
      </List>
      {history.hasNextPage
        ? <Button kind="ghost" block loading={history.isFetchingNextPage} onClick={() => void history.fetchNextPage()}>{COPY.more}</Button>
        : <StyledEnd>{COPY.end}</StyledEnd>}
    </>
  );
}

/** Transfers of up to three months. */
export function HistoryPart() {
  const [window, setWindow] = useState<HistoryWindow>('month');
  return <><Segmented label={COPY.filter} options={WINDOWS} value={window} onChange={setWindow} /><Rows key={window} window={window} /></>;
}

import { useState } from 'react';
import styled from 'styled-components';
import { presetRange, type DayRange } from '@site/domain/betting/statement-range';
import { rowsOnce } from '@site/domain/paging';
import { usePlatform } from '@site/platform';
import { ReadFailed } from '@site/remote-kit/failed';
import {
  Button,
  DateText,
  EmptyState,
  List,
  Money,
  ReceiptText,
  Skeleton,
  Tag,
  color,
  px,
  type,
} from '@site/ui';
import { PeriodPicker } from '@site/ui/period-picker';
import { TRANSFER_HISTORY as COPY } from '../phrases/transfer';
import { useTransferHistory } from './queries';

const StyledRow = styled.li`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: center;
  gap: ${px(2)} ${px(12)};
  padding: ${px(12)} ${px(16)};
  b {
    font-size: ${type.l};
    font-weight: 600;
  }
  strong {
    font-size: ${type.l};
    font-weight: 700;
  }
  small {
    font-size: ${type.xs};
    color: ${color('text-3')};
  }
  .end {
    text-align: end;
  }
`;
const StyledEnd = styled.p`
  text-align: center;
  font-size: ${type.xs};
  color: ${color('text-3')};
  padding: ${px(8)};
`;

function Rows({ range }: { readonly range: DayRange }) {
  const history = useTransferHistory(range);
  if (history.isPending) return <Skeleton kind="list" />;
  if (history.data === undefined)
    return (
      <ReadFailed title={COPY.failed} why={history.error} onRetry={() => void history.refetch()} />
    );
  const transfers = rowsOnce(
    history.data.pages.map((page) => page.transfers),
    ({ transferId }) => transferId,
  );
  if (transfers.length === 0)
    return (
      <EmptyState
        icon={<ReceiptText />}
        title={COPY.empty}
        hint={COPY.emptyHint}
        testId="history-empty"
      />
    );
  return (
    <>
      <List aria-label={COPY.list}>
        {transfers.map((transfer) => (
          <StyledRow key={transfer.transferId} data-testid="transfer-row">
            <b>
              {transfer.fromName} → {transfer.toName}
            </b>
            <strong>
              <Money amount={transfer.amount} />
            </strong>
            <small>
              <DateText at={transfer.createdAt} />
            </small>
            <small className="end">
              {transfer.bonusId === null ? (
                <span className="num">{transfer.transferId}</span>
              ) : (
                <Tag tone="gold">{COPY.withBonus}</Tag>
              )}
            </small>
          </StyledRow>
        ))}
      </List>
      {history.hasNextPage ? (
        <Button
          kind="ghost"
          block
          loading={history.isFetchingNextPage}
          onClick={() => void history.fetchNextPage()}
        >
          {history.isFetchNextPageError ? COPY.moreFailed : COPY.more}
        </Button>
      ) : (
        <StyledEnd>{COPY.end}</StyledEnd>
      )}
    </>
  );
}

/** Transfers of any days up to three months. */
export function HistoryPart() {
  const { clock } = usePlatform();
  const [range, setRange] = useState<DayRange>(() => presetRange('month', clock.now()));
  return (
    <>
      <PeriodPicker value={range} onChange={setRange} now={clock.now} testId="history" />
      <Rows key={`${range.from}-${range.to}`} range={range} />
    </>
  );
}

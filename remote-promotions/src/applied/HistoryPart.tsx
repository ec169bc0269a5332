import { useState } from 'react';
import styled from 'styled-components';
import { BONUS_STATUS, type BonusStatus } from '@site/contracts/bonus';
import { formatCny } from '@site/domain/money';
import { historyWindow } from '@site/domain/promotions/windows';
import { Link, targets, usePlatform } from '@site/platform';
import { ReadFailed } from '@site/remote-kit/failed';
import {
  Button,
  Clock,
  DateText,
  EmptyState,
  List,
  Notice,
  RowContent,
  Skeleton,
  Tabs,
  Tag,
  color,
  listRowLook,
  px,
  type,
} from '@site/ui';
import { useAppliedHistory, type HistoryRow } from '../api/history';
import { useApplications } from '../api/queries';
import { APPLIED, HISTORY } from '../phrases/applied';
import { STATUS_TONE } from './ApplicationCard';

/** Lines that are drawn at once. */
const STEP = 30;

const StyledRange = styled.p`
  display: flex;
  justify-content: space-between;
  font-size: ${type.xs};
  color: ${color('text-3')};
  padding-inline: ${px(4)};
`;
const StyledLink = styled(Link)`
  ${listRowLook}
`;
const StyledRow = styled.div`
  ${listRowLook}
`;

function Line({
  row,
  ownTitle,
}: {
  readonly row: HistoryRow;
  readonly ownTitle: string | undefined;
}) {
  const { isNamed, promotionId, promotionTitle, appliedDate, bonusAmount, status } = row;
  const content = (
    <RowContent
      leads={promotionId !== null}
      title={promotionTitle ?? ownTitle ?? (isNamed ? HISTORY.unknown : HISTORY.unnamed)}
      hint={
        <>
          <DateText at={appliedDate} />
          {bonusAmount === undefined || bonusAmount === 0n ? null : (
            <span className="num"> · {HISTORY.bonus(formatCny(bonusAmount))}</span>
          )}
        </>
      }
      {...(status === undefined
        ? {}
        : { trailing: <Tag tone={STATUS_TONE[status]}>{APPLIED.status[status]}</Tag> })}
    />
  );
  return (
    <li data-testid="history-row">
      {promotionId === null ? (
        <StyledRow>{content}</StyledRow>
      ) : (
        <StyledLink to={targets.toPromotion(promotionId)}>{content}</StyledLink>
      )}
    </li>
  );
}

/** Everything applied for in the last 180 days (§9), with what the CMS calls it. */
export function HistoryPart() {
  const { clock } = usePlatform();
  const history = useAppliedHistory();
  // What the member's own applications are called, where the CMS has no page for them.
  const titles = new Map(
    (useApplications().data ?? []).map(({ applicationId, title }) => [applicationId, title]),
  );
  const [status, setStatus] = useState<BonusStatus | 'all'>('all');
  const [shown, setShown] = useState(STEP);
  if (history.isPending) return <Skeleton kind="list" />;
  if (history.data === undefined)
    return (
      <ReadFailed
        title={HISTORY.failed}
        why={history.error}
        onRetry={() => void history.refetch()}
      />
    );
  const { rows: all, isWhole } = history.data;
  if (all.length === 0)
    return <EmptyState icon={<Clock />} title={HISTORY.empty} hint={HISTORY.emptyHint} />;
  const { dateFrom, dateTo } = historyWindow(clock.now());
  const present = BONUS_STATUS.filter((each) => all.some((row) => row.status === each));
  const rows = all.filter((row) => status === 'all' || row.status === status);
  const choose = (next: BonusStatus | 'all'): void => {
    setStatus(next);
    setShown(STEP);
  };
  return (
    <>
      <Tabs
        label={HISTORY.filter}
        value={status}
        onChange={choose}
        options={[
          { value: 'all', label: HISTORY.all, count: all.length },
          ...present.map((value) => ({
            value,
            label: APPLIED.status[value],
            testId: `history-${value}`,
          })),
        ]}
      />
      {isWhole ? null : (
        <Notice tone="warn" role="status">
          {HISTORY.partial}{' '}
          <Button kind="ghost" size="s" onClick={() => void history.refetch()}>
            {HISTORY.retry}
          </Button>
        </Notice>
      )}
      <StyledRange className="num">
        <span>{HISTORY.range(dateFrom, dateTo)}</span>
        <span data-testid="history-count">{HISTORY.count(rows.length)}</span>
      </StyledRange>
      <List>
        {rows.slice(0, shown).map((row, at) => (
          <Line
            key={row.applicationId ?? at}
            row={row}
            ownTitle={titles.get(row.applicationId ?? '')}
          />
        ))}
      </List>
      {rows.length <= shown ? null : (
        <Button
          kind="ghost"
          block
          data-testid="history-more"
          onClick={() => setShown(shown + STEP)}
        >
          {HISTORY.more}
        </Button>
      )}
    </>
  );
}

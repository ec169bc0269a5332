import { useState } from 'react';
import styled from 'styled-components';
import { BONUS_STATUS, type BonusStatus } from '@site/contracts/bonus';
import { dayStart } from '@site/domain/formatting/day';
import { formatCny } from '@site/domain/money';
import { takenGifts } from '@site/domain/promotions/gifts';
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
import { useApplications, useGifts, type Gift } from '../api/queries';
import { walletName } from '../api/wallets';
import { APPLIED, GIFTS, HISTORY } from '../phrases/applied';
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

type Taken = Gift & { readonly claimedAt: string };

/** A gift that was taken: its receipt, beside what was applied for. */
function TakenLine({ gift: { title, amount, walletGroup, claimedAt } }: { readonly gift: Taken }) {
  return (
    <li data-testid="history-row">
      <StyledRow>
        <RowContent
          leads={false}
          title={title}
          hint={
            <>
              <DateText at={claimedAt} />
              <span className="num"> · {HISTORY.bonus(formatCny(amount))}</span> ·{' '}
              {GIFTS.wallet(walletName(walletGroup))}
            </>
          }
          trailing={<Tag tone="ok">{HISTORY.taken}</Tag>}
        />
      </StyledRow>
    </li>
  );
}

/** A line of the record, by when it began. */
type Entry =
  | { readonly at: string; readonly row: HistoryRow }
  | { readonly at: string; readonly gift: Taken };

/** Newest first; the server's order stands between equal times. */
const entriesOf = (rows: readonly HistoryRow[], gifts: readonly Taken[]): Entry[] =>
  [
    ...rows.map((row) => ({ at: row.appliedDate, row })),
    ...gifts.map((gift) => ({ at: gift.claimedAt, gift })),
  ].toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at));

const KINDS = [...BONUS_STATUS, 'taken'] as const;
type Filter = (typeof KINDS)[number] | 'all';
const kindOf = (entry: Entry): BonusStatus | 'taken' | undefined =>
  'gift' in entry ? 'taken' : entry.row.status;

/** Everything applied for and every gift taken in the last 180 days (§9). */
export function HistoryPart() {
  const { clock } = usePlatform();
  const history = useAppliedHistory();
  const gifts = useGifts();
  // What the member's own applications are called, where the CMS has no page for them.
  const titles = new Map(
    (useApplications().data ?? []).map(({ applicationId, title }) => [applicationId, title]),
  );
  const [status, setStatus] = useState<Filter>('all');
  const [shown, setShown] = useState(STEP);
  if (history.isPending || gifts.isPending) return <Skeleton kind="list" />;
  if (history.data === undefined)
    return (
      <ReadFailed
        title={HISTORY.failed}
        why={history.error}
        onRetry={() => void history.refetch()}
      />
    );
  const { dateFrom, dateTo } = historyWindow(clock.now());
  const all = entriesOf(history.data.rows, takenGifts(gifts.data ?? [], dayStart(dateFrom)));
  const isWhole = history.data.isWhole && gifts.data !== undefined;
  if (all.length === 0 && isWhole)
    return <EmptyState icon={<Clock />} title={HISTORY.empty} hint={HISTORY.emptyHint} />;
  const present = KINDS.filter((each) => all.some((entry) => kindOf(entry) === each));
  const rows = all.filter((entry) => status === 'all' || kindOf(entry) === status);
  const retry = (): void => {
    void history.refetch();
    void gifts.refetch();
  };
  const choose = (next: Filter): void => {
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
            label: value === 'taken' ? HISTORY.taken : APPLIED.status[value],
            testId: `history-${value}`,
          })),
        ]}
      />
      {isWhole ? null : (
        <Notice tone="warn" role="status">
          {HISTORY.partial}{' '}
          <Button kind="ghost" size="s" onClick={retry}>
            {HISTORY.retry}
          </Button>
        </Notice>
      )}
      <StyledRange className="num">
        <span>{HISTORY.range(dateFrom, dateTo)}</span>
        <span data-testid="history-count">{HISTORY.count(rows.length)}</span>
      </StyledRange>
      <List>
        {rows
          .slice(0, shown)
          .map((entry, at) =>
            'gift' in entry ? (
              <TakenLine key={entry.gift.claimId} gift={entry.gift} />
            ) : (
              <Line
                key={entry.row.applicationId ?? at}
                row={entry.row}
                ownTitle={titles.get(entry.row.applicationId ?? '')}
              />
            ),
          )}
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

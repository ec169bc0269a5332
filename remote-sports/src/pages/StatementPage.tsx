/**
 * /sbtwo/statement: staked, valid turnover, returned and net of any period up to three months, by
 * vendor and by day.
 */
import { useState } from 'react';
import { presetRange, type DayRange } from '@site/domain/betting/statement-range';
import type { WagerSums } from '@site/domain/betting/wager-sums';
import { usePlatform } from '@site/platform';
import {
  Button,
  Card,
  EmptyState,
  Money,
  Notice,
  PageBody,
  ReceiptText,
  Section,
  Skeleton,
  color,
  px,
  radius,
  type,
} from '@site/ui';
import { PeriodPicker } from '@site/ui/period-picker';
import styled from 'styled-components';
import { StyledAction } from '../bet-slip/slip-styles';
import { VENDOR_TEXT } from '../phrases/names';
import { STATEMENT } from '../phrases/statement';
import { useStatement } from '../wagers/use-statement';

const StyledTotal = styled(Card)`
  dl {
    display: grid;
    grid-template-columns: repeat(2, 1fr);
    gap: ${px(12)};
  }
  dt {
    font-size: ${type.xs};
    color: ${color('text-3')};
  }
  dd {
    font-size: ${px(18)};
    font-weight: 700;
  }
`;
const StyledTable = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${type.s};
  background: ${color('surface')};
  border-radius: ${radius.m};
  overflow: hidden;
  th,
  td {
    padding: ${px(10)} ${px(6)};
    text-align: end;
    font-weight: 600;
  }
  th {
    font-size: ${type.xs};
    color: ${color('text-3')};
  }
  .name {
    text-align: start;
    padding-inline-start: ${px(12)};
  }
  .net {
    padding-inline-end: ${px(12)};
  }
  td {
    border-top: 1px solid ${color('line')};
  }
`;
function Total({ sums }: { readonly sums: WagerSums }) {
  return (
    <StyledTotal data-testid="statement-total">
      <dl>
        <div>
          <dt>{STATEMENT.stakedCount(sums.count)}</dt>
          <dd>
            <Money amount={sums.staked} />
          </dd>
        </div>
        <div>
          <dt>{STATEMENT.turnover}</dt>
          <dd data-testid="statement-turnover">
            <Money amount={sums.turnover} />
          </dd>
        </div>
        <div>
          <dt>{STATEMENT.returned}</dt>
          <dd>
            <Money amount={sums.returned} />
          </dd>
        </div>
        <div>
          <dt>{STATEMENT.net}</dt>
          <dd data-testid="statement-net">
            <Money amount={sums.net} signed />
          </dd>
        </div>
      </dl>
    </StyledTotal>
  );
}

function Sums({
  head,
  rows,
}: {
  readonly head: string;
  readonly rows: readonly { readonly name: string; readonly sums: WagerSums }[];
}) {
  return (
    <StyledTable className="num">
      <thead>
        <tr>
          <th className="name" scope="col">
            {head}
          </th>
          <th scope="col">{STATEMENT.staked}</th>
          <th scope="col">{STATEMENT.turnover}</th>
          <th scope="col">{STATEMENT.returned}</th>
          <th className="net" scope="col">
            {STATEMENT.net}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, sums }) => (
          <tr key={name} data-testid="statement-row">
            <td className="name">{name}</td>
            <td>
              <Money amount={sums.staked} symbol={false} />
            </td>
            <td>
              <Money amount={sums.turnover} symbol={false} />
            </td>
            <td>
              <Money amount={sums.returned} symbol={false} />
            </td>
            <td className="net">
              <Money amount={sums.net} symbol={false} signed />
            </td>
          </tr>
        ))}
      </tbody>
    </StyledTable>
  );
}

function Statement({ range }: { readonly range: DayRange }) {
  const { vendors, total, days, isPending } = useStatement(range);
  if (isPending) return <Skeleton kind="list" />;
  const played = vendors.filter(({ sums }) => sums.count > 0);
  return (
    <>
      {vendors.map(({ vendor, failed, partial, retry }) =>
        failed || partial ? (
          <Notice key={vendor} tone="warn" role="status">
            <StyledAction>
              <span>
                {failed
                  ? STATEMENT.failed(VENDOR_TEXT[vendor])
                  : STATEMENT.partial(VENDOR_TEXT[vendor])}
              </span>
              <Button kind="ghost" size="s" onClick={retry}>
                {STATEMENT.retry}
              </Button>
            </StyledAction>
          </Notice>
        ) : null,
      )}
      <Total sums={total} />
      {total.count === 0 ? (
        <EmptyState icon={<ReceiptText />} title={STATEMENT.none} />
      ) : (
        <>
          <Section title={STATEMENT.byVendor}>
            <Sums
              head={STATEMENT.vendor}
              rows={played.map(({ vendor, sums }) => ({ name: VENDOR_TEXT[vendor], sums }))}
            />
          </Section>
          <Section title={STATEMENT.byDay}>
            <Sums
              head={STATEMENT.day}
              rows={days.map(({ day, sums }) => ({ name: day.slice(5).replace('-', '/'), sums }))}
            />
          </Section>
        </>
      )}
      <Notice>
        {STATEMENT.basis}；{STATEMENT.resettled}
      </Notice>
    </>
  );
}

export function Page() {
  const { clock } = usePlatform();
  const [range, setRange] = useState<DayRange>(() => presetRange('week', clock.now()));
  return (
    <PageBody>
      <PeriodPicker value={range} onChange={setRange} now={clock.now} testId="statement" />
      <Statement range={range} />
    </PageBody>
  );
}

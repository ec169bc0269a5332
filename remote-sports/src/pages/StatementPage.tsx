/**
 * /sbtwo/statement: staked, valid turnover, returned and net of any period up to three months, over
 * time, by sport, vendor, odds type and day.
 */
import { useState } from 'react';
import { presetRange, type DayRange } from '@site/domain/betting/statement-range';
import { runningNet, type WagerSums } from '@site/domain/betting/wager-sums';
import { dayKey } from '@site/domain/formatting/day';
import { Link, targets, usePlatform } from '@site/platform';
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
  moreLinkLook,
  px,
  type,
} from '@site/ui';
import { PeriodPicker } from '@site/ui/period-picker';
import styled from 'styled-components';
import { StyledAction } from '../bet-slip/slip-styles';
import { BOARD } from '../phrases/board';
import { VENDOR_TEXT, sportText } from '../phrases/names';
import { STATEMENT } from '../phrases/statement';
import { NetChart } from '../statement/NetChart';
import { SumsTable } from '../statement/SumsTable';
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
    font-size: ${type.xl};
    font-weight: 700;
  }
`;
const StyledLimits = styled(Link)`
  ${moreLinkLook}
  justify-self: end;
  align-self: flex-end;
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

function Statement({ range }: { readonly range: DayRange }) {
  const { clock } = usePlatform();
  const { vendors, total, days, sports, oddsTypes, isPending } = useStatement(range);
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
          <NetChart points={runningNet(days, range, dayKey(clock.now()))} />
          <Section title={STATEMENT.bySport}>
            <SumsTable
              label={STATEMENT.bySport}
              head={STATEMENT.sport}
              rows={sports.map(({ key, sums }) => ({
                name: key === null ? STATEMENT.severalSports : sportText(key),
                sums,
              }))}
            />
          </Section>
          <Section title={STATEMENT.byVendor}>
            <SumsTable
              label={STATEMENT.byVendor}
              head={STATEMENT.vendor}
              rows={played.map(({ vendor, sums }) => ({ name: VENDOR_TEXT[vendor], sums }))}
            />
          </Section>
          <Section title={STATEMENT.byOddsType}>
            <SumsTable
              label={STATEMENT.byOddsType}
              head={STATEMENT.oddsType}
              rows={oddsTypes.map(({ key, sums }) => ({ name: BOARD.oddsType[key], sums }))}
            />
          </Section>
          <Section title={STATEMENT.byDay}>
            <SumsTable
              label={STATEMENT.byDay}
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
      {/* Beside the sums, whatever they are (safety: responsible play). */}
      <StyledLimits to={targets.toLimits()}>{STATEMENT.limits}</StyledLimits>
      <Statement range={range} />
    </PageBody>
  );
}

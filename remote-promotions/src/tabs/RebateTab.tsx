import { useState } from 'react';
import styled from 'styled-components';
import { sumFen } from '@site/domain/money';
import {
  rebateDays,
  rebateDueAt,
  rebateState,
  rebateWindowFrom,
  type RebateDay,
  type RebateWindow,
} from '@site/domain/promotions/rebate-days';
import { rebateSource } from '@site/domain/promotions/windows';
import type { Rebate } from '@site/contracts/promotion-member';
import { Link, targets, usePlatform } from '@site/platform';
import { MemberOnly } from '@site/remote-kit/gate';
import { ReadFailed } from '@site/remote-kit/failed';
import {
  Button,
  Card,
  ChevronRight,
  EmptyState,
  Money,
  ReceiptText,
  Section,
  Segmented,
  Skeleton,
  Tag,
  color,
  px,
  toSiteTime,
  type,
} from '@site/ui';
import { useRebatePromotions, useRebates } from '../api/rebates';
import { PromoList } from '../list/PromoList';
import { subTabOf } from '../list/screen';
import { REBATE } from '../phrases/zh-cn';
import type { TabProps } from './tab-props';

/** Days that are drawn at once. */
const STEP = 20;

const WINDOWS = (['today', 'week', 'month', 'half'] as const).map((value) => ({
  value,
  label: REBATE[value],
  testId: `rebate-${value}`,
}));

const StyledSum = styled(Card)`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${px(4)};
  dt {
    font-size: ${type.xs};
    color: ${color('text-3')};
  }
  dd {
    font-size: ${type.xl};
    font-weight: 750;
  }
`;
const StyledTitle = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${px(44)};
  margin-block: ${px(-12)};
  svg {
    width: ${px(14)};
    height: ${px(14)};
    color: ${color('text-3')};
  }
`;
const StyledDays = styled.div`
  display: grid;
  gap: ${px(10)};
`;
const StyledDay = styled(Card)`
  h3 {
    display: flex;
    justify-content: space-between;
    gap: ${px(10)};
    font-size: ${type.s};
    font-weight: 650;
    color: ${color('text-2')};
  }
  b {
    font-size: ${type.m};
    font-weight: 600;
  }
  small {
    font-size: ${type.xs};
    color: ${color('text-3')};
  }
`;
const StyledRow = styled.li`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: ${px(2)} ${px(12)};
  margin-top: ${px(10)};
  padding-top: ${px(10)};
  border-top: 1px solid ${color('line')};
  .amount,
  & > span {
    text-align: end;
  }
`;

/** The name of a rebate leads to its rules where they are known. */
function Title({
  title,
  promoId,
}: {
  readonly title: string;
  readonly promoId: string | undefined;
}) {
  return promoId === undefined ? (
    <>{title}</>
  ) : (
    <StyledTitle to={targets.toPromotion(promoId)}>
      {title}
      <ChevronRight aria-hidden="true" />
    </StyledTitle>
  );
}

/** Whether it was paid, and when it will be. */
function State({
  rebate,
}: {
  readonly rebate: Pick<Rebate, 'totalGivenAmount' | 'givenAt' | 'periodEnd'>;
}) {
  const state = rebateState(rebate, usePlatform().clock.now());
  const words = {
    paid: REBATE.paid,
    none: REBATE.none,
    late: REBATE.late,
    due: REBATE.due(toSiteTime(rebateDueAt(rebate), 'day')),
  }[state];
  return <Tag tone={state === 'paid' ? 'ok' : state === 'late' ? 'gold' : 'neutral'}>{words}</Tag>;
}

function Day({
  day,
  promotions,
}: {
  readonly day: RebateDay<Rebate>;
  readonly promotions: ReadonlyMap<string, string>;
}) {
  return (
    <StyledDay data-testid="rebate-day" data-day={day.day}>
      <h3>
        <span className="num">{day.day}</span>
        <Money amount={day.given} />
      </h3>
      <ul>
        {day.rows.map(
          ({ rebateId, title, rate, totalBetAmount, totalGivenAmount, givenAt, periodEnd }) => (
            <StyledRow
              key={`${rebateId}-${periodEnd}`}
              data-testid="rebate-row"
              data-rebate={rebateId}
            >
              <b>
                <Title title={title} promoId={promotions.get(rebateId)} />
              </b>
              <b className="amount">
                <Money amount={totalGivenAmount} />
              </b>
              <small className="num">
                {REBATE.bet} <Money amount={totalBetAmount} /> · {REBATE.rate(rate)}
              </small>
              <State rebate={{ totalGivenAmount, givenAt, periodEnd }} />
            </StyledRow>
          ),
        )}
      </ul>
    </StyledDay>
  );
}

function Rebates({ window: chosen }: { readonly window: RebateWindow }) {
  const { clock } = usePlatform();
  const now = clock.now();
  const rebates = useRebates(rebateSource(rebateWindowFrom(chosen, now), now, now));
  const days = rebateDays(rebates.data ?? []);
  const promotions = useRebatePromotions(days.flatMap(({ rows }) => rows));
  const [shown, setShown] = useState(STEP);
  if (rebates.isPending) return <Skeleton kind="list" />;
  if (rebates.data === undefined)
    return (
      <ReadFailed
        title={REBATE.failed}
        why={rebates.error}
        onRetry={() => void rebates.refetch()}
      />
    );
  if (days.length === 0)
    return (
      <EmptyState
        icon={<ReceiptText />}
        title={REBATE.empty}
        hint={chosen === 'today' ? REBATE.emptyHint : REBATE.emptyClosed}
        testId="rebate-empty"
      />
    );
  return (
    <>
      <StyledSum as="dl" data-testid="rebate-sum">
        <div>
          <dt>{REBATE.bet}</dt>
          <dd>
            <Money amount={sumFen(days.map(({ bet }) => bet))} />
          </dd>
        </div>
        <div>
          <dt>{REBATE.total}</dt>
          <dd>
            <Money amount={sumFen(days.map(({ given }) => given))} />
          </dd>
        </div>
      </StyledSum>
      <StyledDays>
        {days.slice(0, shown).map((day) => (
          <Day key={day.day} day={day} promotions={promotions} />
        ))}
      </StyledDays>
      {days.length <= shown ? null : (
        <Button kind="ghost" block onClick={() => setShown(shown + STEP)}>
          {REBATE.more}
        </Button>
      )}
    </>
  );
}

/** Rebates of the member by their window, and the rules below them. */
export function RebateTab({ screen, tell }: TabProps) {
  const chosen = subTabOf(screen, 'Rebate') ?? 'today';
  return (
    <>
      <Section title={REBATE.title}>
        <MemberOnly hint={REBATE.login}>
          <StyledDays>
            <Segmented
              label={REBATE.period}
              options={WINDOWS}
              value={chosen}
              onChange={(subTab) => tell({ type: 'sub-tab-chosen', subTab })}
            />
            <Rebates key={chosen} window={chosen} />
          </StyledDays>
        </MemberOnly>
      </Section>
      <Section title={REBATE.offers}>
        <PromoList mainType="Rebate" />
      </Section>
    </>
  );
}

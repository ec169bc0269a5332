import { useState } from 'react';
import styled from 'styled-components';
import type { PaymentMethod } from '@site/contracts/payment';
import { getApplication } from '@site/contracts/payment';
import { Link, STALE, targets, useCall, usePlatform } from '@site/platform';
import { ChevronRight, Clock, Money, color, px, radius, type } from '@site/ui';
import { Countdown } from '@site/ui/countdown';
import { DEPOSIT } from '../phrases/deposit';
import { STATUS_TEXT } from '../phrases/status';
import { detailsPath } from './details-path';
import { ASKED_MS, useStillUnpaid, type Unpaid } from './use-unpaid';
import { useUnpaidLines, type UnpaidLinesInput } from './use-unpaid-lines';

const StyledLines = styled.ul`
  display: grid;
  gap: ${px(6)};
`;
const StyledLine = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${px(10)};
  min-height: ${px(56)};
  padding: ${px(6)} ${px(12)};
  border-radius: ${radius.l};
  background: ${color('gold-soft')};
  color: ${color('gold-text')};
  &[data-kind='others'] {
    min-height: max(44px, ${px(44)});
  }
  .sign {
    flex: none;
    width: ${px(20)};
    height: ${px(20)};
  }
  .text {
    flex: 1;
    min-width: 0;
    display: grid;
    line-height: 1.4;
  }
  .what {
    display: flex;
    gap: ${px(6)};
    font-size: ${type.m};
    font-weight: 650;
    color: ${color('text')};
    white-space: nowrap;
  }
  .name {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .state {
    font-size: ${type.s};
  }
  .on {
    flex: none;
    display: inline-flex;
    align-items: center;
    font-size: ${type.s};
    font-weight: 650;
  }
  .on svg {
    width: ${px(16)};
    height: ${px(16)};
  }
  /* Letters so large that the way on has no room beside the words (ADR 110). */
  @media (max-width: 17em) {
    flex-wrap: wrap;
    .what {
      flex-wrap: wrap;
    }
    .on {
      flex-basis: 100%;
      justify-content: flex-end;
    }
  }
`;

/** One of them: how it stands now, how long there is to pay, and the way on to it. */
function Line({ unpaid, name }: { readonly unpaid: Unpaid; readonly name: string }) {
  const { clock } = usePlatform();
  const { applicationId, amount } = unpaid;
  const read = useCall(
    getApplication,
    { params: { applicationId } },
    { staleMs: STALE.always, refetchMs: ASKED_MS },
  );
  const [ended, setEnded] = useState<string | null>(null);
  const status = read.data?.status ?? 'Created';
  const until = status === 'Created' ? (read.data?.expiresAt ?? null) : null;
  const isPast = until !== null && until === ended;
  // What nobody can tell is not offered to be paid.
  const isPayable = status === 'Created' && !isPast && (read.data !== undefined || !read.isError);
  const handleEnd = (): void => {
    setEnded(until);
    void read.refetch();
  };
  return (
    <StyledLine to={detailsPath(applicationId)} data-testid="deposit-unpaid">
      <Clock className="sign" aria-hidden="true" />
      <span className="text">
        <span className="what">
          <span className="name">{name}</span>
          <Money amount={amount} />
        </span>
        <span className="state">
          {isPast ? DEPOSIT.past : STATUS_TEXT[status]}
          {until === null || isPast ? null : (
            <>
              {' · '}
              <Countdown key={until} until={Date.parse(until)} now={clock.now} onEnd={handleEnd} />
            </>
          )}
        </span>
      </span>
      <span className="on">
        {isPayable ? DEPOSIT.openAction : DEPOSIT.paidAction}
        <ChevronRight aria-hidden="true" />
      </span>
    </StyledLine>
  );
}

/** How many more wait: they take no room of the form, and stand in the records. */
function Others({ ids }: { readonly ids: readonly string[] }) {
  const count = useStillUnpaid(ids);
  return (
    <StyledLine
      to={targets.toTransactions('deposit')}
      data-kind="others"
      data-testid="deposit-unpaid-others"
    >
      <span className="text state">{count === 0 ? DEPOSIT.othersOver : DEPOSIT.others(count)}</span>
      <span className="on">
        {DEPOSIT.toRecords}
        <ChevronRight aria-hidden="true" />
      </span>
    </StyledLine>
  );
}

interface UnpaidLinesProps extends UnpaidLinesInput {
  readonly methods: readonly PaymentMethod[];
}

/**
 * A deposit that waits for its payment by another method than the chosen one, above the methods,
 * and how many more do: never more than that, so that the form stays in sight.
 */
export function UnpaidLines({ methods, ...input }: UnpaidLinesProps) {
  const { shown, others } = useUnpaidLines(input);
  return shown === null ? null : (
    <StyledLines aria-label={DEPOSIT.unpaid}>
      <li>
        <Line
          key={shown.applicationId}
          unpaid={shown}
          name={methods.find(({ code }) => code === shown.methodCode)?.name ?? shown.title}
        />
      </li>
      {others.length === 0 ? null : (
        <li>
          <Others ids={others} />
        </li>
      )}
    </StyledLines>
  );
}

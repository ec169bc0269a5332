import { useState } from 'react';
import styled from 'styled-components';
import type { PaymentMethod } from '@site/contracts/payment';
import { getApplication } from '@site/contracts/payment';
import { Link, STALE, useCall, usePlatform } from '@site/platform';
import { ChevronRight, Clock, Money, color, px, radius, type } from '@site/ui';
import { Countdown } from '@site/ui/countdown';
import { DEPOSIT } from '../phrases/deposit';
import { STATUS_TEXT } from '../phrases/status';
import { detailsPath } from './details-path';
import type { Unpaid } from './use-unpaid';

const StyledLines = styled.ul`
  display: grid;
  gap: ${px(8)};
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
`;

/** How often it is asked whether it was paid, ran out or was taken back elsewhere. */
const ASKED_MS = 10_000;

/** One of them: how it stands now, how long there is to pay, and the way on to it. */
function Line({ unpaid, name }: { readonly unpaid: Unpaid; readonly name: string }) {
  const { clock } = usePlatform();
  const { applicationId, amount } = unpaid;
  const read = useCall(
    getApplication,
    { params: { applicationId } },
    { staleMs: STALE.always, refetchMs: ASKED_MS },
  );
  const status = read.data?.status ?? 'Created';
  const until = status === 'Created' ? (read.data?.expiresAt ?? null) : null;
  return (
    <StyledLine to={detailsPath(applicationId)} data-testid="deposit-unpaid">
      <Clock className="sign" aria-hidden="true" />
      <span className="text">
        <span className="what">
          <span className="name">{name}</span>
          <Money amount={amount} />
        </span>
        <span className="state">
          {STATUS_TEXT[status]}
          {until === null ? null : (
            <>
              {' · '}
              <Countdown
                until={Date.parse(until)}
                now={clock.now}
                onEnd={() => void read.refetch()}
              />
            </>
          )}
        </span>
      </span>
      <span className="on">
        {status === 'Created' ? DEPOSIT.openAction : DEPOSIT.paidAction}
        <ChevronRight aria-hidden="true" />
      </span>
    </StyledLine>
  );
}

interface UnpaidLinesProps {
  /** As the form opened with them: a line that stands stays, and says what became of it. */
  readonly unpaid: readonly Unpaid[];
  readonly methods: readonly PaymentMethod[];
  /** The method that stands alone: its own card says what it has open. */
  readonly folded: string | null;
}

/** Deposits that wait for their payment, above the methods whatever method is chosen. */
export function UnpaidLines({ unpaid, methods, folded }: UnpaidLinesProps) {
  const [first] = useState(unpaid);
  const lines = first.filter(({ methodCode }) => methodCode !== folded);
  return lines.length === 0 ? null : (
    <StyledLines aria-label={DEPOSIT.unpaid}>
      {lines.map((each) => (
        <li key={each.applicationId}>
          <Line
            unpaid={each}
            name={methods.find(({ code }) => code === each.methodCode)?.name ?? each.title}
          />
        </li>
      ))}
    </StyledLines>
  );
}

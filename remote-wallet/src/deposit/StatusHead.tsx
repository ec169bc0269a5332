import type { Ref } from 'react';
import styled from 'styled-components';
import type { Application } from '@site/contracts/payment';
import { usePlatform } from '@site/platform';
import {
  CircleAlert,
  CircleCheck,
  Clock,
  Money,
  color,
  px,
  radius,
  toSiteTime,
  type,
  useLeft,
} from '@site/ui';
import { Countdown } from '@site/ui/countdown';
import { isOpen } from '../api/queries';
import { bonusText } from '../payment/deposit-bonus';
import { DETAILS } from '../phrases/deposit-details';
import { STATUS_HINT, STATUS_TEXT } from '../phrases/status';

const StyledHead = styled.section`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${px(4)};
  padding: ${px(22)} ${px(16)};
  border-radius: ${radius.l};
  text-align: center;
  background: ${color('surface')};
  border: 1px solid ${color('line')};
  & > svg {
    width: ${px(44)};
    height: ${px(44)};
    color: ${color('gold-text')};
    stroke-width: 1.6;
  }
  &[data-status='Approved'] > svg {
    color: ${color('green')};
  }
  &:is([data-status='Rejected'], [data-status='Expired'], [data-status='Cancelled']) > svg {
    color: ${color('text-3')};
  }
  h2 {
    font-size: ${type.xl};
  }
  p {
    font-size: ${type.s};
    color: ${color('text-2')};
  }
  strong {
    font-size: ${type.hero};
    font-weight: 750;
    line-height: 1.3;
  }
  .bonus {
    display: grid;
    margin-top: ${px(6)};
    padding: ${px(6)} ${px(14)};
    border-radius: ${radius.m};
    background: ${color('gold-soft')};
    color: ${color('gold-text')};
  }
  em {
    display: inline-flex;
    align-items: center;
    gap: ${px(10)};
    margin-top: ${px(8)};
    font-size: ${type.s};
    color: ${color('text-2')};
  }
  /* Beside what is paid with it has little height: as in the columns of the page. */
  @media (min-width: 700px) and (max-height: 500px) {
    padding: ${px(12)};
    & > svg {
      width: ${px(28)};
      height: ${px(28)};
    }
    em {
      flex-direction: column;
      gap: ${px(2)};
      margin-top: 0;
    }
  }
`;

/** When it should be there; once that has passed, that it takes longer. */
function Expected({ at }: { readonly at: number }) {
  const { clock } = usePlatform();
  const left = useLeft(at, clock.now);
  return <em>{left > 0 ? DETAILS.expected(toSiteTime(at, 'time')) : DETAILS.late}</em>;
}

interface StatusHeadProps {
  readonly ref?: Ref<HTMLElement>;
  readonly application: Application;
  /** The time to pay is over, and the server has not said what became of it. */
  readonly isPast: boolean;
  /** How long this method takes as a rule; not known yet without. */
  readonly usualMinutes?: number | undefined;
}

/** Where the deposit stands and why, its amount, how long there is to pay, and when it is expected. */
export function StatusHead({ ref, application, isPast, usualMinutes }: StatusHeadProps) {
  const { clock } = usePlatform();
  const { status, amount, bonus, expiresAt, timeline } = application;
  const last = timeline.at(-1);
  const Sign = status === 'Approved' ? CircleCheck : isOpen(status) ? Clock : CircleAlert;
  return (
    <StyledHead ref={ref} data-testid="deposit-status" data-status={status} role="status">
      <Sign aria-hidden="true" />
      <h2>{isPast ? DETAILS.past : STATUS_TEXT[status]}</h2>
      <strong>
        <Money amount={amount} />
      </strong>
      <p>{isPast ? DETAILS.pastHint : STATUS_HINT[status]}</p>
      {bonus === undefined || bonus === null ? null : (
        <p className="bonus num" data-testid="deposit-bonus">
          <b>{bonus.title}</b>
          {bonusText(bonus, status)}
        </p>
      )}
      {status === 'Rejected' && last !== undefined && last.note !== '' ? (
        <p data-testid="deposit-reason">
          <b>
            {DETAILS.reason}：{last.note}
          </b>
        </p>
      ) : null}
      {status === 'Processing' && last !== undefined && usualMinutes !== undefined ? (
        <Expected at={Date.parse(last.at) + usualMinutes * 60_000} />
      ) : null}
      {status === 'Created' && !isPast && expiresAt !== null ? (
        <em>
          {DETAILS.left}
          <Countdown until={Date.parse(expiresAt)} now={clock.now} look="boxes" />
        </em>
      ) : null}
    </StyledHead>
  );
}

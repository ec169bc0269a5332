import styled from 'styled-components';
import type { PaymentMethod } from '@site/contracts/payment';
import type { MethodDetail } from '@site/contracts/payment-methods';
import { formatCnyShort } from '@site/domain/money';
import { ChevronRight, color, px, radius, type } from '@site/ui';
import { PaymentMark } from '../payment/PaymentMark';
import { DEPOSIT } from '../phrases/deposit';

const StyledChosen = styled.button`
  display: flex;
  align-items: center;
  gap: ${px(10)};
  width: 100%;
  min-height: ${px(60)};
  padding: ${px(8)} ${px(12)};
  border-radius: ${radius.l};
  text-align: start;
  background: ${color('brand-soft')};
  box-shadow: inset 0 0 0 2px ${color('brand')};
  .sign {
    flex: none;
    display: grid;
    place-items: center;
    width: ${px(32)};
    height: ${px(32)};
    border-radius: ${radius.s};
    background: ${color('surface')};
    color: ${color('brand-text')};
  }
  .sign svg {
    width: ${px(20)};
    height: ${px(20)};
  }
  .text {
    flex: 1;
    min-width: 0;
    display: grid;
  }
  b {
    font-size: ${type.m};
    font-weight: 650;
    line-height: 1.35;
  }
  small {
    font-size: ${type.xs};
    line-height: 1.35;
    color: ${color('text-2')};
  }
  .change {
    flex: none;
    display: inline-flex;
    align-items: center;
    font-size: ${type.s};
    font-weight: 650;
    color: ${color('brand-text')};
  }
  .change svg {
    width: ${px(16)};
    height: ${px(16)};
  }
`;

interface ChosenMethodProps {
  readonly method: PaymentMethod;
  readonly detail: MethodDetail | undefined;
  readonly disabled: boolean;
  /** Opens the list of all. */
  readonly onChange: () => void;
}

/** The method used last, in one row: who pays as before has nothing to look for. */
export function ChosenMethod({ method, detail, disabled, onChange }: ChosenMethodProps) {
  return (
    <StyledChosen
      type="button"
      aria-expanded={false}
      disabled={disabled}
      data-testid="deposit-methods-change"
      data-method={method.code}
      onClick={onChange}
    >
      <span className="sign" aria-hidden="true">
        <PaymentMark code={method.code} kind={detail?.kind} />
      </span>
      <span className="text">
        <b>{method.name}</b>
        <small className="num">
          {DEPOSIT.short(formatCnyShort(method.minAmount), formatCnyShort(method.maxAmount))}
          {detail === undefined
            ? null
            : ` · ${DEPOSIT.terms(detail.feeText, DEPOSIT.minutes(detail.usualMinutes))}`}
        </small>
      </span>
      <span className="change">
        {DEPOSIT.change}
        <ChevronRight aria-hidden="true" />
      </span>
    </StyledChosen>
  );
}

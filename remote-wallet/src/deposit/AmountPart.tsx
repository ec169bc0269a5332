import { useState, type FocusEvent } from 'react';
import styled from 'styled-components';
import type { PaymentMethod } from '@site/contracts/payment';
import { formatCny, formatCnyShort, toTypedCny } from '@site/domain/money';
import { Card, color, px, radius, type } from '@site/ui';
import { AmountField } from '@site/ui/amount-field';
import { DEPOSIT } from '../phrases/deposit';
import { amountProblem } from './deposit-check';
import { useSuggestedAmounts } from './reads';

const StyledChips = styled.div`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: ${px(8)};
  margin-top: ${px(12)};
  /* Their place is kept until they are known: two rows, as most ways have. */
  &[aria-busy='true'] {
    min-height: ${px(96)};
  }
  button {
    min-height: ${px(44)};
    border-radius: ${radius.m};
    background: ${color('raised')};
    box-shadow: inset 0 0 0 1px ${color('line')};
    font-size: ${type.l};
    font-weight: 650;
  }
  button[aria-pressed='true'] {
    background: ${color('brand-soft')};
    color: ${color('brand-text')};
    box-shadow: inset 0 0 0 1px ${color('brand')};
  }
`;
interface AmountPartProps {
  readonly method: PaymentMethod;
  readonly value: string;
  readonly error: string | undefined;
  readonly disabled: boolean;
  readonly onChange: (text: string) => void;
}

/** Amount with the limits in its place, and suggested amounts. */
export function AmountPart({ method, value, error, disabled, onChange }: AmountPartProps) {
  const suggested = useSuggestedAmounts(method.code);
  const [isTyping, setTyping] = useState(false);
  const problem = value === '' ? null : amountProblem(value, method);
  // Too little is what every amount is while it is typed: said of one that came along, as from a
  // slip that lacks a little, and once the field is left.
  const early =
    problem !== null && (problem.fault === 'above' || !isTyping) ? problem.text : undefined;
  const handleChange = (text: string): void => {
    setTyping(true);
    onChange(text);
  };
  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void => {
    if (!currentTarget.contains(relatedTarget)) setTyping(false);
  };
  return (
    <Card>
      <div onBlur={handleBlur}>
        <AmountField
          label={DEPOSIT.amount}
          value={value}
          onChange={handleChange}
          error={error ?? early}
          disabled={disabled}
          testId="deposit-amount"
          placeholder="0.00"
          hint={DEPOSIT.limits(formatCny(method.minAmount), formatCny(method.maxAmount))}
        />
      </div>
      <StyledChips role="group" aria-label={DEPOSIT.suggested} aria-busy={suggested.isPending}>
        {(suggested.data?.amounts ?? []).map((amount) => {
          const text = toTypedCny(amount);
          return (
            <button
              key={text}
              type="button"
              className="num"
              aria-pressed={text === value}
              disabled={disabled}
              onClick={() => handleChange(text)}
            >
              {formatCnyShort(amount)}
            </button>
          );
        })}
      </StyledChips>
    </Card>
  );
}

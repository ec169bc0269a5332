import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import type { PaymentMethod } from '@site/contracts/payment';
import type { MethodDetail } from '@site/contracts/payment-methods';
import { formatCnyShort } from '@site/domain/money';
import { Check, Tag, color, px, radius, type } from '@site/ui';
import { rovingKeys } from '@site/ui/roving';
import { PaymentMark } from '../payment/PaymentMark';
import { DEPOSIT } from '../phrases/deposit';

const StyledGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(2, 1fr);
  gap: ${px(6)};
`;
const StyledMethod = styled.button`
  position: relative;
  display: grid;
  grid-template-columns: auto 1fr;
  align-content: center;
  align-items: center;
  column-gap: ${px(7)};
  min-height: ${px(62)};
  padding: ${px(5)} ${px(6)};
  border-radius: ${radius.l};
  text-align: start;
  background: ${color('surface')};
  box-shadow: inset 0 0 0 1px ${color('line')};
  .sign {
    display: grid;
    place-items: center;
    width: ${px(28)};
    height: ${px(28)};
    border-radius: ${radius.s};
    background: ${color('brand-soft')};
    color: ${color('brand-text')};
    grid-row: 1 / span 3;
  }
  .sign svg {
    width: ${px(18)};
    height: ${px(18)};
  }
  b {
    min-width: 0;
    font-size: ${type.m};
    font-weight: 650;
    line-height: 1.3;
  }
  small {
    grid-column: 2;
    line-height: 1.35;
    font-size: ${type.xs};
    color: ${color('text-3')};
  }
  /* The point between the two stands before the second, out of sight where that begins a line. */
  .facts {
    display: flex;
    flex-wrap: wrap;
    column-gap: 1em;
    overflow: hidden;
  }
  .facts > span {
    position: relative;
    margin-inline-start: -1em;
    padding-inline-start: 1em;
  }
  .time {
    white-space: nowrap;
  }
  .time::before {
    content: '·';
    position: absolute;
    inset-inline-start: 0.35em;
  }
  /* In the corner over the sign: no line is longer for it, and name and mark have their own room. */
  & > [data-tone] {
    position: absolute;
    left: 0;
    top: 0;
    min-height: 0;
    padding: ${px(2)} ${px(5)} 0 ${px(9)};
    border-radius: ${radius.l} 0 ${radius.s};
    font-size: min(${type.xxs}, ${px(14)});
    line-height: 1.25;
  }
  & > .mark {
    position: absolute;
    right: 0;
    top: 0;
    display: grid;
    place-items: center;
    width: ${px(18)};
    height: ${px(18)};
    border-radius: 0 ${radius.l} 0 ${radius.m};
    background: ${color('brand')};
    color: ${color('on-brand')};
  }
  & > .mark svg {
    width: ${px(12)};
    height: ${px(12)};
  }
  &[aria-checked='true'] {
    box-shadow: inset 0 0 0 2px ${color('brand')};
    background: ${color('brand-soft')};
  }
  /* One with the edge, like the mark. */
  &[aria-checked='true'] > [data-tone] {
    background: ${color('brand')};
    color: ${color('on-brand')};
  }
  &[aria-checked='true'] small {
    color: ${color('text-2')};
  }
  &:disabled b,
  &:disabled .sign {
    color: ${color('text-3')};
  }
`;

interface MethodPickerProps {
  readonly methods: readonly PaymentMethod[];
  readonly details: readonly MethodDetail[];
  readonly chosen: PaymentMethod | null;
  readonly disabled: boolean;
  /** It comes where a tap asked for it: the chosen one takes the focus. */
  readonly takesFocus?: boolean;
  readonly onChoose: (method: PaymentMethod) => void;
}

/**
 * All methods with their limits, fee and time before anything is typed; a closed one stands last
 * and says why.
 */
export function MethodPicker({
  methods,
  details,
  chosen,
  disabled,
  takesFocus = false,
  onChoose,
}: MethodPickerProps) {
  const grid = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) grid.current?.querySelector<HTMLElement>('[aria-checked=true]')?.focus();
  }, [takesFocus]);
  const usable = methods.filter(({ isAvailable }) => isAvailable);
  const ordered = [...usable, ...methods.filter(({ isAvailable }) => !isAvailable)];
  return (
    <StyledGrid
      ref={grid}
      role="radiogroup"
      aria-label={DEPOSIT.methods}
      onKeyDown={disabled || chosen === null ? undefined : rovingKeys(usable, chosen, onChoose)}
    >
      {ordered.map((method) => {
        const detail = details.find(({ code }) => code === method.code);
        const isChosen = method.code === chosen?.code;
        return (
          <StyledMethod
            key={method.code}
            type="button"
            role="radio"
            aria-checked={isChosen}
            tabIndex={isChosen ? 0 : -1}
            disabled={disabled || !method.isAvailable}
            data-testid={`deposit-method-${method.code}`}
            onClick={() => onChoose(method)}
          >
            <span className="sign" aria-hidden="true">
              <PaymentMark code={method.code} kind={detail?.kind} />
            </span>
            <b>{method.name}</b>
            {method.isRecommended ? (
              <Tag tone="gold">{DEPOSIT.recommended}</Tag>
            ) : method.isNew ? (
              <Tag tone="brand">{DEPOSIT.isNew}</Tag>
            ) : null}
            <small className="num">
              {method.isAvailable
                ? DEPOSIT.short(formatCnyShort(method.minAmount), formatCnyShort(method.maxAmount))
                : method.unavailableReason || DEPOSIT.unavailable}
            </small>
            {detail === undefined || !method.isAvailable ? null : (
              <small className="facts">
                <span>{detail.feeText}</span>
                <span className="time">{DEPOSIT.minutes(detail.usualMinutes)}</span>
              </small>
            )}
            {isChosen ? (
              <i className="mark" aria-hidden="true">
                <Check />
              </i>
            ) : null}
          </StyledMethod>
        );
      })}
    </StyledGrid>
  );
}

import type { ReactNode } from 'react';
import styled from 'styled-components';
import { CircleCheck, color, px, radius, type } from '@site/ui';

const StyledGroup = styled.div`
  display: grid;
  gap: ${px(10)};
  &[data-look='tiles'] {
    grid-template-columns: repeat(auto-fill, minmax(${px(150)}, 1fr));
    gap: ${px(8)};
  }
`;
const StyledChoice = styled.button`
  display: flex;
  align-items: center;
  gap: ${px(12)};
  width: 100%;
  min-height: ${px(64)};
  padding: ${px(10)} ${px(14)};
  border-radius: ${radius.l};
  text-align: start;
  background: ${color('surface')};
  box-shadow: inset 0 0 0 1px ${color('line')};
  .sign {
    display: grid;
    place-items: center;
    flex: none;
    width: ${px(38)};
    height: ${px(38)};
    border-radius: ${radius.m};
    background: ${color('brand-soft')};
    color: ${color('brand-text')};
  }
  .sign svg {
    width: ${px(20)};
    height: ${px(20)};
  }
  .text {
    flex: 1;
    min-width: 0;
    display: flex;
    flex-direction: column;
  }
  b {
    font-size: ${type.l};
    font-weight: 650;
    line-height: 1.4;
    overflow-wrap: anywhere;
  }
  small {
    font-size: ${type.xs};
    color: ${color('text-3')};
  }
  & > svg {
    flex: none;
    width: ${px(22)};
    height: ${px(22)};
    color: ${color('brand-text')};
    visibility: hidden;
  }
  [data-look='tiles'] & {
    position: relative;
    gap: ${px(8)};
    padding: ${px(8)} ${px(10)};
  }
  [data-look='tiles'] & > svg {
    position: absolute;
    top: ${px(4)};
    right: ${px(4)};
    width: ${px(16)};
    height: ${px(16)};
  }
  [data-look='tiles'] & .sign {
    width: ${px(32)};
    height: ${px(32)};
  }
  [data-look='tiles'] & b {
    font-size: ${type.m};
  }
  &[aria-checked='true'] {
    box-shadow: inset 0 0 0 2px ${color('brand')};
    background: ${color('brand-soft')};
  }
  &[aria-checked='true'] > svg {
    visibility: visible;
  }
  &:disabled b,
  &:disabled .sign {
    color: ${color('text-3')};
  }
`;

/** One of the choices. */
export interface Choice {
  readonly value: string;
  readonly icon: ReactNode;
  readonly title: ReactNode;
  readonly hint: ReactNode;
  readonly disabled?: boolean;
  readonly testId: string;
}

interface ChoicesProps {
  readonly label: string;
  readonly options: readonly Choice[];
  readonly value: string;
  readonly disabled: boolean;
  readonly onChoose: (value: string) => void;
  /** Side by side where the words are few; else one below the other. */
  readonly look?: 'rows' | 'tiles';
}

/** Rows of which one is chosen: ways to withdraw, saved accounts. */
export function Choices({
  label,
  options,
  value,
  disabled,
  onChoose,
  look = 'rows',
}: ChoicesProps) {
  return (
    <StyledGroup role="radiogroup" aria-label={label} data-look={look}>
      {options.map((option) => (
        <StyledChoice
          key={option.value}
          type="button"
          role="radio"
          aria-checked={option.value === value}
          disabled={disabled || option.disabled === true}
          data-testid={option.testId}
          onClick={() => onChoose(option.value)}
        >
          <span className="sign" aria-hidden="true">
            {option.icon}
          </span>
          <span className="text">
            <b>{option.title}</b>
            <small>{option.hint}</small>
          </span>
          <CircleCheck aria-hidden="true" />
        </StyledChoice>
      ))}
    </StyledGroup>
  );
}

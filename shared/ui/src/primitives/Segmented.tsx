/** A few options side by side, one chosen: odds types, themes, single or combo. */
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { px } from '../tokens/px';
import { color, motion, radius, shadow, type } from '../tokens/vars';
import { rovingKeys } from './use-roving';

const StyledGroup = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 1fr;
  gap: ${px(2)};
  min-width: 0;
  overflow-x: auto;
  scrollbar-width: none;
  padding: ${px(3)};
  border-radius: ${radius.m};
  background: ${color('sunken')};
  box-shadow: inset 0 0 0 1px ${color('line')};
  &::-webkit-scrollbar {
    display: none;
  }
`;
const StyledOption = styled.button`
  min-height: ${px(38)};
  padding: 0 ${px(10)};
  border-radius: ${px(8)};
  font-size: ${type.s};
  font-weight: 600;
  color: ${color('text-2')};
  white-space: nowrap;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${px(6)};
  transition: background-color ${motion.fast};
  svg {
    width: ${px(16)};
    height: ${px(16)};
  }
  &[aria-checked='true'] {
    background: ${color('raised')};
    color: ${color('brand-text')};
    box-shadow:
      ${shadow.low},
      inset 0 0 0 1px ${color('line')};
  }
`;

/** One option of {@link Segmented}. */
export interface SegmentOption<T extends string> {
  readonly value: T;
  readonly label: ReactNode;
  readonly icon?: ReactNode;
  readonly testId?: string;
}

/** Props of {@link Segmented}. */
export interface SegmentedProps<T extends string> {
  readonly label: string;
  readonly options: readonly SegmentOption<T>[];
  readonly value: T;
  readonly onChange: (value: T) => void;
}

/** A radio group drawn as one bar. */
export function Segmented<T extends string>({
  label,
  options,
  value,
  onChange,
}: SegmentedProps<T>) {
  return (
    <StyledGroup
      role="radiogroup"
      aria-label={label}
      onKeyDown={rovingKeys(
        options.map((option) => option.value),
        value,
        onChange,
      )}
    >
      {options.map((option) => (
        <StyledOption
          key={option.value}
          type="button"
          role="radio"
          aria-checked={option.value === value}
          tabIndex={option.value === value ? 0 : -1}
          data-testid={option.testId}
          onClick={() => onChange(option.value)}
        >
          {option.icon}
          {option.label}
        </StyledOption>
      ))}
    </StyledGroup>
  );
}

/**
 * The stake field that works with the own keypad: no system keyboard on phones, hardware keys and
 * paste as everywhere.
 */
import type { ClipboardEvent } from 'react';
import styled from 'styled-components';
import { pasteAmount, typeAmount } from '../fields/amount-input';
import { px } from '../tokens/px';
import { color, radius, type } from '../tokens/vars';

const StyledInput = styled.input`
  width: 100%;
  min-width: 0;
  height: ${px(46)};
  padding: 0 ${px(12)};
  border: 0;
  border-radius: ${radius.m};
  background: ${color('sunken')};
  color: ${color('text')};
  font-size: max(16px, ${type.xl});
  font-weight: 700;
  text-align: end;
  box-shadow: inset 0 0 0 1px ${color('line-field')};
  &::placeholder {
    font-size: ${type.m};
    font-weight: 500;
  }
  &:focus,
  &[data-active='true'] {
    box-shadow: inset 0 0 0 2px ${color('brand')};
    outline: none;
  }
  &[aria-invalid='true'] {
    box-shadow: inset 0 0 0 2px ${color('danger')};
  }
  &:disabled {
    color: ${color('text-3')};
  }
`;

/** Props of {@link StakeInput}. */
export interface StakeInputProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  /** Limits before typing, e.g. `10 - 5,000`. */
  readonly placeholder?: string;
  readonly invalid?: boolean;
  readonly active?: boolean;
  readonly disabled?: boolean;
  readonly onFocus?: () => void;
  /** Told when a paste was no plain amount, so that it is refused visibly (B18). */
  readonly onRefused?: () => void;
  /** Id of the text that says what is wrong. */
  readonly describedBy?: string;
}

/** A stake input (`data-testid="stake-input"`). */
export function StakeInput({
  label,
  value,
  onChange,
  placeholder,
  invalid,
  active,
  disabled,
  onFocus,
  onRefused,
  describedBy,
}: StakeInputProps) {
  const handlePaste = (event: ClipboardEvent<HTMLInputElement>): void => {
    event.preventDefault();
    const entry = pasteAmount(value, event.clipboardData.getData('text'));
    if (entry.refused !== null) onRefused?.();
    onChange(entry.text);
  };
  return (
    <StyledInput
      className="num"
      inputMode="none"
      autoComplete="off"
      enterKeyHint="done"
      aria-label={label}
      placeholder={placeholder}
      value={value}
      disabled={disabled}
      data-testid="stake-input"
      data-active={active || undefined}
      aria-invalid={invalid || undefined}
      aria-describedby={describedBy}
      onFocus={onFocus}
      onPaste={handlePaste}
      onChange={(event) => onChange(typeAmount(value, event.target.value).text)}
    />
  );
}

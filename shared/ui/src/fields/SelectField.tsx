/** One of a list: the browser's own picker, which every phone knows how to show. */
import { useId, type ReactNode } from 'react';
import { Field, color, describedBy, px, radius, type } from '@site/ui';
import styled from 'styled-components';

const StyledSelect = styled.select`
  width: 100%; min-height: ${px(52)}; padding: 0 ${px(34)} 0 ${px(14)}; border: 0; border-radius: ${radius.m}; appearance: none;
  background: linear-gradient(45deg, transparent 50%, ${color('text-3')} 50%) calc(100% - ${px(20)}) 54% / ${px(6)} ${px(6)} no-repeat, linear-gradient(135deg, ${color('text-3')} 50%, transparent 50%) calc(100% - ${px(14)}) 54% / ${px(6)} ${px(6)} no-repeat, ${color('sunken')};
  box-shadow: inset 0 0 0 1px ${color('line-strong')}; color: ${color('text')}; font-size: max(16px, ${type.l}); text-overflow: ellipsis;
  &:focus-visible { box-shadow: inset 0 0 0 2px ${color('brand')}; outline: none; }
  &[aria-invalid='true'] { box-shadow: inset 0 0 0 2px ${color('danger')}; }
  &:disabled { color: ${color('text-3')}; opacity: 1; }
`;

/** One entry of {@link SelectField}. */
export interface SelectOption { readonly value: string; readonly label: string }

/** Props of {@link SelectField}. */
export interface SelectFieldProps {
  readonly label: ReactNode;
  /** Empty while nothing is chosen. */
  readonly value: string;
  readonly options: readonly SelectOption[];
  readonly onChange: (value: string) => void;
  /** What stands there while nothing is chosen. */
  readonly placeholder: string;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
  readonly disabled?: boolean;
  readonly name?: string;
  readonly autoComplete?: string;
  readonly testId?: string;
}

/** A labelled list to choose from. */
export function SelectField({ label, value, options, onChange, placeholder, hint, error, disabled, name, autoComplete, testId }: SelectFieldProps) {
  const id = useId();
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <StyledSelect
        id={id} value={value} name={name} autoComplete={autoComplete} disabled={disabled} data-testid={testId} aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, hint, error)} onChange={(event) => onChange(event.target.value)}
      >
        <option value="">{placeholder}</option>
        {options.map((option) => <option key={option.value} value={option.value}>{option.label}</option>)}
      </StyledSelect>
    </Field>
  );
}

/** One of a list: the browser's own picker, which every phone knows how to show. */
import { useId, type ReactNode } from 'react';
import { Field, describedBy } from '@site/ui';
import styled from 'styled-components';
import { selectLook } from './select-look';

const StyledSelect = styled.select`
  ${selectLook}
`;

/** One entry of {@link SelectField}. */
export interface SelectOption {
  readonly value: string;
  readonly label: string;
}

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
export function SelectField({
  label,
  value,
  options,
  onChange,
  placeholder,
  hint,
  error,
  disabled,
  name,
  autoComplete,
  testId,
}: SelectFieldProps) {
  const id = useId();
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <StyledSelect
        id={id}
        value={value}
        name={name}
        autoComplete={autoComplete}
        disabled={disabled}
        data-testid={testId}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, hint, error)}
        onChange={(event) => onChange(event.target.value)}
      >
        <option value="">{placeholder}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </StyledSelect>
    </Field>
  );
}

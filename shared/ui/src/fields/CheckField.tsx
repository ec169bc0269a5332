/** A tick box whose whole line is the target. */
import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { px } from '../tokens/px';
import { color, type } from '../tokens/vars';

const StyledCheck = styled.div`
  label {
    display: flex;
    align-items: flex-start;
    gap: ${px(10)};
    min-height: ${px(44)};
    padding: ${px(10)} 0;
    font-size: ${type.m};
    line-height: 1.55;
    color: ${color('text-2')};
  }
  input {
    flex: none;
    width: ${px(22)};
    height: ${px(22)};
    margin: 0;
    accent-color: ${color('brand')};
  }
  input[aria-invalid='true'] {
    outline: 2px solid ${color('danger')};
    outline-offset: 2px;
  }
  p {
    font-size: ${type.xs};
    color: ${color('danger')};
    padding-inline-start: ${px(32)};
  }
`;

/** Props of {@link CheckField}. */
export interface CheckFieldProps {
  readonly label: ReactNode;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly error?: string | undefined;
  readonly testId?: string;
}

/** A tick box with its error. */
export function CheckField({ label, checked, onChange, error, testId }: CheckFieldProps) {
  const id = useId();
  return (
    <StyledCheck>
      <label htmlFor={id}>
        <input
          id={id}
          type="checkbox"
          checked={checked}
          data-testid={testId}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>{label}</span>
      </label>
      {error === undefined ? null : (
        <p id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
    </StyledCheck>
  );
}

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
    display: grid;
    place-items: center;
    margin: 0;
    appearance: none;
    border: 2px solid ${color('line-field')};
    border-radius: ${px(6)};
    background: ${color('sunken')};
  }
  input:checked {
    border-color: ${color('brand')};
    background: ${color('brand')};
  }
  input:checked::before {
    content: '';
    width: ${px(6)};
    height: ${px(11)};
    margin-top: ${px(-2)};
    border: solid ${color('on-brand')};
    border-width: 0 2px 2px 0;
    transform: rotate(45deg);
  }
  /* Forced colours have no grounds: the system's own box says it there. */
  @media (forced-colors: active) {
    input {
      appearance: auto;
    }
    input::before {
      display: none;
    }
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

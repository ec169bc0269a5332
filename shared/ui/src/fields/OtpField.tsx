/**
 * A one-time code: drawn as six boxes, but one input to keyboards, pasting, code suggestions and
 * screen readers.
 */
import { useId } from 'react';
import { Field, color, describedBy, px, radius, type } from '@site/ui';
import styled from 'styled-components';
import { FIELDS } from './phrases';

/** Digits of a code. */
export const OTP_LENGTH = 6;

/** The digits of what was typed or pasted, also out of a whole message ("验证码 123456"). */
export const otpDigits = (text: string): string => text.replace(/\D/g, '').slice(0, OTP_LENGTH);

const StyledOtp = styled.div`
  position: relative;
  height: ${px(56)};
  input {
    position: absolute;
    inset: 0;
    z-index: 1;
    width: 100%;
    height: 100%;
    padding: 0;
    border: 0;
    background: none;
    outline: none;
    color: transparent;
    caret-color: transparent;
    font-size: max(16px, ${type.xl});
  }
  input::selection {
    background: transparent;
  }
  & > .cells {
    display: grid;
    grid-template-columns: repeat(${OTP_LENGTH}, 1fr);
    gap: ${px(8)};
    height: 100%;
  }
  b {
    display: grid;
    place-items: center;
    border-radius: ${radius.m};
    background: ${color('sunken')};
    box-shadow: inset 0 0 0 1px ${color('line-field')};
    font-size: ${type.xxl};
    font-weight: 700;
    color: ${color('text')};
  }
  :focus + .cells b[data-next='true'] {
    box-shadow: inset 0 0 0 2px ${color('brand')};
  }
  &[data-invalid='true'] b {
    box-shadow: inset 0 0 0 2px ${color('danger')};
  }
  :disabled + .cells b {
    color: ${color('text-3')};
  }
`;

/** Props of {@link OtpField}. */
export interface OtpFieldProps {
  readonly label?: string;
  readonly value: string;
  readonly onChange: (code: string) => void;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly disabled?: boolean;
  readonly testId?: string;
}

/** The field of a code. */
export function OtpField({
  label = FIELDS.code,
  value,
  onChange,
  hint = FIELDS.codeHint,
  error,
  disabled,
  testId = 'otp',
}: OtpFieldProps) {
  const id = useId();
  const next = Math.min(value.length, OTP_LENGTH - 1);
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <StyledOtp data-invalid={error === undefined ? undefined : true}>
        <input
          id={id}
          value={value}
          name="one-time-code"
          autoComplete="one-time-code"
          inputMode="numeric"
          pattern="\d*"
          enterKeyHint="go"
          autoCorrect="off"
          spellCheck={false}
          disabled={disabled}
          data-testid={testId}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={describedBy(id, hint, error)}
          onChange={(event) => onChange(otpDigits(event.target.value))}
        />
        <div className="cells" aria-hidden="true">
          {Array.from({ length: OTP_LENGTH }, (_, at) => (
            <b key={at} className="num" data-next={at === next}>
              {value[at] ?? ''}
            </b>
          ))}
        </div>
      </StyledOtp>
    </Field>
  );
}

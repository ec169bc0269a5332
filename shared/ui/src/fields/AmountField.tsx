/**
 * An amount of money to type: a third decimal is refused at the keystroke, a paste that is no plain
 * amount visibly.
 */
import { useId, useState, type ClipboardEvent, type ReactNode } from 'react';
import styled from 'styled-components';
// From the package as the site shares it: the remote that asks for amounts brings only what stands here.
import { Field, FieldBox, IconButton, X, color, copy, describedBy, px, type } from '@site/ui';
import { amountCopy } from './amount-copy';
import { pasteAmount, typeAmount, type AmountEntry, type AmountRefusal } from './amount-input';

const StyledBox = styled(FieldBox)`
  min-height: ${px(60)};
  & > span {
    font-size: ${type.xxl};
    font-weight: 700;
    color: ${color('text-2')};
  }
  input {
    height: ${px(60)};
    font-size: ${type.xxl};
    font-weight: 700;
  }
  input::placeholder {
    font-size: ${type.l};
    font-weight: 500;
  }
`;

const REFUSAL_TEXT: Readonly<Record<AmountRefusal, string>> = {
  decimals: amountCopy.decimalsRefused,
  paste: amountCopy.pasteRefused,
};

/** Props of {@link AmountField}. */
export interface AmountFieldProps {
  readonly label: ReactNode;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
  readonly placeholder?: string;
  readonly disabled?: boolean;
  readonly testId?: string;
}

/** An amount field. `value` is what is shown and what is sent: plain digits with at most 2 decimals. */
export function AmountField({
  label,
  value,
  onChange,
  hint,
  error,
  placeholder,
  disabled,
  testId,
}: AmountFieldProps) {
  const id = useId();
  const [refused, setRefused] = useState<AmountRefusal | null>(null);
  const take = (entry: AmountEntry): void => {
    setRefused(entry.refused);
    if (entry.text !== value) onChange(entry.text);
  };
  const handlePaste = (event: ClipboardEvent<HTMLInputElement>): void => {
    event.preventDefault();
    take(pasteAmount(value, event.clipboardData.getData('text')));
  };
  const shownError = refused === null ? error : REFUSAL_TEXT[refused];
  return (
    <Field id={id} label={label} hint={hint} error={shownError}>
      <StyledBox data-invalid={shownError ? true : undefined}>
        <span aria-hidden="true">¥</span>
        <input
          id={id}
          className="num"
          value={value}
          inputMode="decimal"
          enterKeyHint="done"
          autoComplete="off"
          placeholder={placeholder}
          disabled={disabled}
          data-testid={testId}
          aria-invalid={shownError ? true : undefined}
          aria-describedby={describedBy(id, hint, shownError)}
          onChange={(event) => take(typeAmount(value, event.target.value))}
          onPaste={handlePaste}
        />
        {value === '' || disabled ? null : (
          <IconButton
            label={copy.clear}
            icon={<X aria-hidden="true" />}
            onClick={() => take({ text: '', refused: null })}
          />
        )}
      </StyledBox>
    </Field>
  );
}

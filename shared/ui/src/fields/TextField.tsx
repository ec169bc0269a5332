/** One line of text. */
import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import { Field, FieldBox, describedBy } from './Field';

/** Props of {@link TextField}. */
export interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange'> {
  readonly label: ReactNode;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
  /** Sign before the text. */
  readonly lead?: ReactNode;
  /** Button after the text. */
  readonly trail?: ReactNode;
  readonly testId?: string;
  readonly ref?: Ref<HTMLInputElement>;
}

/** A labelled text input. */
export function TextField({
  label,
  value,
  onChange,
  hint,
  error,
  lead,
  trail,
  testId,
  id,
  ...rest
}: TextFieldProps) {
  const own = useId();
  const fieldId = id ?? own;
  return (
    <Field id={fieldId} label={label} hint={hint} error={error}>
      <FieldBox data-invalid={error ? true : undefined}>
        {lead}
        <input
          {...rest}
          id={fieldId}
          value={value}
          data-testid={testId}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(fieldId, hint, error)}
          onChange={(event) => onChange(event.target.value)}
        />
        {trail}
      </FieldBox>
    </Field>
  );
}

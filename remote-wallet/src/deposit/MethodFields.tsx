import type { InputHTMLAttributes } from 'react';
import { Card, TextField } from '@site/ui';
import { DEPOSIT } from '../phrases/deposit';
import type { MethodField } from './deposit-check';

interface FieldHabits {
  readonly hint?: string;
  readonly attributes: InputHTMLAttributes<HTMLInputElement>;
}

/** How fields that the site knows are typed; the server may ask for others, which are plain text. */
const HABITS: ReadonlyMap<string, FieldHabits> = new Map([
  [
    'depositorName',
    { hint: DEPOSIT.nameHint, attributes: { autoComplete: 'name', maxLength: 60 } },
  ],
  [
    'voucherCode',
    {
      hint: DEPOSIT.voucherHint,
      attributes: {
        autoComplete: 'off',
        autoCapitalize: 'characters',
        spellCheck: false,
        maxLength: 40,
      },
    },
  ],
]);
const PLAIN: FieldHabits = { attributes: { autoComplete: 'off', maxLength: 100 } };

interface MethodFieldsProps {
  readonly fields: readonly MethodField[];
  readonly values: Readonly<Record<string, string>>;
  readonly errors: { readonly [name in string]?: string | undefined };
  readonly disabled: boolean;
  readonly onChange: (name: string, value: string) => void;
}

/** What a method asks besides the amount, as the server lists it. */
export function MethodFields({ fields, values, errors, disabled, onChange }: MethodFieldsProps) {
  return fields.map(({ name, label, isRequired }) => {
    const { hint, attributes } = HABITS.get(name) ?? PLAIN;
    return (
      <Card key={name}>
        <TextField
          {...attributes}
          label={label}
          hint={hint}
          value={values[name] ?? ''}
          disabled={disabled}
          aria-required={isRequired}
          enterKeyHint="done"
          error={errors[name]}
          testId={`deposit-field-${name}`}
          onChange={(value) => onChange(name, value)}
        />
      </Card>
    );
  });
}

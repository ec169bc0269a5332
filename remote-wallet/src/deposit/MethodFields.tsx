import { useState, type InputHTMLAttributes } from 'react';
import { Card, TextField } from '@site/ui';
import { DEPOSIT } from '../phrases/deposit';
import { PAYER_FIELD, type MethodField } from './deposit-check';

interface FieldHabits {
  readonly hint?: string;
  readonly attributes: InputHTMLAttributes<HTMLInputElement>;
}

/** How fields that the site knows are typed; the server may ask for others, which are plain text. */
const HABITS: ReadonlyMap<string, FieldHabits> = new Map([
  [PAYER_FIELD, { hint: DEPOSIT.nameHint, attributes: { autoComplete: 'name', maxLength: 60 } }],
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
  readonly standIns: Readonly<Record<string, string>>;
  readonly errors: { readonly [name in string]?: string | undefined };
  readonly disabled: boolean;
  readonly onChange: (name: string, value: string) => void;
}

interface OneFieldProps extends Pick<MethodFieldsProps, 'disabled'> {
  readonly field: MethodField;
  readonly value: string;
  /** Shown while nothing is typed, and sent as what it stands for. */
  readonly standIn: string | undefined;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

/** One field; what stands in for it makes room as soon as somebody types, and comes back. */
function OneField({ field, value, standIn, error, disabled, onChange }: OneFieldProps) {
  const { name, label, isRequired } = field;
  const { hint, attributes } = HABITS.get(name) ?? PLAIN;
  const [isFocused, setFocused] = useState(false);
  const isStoodFor = standIn !== undefined && value.trim() === '';
  return (
    <Card>
      <TextField
        {...attributes}
        label={label}
        hint={standIn === undefined ? hint : DEPOSIT.nameKnown}
        value={isStoodFor && !isFocused ? standIn : value}
        placeholder={standIn}
        disabled={disabled}
        aria-required={isRequired}
        enterKeyHint="done"
        error={error}
        testId={`deposit-field-${name}`}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
        onChange={onChange}
      />
    </Card>
  );
}

/** What a method asks besides the amount, as the server lists it. */
export function MethodFields({
  fields,
  values,
  standIns,
  errors,
  disabled,
  onChange,
}: MethodFieldsProps) {
  return fields.map((field) => (
    <OneField
      key={field.name}
      field={field}
      value={values[field.name] ?? ''}
      standIn={standIns[field.name]}
      error={errors[field.name]}
      disabled={disabled}
      onChange={(value) => onChange(field.name, value)}
    />
  ));
}

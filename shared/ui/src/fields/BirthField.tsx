/**
 * Date of birth by year, month and day: three lists, because a calendar is a long way back to a
 * birthday.
 */
import { useId, useState } from 'react';
import { ADULT_YEARS } from '@site/domain/member/account-rules';
import { color, px, type } from '@site/ui';
import styled from 'styled-components';
import { FIELDS } from './phrases';
import { selectLook } from './select-look';

const StyledBirth = styled.fieldset`
  display: flex;
  flex-direction: column;
  gap: ${px(6)};
  margin: 0;
  padding: 0;
  border: 0;
  min-width: 0;
  legend {
    padding: 0;
    margin-bottom: ${px(6)};
    font-size: ${type.s};
    font-weight: 600;
    color: ${color('text-2')};
  }
  & > div {
    display: grid;
    grid-template-columns: 1.3fr 1fr 1fr;
    gap: ${px(8)};
  }
  select {
    ${selectLook}
  }
  p {
    font-size: ${type.xs};
    color: ${color('text-3')};
  }
  p[role='alert'] {
    color: ${color('danger')};
  }
`;

const UNITS = [
  { name: 'year', label: FIELDS.year, autoComplete: 'bday-year' },
  { name: 'month', label: FIELDS.month, autoComplete: 'bday-month' },
  { name: 'day', label: FIELDS.day, autoComplete: 'bday-day' },
] as const;
type Unit = (typeof UNITS)[number]['name'];

/** As many years as anybody has lived. */
const YEARS = 100;
const upTo = (count: number, from = 1): readonly number[] =>
  Array.from({ length: count }, (_, at) => from + at);

/** Props of {@link BirthField}. */
export interface BirthFieldProps {
  /** `YYYY-MM-DD`, or empty until all three are chosen. */
  readonly value: string;
  readonly onChange: (date: string) => void;
  readonly error?: string | undefined;
  readonly thisYear: number;
  /** Start of the test ids of the three lists. */
  readonly testId?: string;
}

/** The three lists; the youngest year offered is the one of those who may join. */
export function BirthField({ value, onChange, error, thisYear, testId = 'dob' }: BirthFieldProps) {
  const id = useId();
  const [parts, setParts] = useState<Record<Unit, string>>(() => {
    const [year = '', month = '', day = ''] = value
      .split('-')
      .map((part) => part.replace(/^0/, ''));
    return { year, month, day };
  });
  const options: Record<Unit, readonly number[]> = {
    year: upTo(YEARS, thisYear - ADULT_YEARS - YEARS + 1).toReversed(),
    month: upTo(12),
    day: upTo(31),
  };
  const choose = (unit: Unit, text: string): void => {
    const next = { ...parts, [unit]: text };
    setParts(next);
    const isWhole = UNITS.every(({ name }) => next[name] !== '');
    onChange(
      isWhole ? `${next.year}-${next.month.padStart(2, '0')}-${next.day.padStart(2, '0')}` : '',
    );
  };
  return (
    <StyledBirth aria-describedby={`${id}-note`}>
      <legend>{FIELDS.dob}</legend>
      <div>
        {UNITS.map(({ name, label, autoComplete }) => (
          <select
            key={name}
            name={autoComplete}
            autoComplete={autoComplete}
            value={parts[name]}
            aria-label={FIELDS.dobPart(label)}
            aria-invalid={error === undefined ? undefined : true}
            data-testid={`${testId}-${name}`}
            onChange={(event) => choose(name, event.target.value)}
          >
            <option value="">{label}</option>
            {options[name].map((number) => (
              <option key={number} value={String(number)}>{`${number} ${label}`}</option>
            ))}
          </select>
        ))}
      </div>
      <p id={`${id}-note`} role={error === undefined ? undefined : 'alert'}>
        {error ?? FIELDS.dobHint}
      </p>
    </StyledBirth>
  );
}

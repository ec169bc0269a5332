import styled from 'styled-components';
import { COHORT_WORDS } from '@site/domain/releases/cohorts';
import { Label, Soft } from './looks';
import type { RampFields } from './ramp-order';

const StyledFields = styled.details`
  summary {
    cursor: pointer;
    color: var(--soft);
    padding: 6px 0;
  }
  &[open] {
    display: grid;
    gap: 8px;
  }
  textarea {
    font-family: inherit;
  }
`;

/** What each field asks for. */
const FIELDS: readonly {
  readonly key: keyof RampFields;
  readonly label: string;
  readonly isList?: true;
}[] = [
  { key: 'percent', label: 'Share of the devices, %' },
  { key: 'include', label: 'Cohorts that get it whatever the share' },
  { key: 'includeMembers', label: 'Members who get it, a code on each line', isList: true },
  { key: 'exclude', label: 'Cohorts that do not get it' },
  { key: 'excludeMembers', label: 'Members who do not get it, a code on each line', isList: true },
];

interface RampFormProps {
  readonly fields: RampFields;
  readonly onChange: (fields: RampFields) => void;
}

/** Whom a ramp begins with. */
export function RampForm({ fields, onChange }: RampFormProps) {
  return (
    <StyledFields>
      <summary>Share and cohorts</summary>
      <Soft>
        Cohorts: {COHORT_WORDS.join(', ')}. Whoever is left out does not get it, whatever else they
        are. Members stand in the plan as hashes, never by their code.
      </Soft>
      {FIELDS.map(({ key, label, isList }) => (
        <Label key={key}>
          {label}
          {isList ? (
            <textarea
              rows={3}
              value={fields[key]}
              spellCheck={false}
              onChange={(moment) => onChange({ ...fields, [key]: moment.target.value })}
            />
          ) : (
            <input
              value={fields[key]}
              autoComplete="off"
              spellCheck={false}
              {...(key === 'percent' ? { inputMode: 'decimal' as const } : {})}
              onChange={(moment) => onChange({ ...fields, [key]: moment.target.value })}
            />
          )}
        </Label>
      ))}
    </StyledFields>
  );
}

import styled from 'styled-components';
import { COHORT_WORDS } from '@site/domain/releases/cohorts';
import { useWords } from './language';
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
  readonly isList?: true;
}[] = [
  { key: 'percent' },
  { key: 'include' },
  { key: 'includeMembers', isList: true },
  { key: 'exclude' },
  { key: 'excludeMembers', isList: true },
];

interface RampFormProps {
  readonly fields: RampFields;
  readonly onChange: (fields: RampFields) => void;
}

/** Whom a ramp begins with. */
export function RampForm({ fields, onChange }: RampFormProps) {
  const words = useWords().ramp;
  return (
    <StyledFields>
      <summary>{words.fields}</summary>
      <Soft>{words.cohorts(COHORT_WORDS.join(', '))}</Soft>
      {FIELDS.map(({ key, isList }) => (
        <Label key={key}>
          {words[key]}
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

import styled from 'styled-components';
import type { AccountField, FieldState } from '@site/domain/member/account-fields';
import { ListRow, Lock, Tag, px, type TagProps } from '@site/ui';
import { ACCOUNT } from '../phrases/account';

const StyledValue = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${px(4)} ${px(8)};
  overflow-wrap: anywhere;
  svg {
    width: ${px(12)};
    height: ${px(12)};
  }
`;

const TONES: Readonly<Record<FieldState, NonNullable<TagProps['tone']>>> = {
  missing: 'warn',
  set: 'neutral',
  unverified: 'warn',
  verified: 'ok',
  locked: 'neutral',
};

/** Nobody asks for these: missing they are no warning. */
const OPTIONAL: ReadonlySet<AccountField> = new Set(['lastName', 'nationality']);

interface FieldRowProps {
  readonly field: AccountField;
  readonly state: FieldState;
  readonly value: string;
  readonly onEdit: () => void;
}

/**
 * One part of the profile: what it holds, where it stands, and why it can't be changed where that
 * is so.
 */
export function FieldRow({ field, state, value, onEdit }: FieldRowProps) {
  const isLocked = state === 'locked';
  const hint = isLocked
    ? ACCOUNT.why[field]
    : state === 'missing' || state === 'unverified'
      ? ACCOUNT.missingHint[field]
      : undefined;
  return (
    <ListRow
      title={ACCOUNT.fields[field]}
      testId={`account-${field}`}
      {...(hint === undefined ? {} : { hint })}
      {...(isLocked ? {} : { onClick: onEdit })}
      trailing={
        <StyledValue>
          {value === '' ? null : <span>{value}</span>}
          {state === 'set' ? null : (
            <Tag tone={OPTIONAL.has(field) ? 'neutral' : TONES[state]}>
              {isLocked ? <Lock aria-hidden="true" /> : null}
              {ACCOUNT.state[state]}
            </Tag>
          )}
        </StyledValue>
      }
    />
  );
}

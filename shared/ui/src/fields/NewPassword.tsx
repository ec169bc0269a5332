/** A new password, twice, with what it still lacks and how well it would hold. */
import {
  PASSWORD_POINTS,
  isPasswordFine,
  passwordPoints,
  passwordStrength,
} from '@site/domain/member/password-strength';
import { Check, color, px, radius, type } from '@site/ui';
import { PasswordField } from './PasswordField';
import styled from 'styled-components';
import { FIELDS } from './phrases';

const StyledRules = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${px(10)};
  padding: ${px(12)} ${px(14)};
  border-radius: ${radius.m};
  background: ${color('sunken')};
  font-size: ${type.s};
  color: ${color('text-2')};
  ul {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: ${px(6)} ${px(12)};
  }
  li {
    display: flex;
    align-items: center;
    gap: ${px(6)};
  }
  li::before {
    content: '○';
    width: ${px(16)};
    text-align: center;
    color: ${color('text-3')};
  }
  li[data-met='true'] {
    color: ${color('green')};
  }
  li[data-met='true']::before {
    content: none;
  }
  svg {
    width: ${px(16)};
    height: ${px(16)};
  }
`;
const StyledMeter = styled.div`
  display: flex;
  align-items: center;
  gap: ${px(8)};
  i {
    flex: 1;
    height: ${px(4)};
    border-radius: ${px(2)};
    background: ${color('line-strong')};
  }
  &[data-level='1'] i:nth-of-type(-n + 1) {
    background: ${color('danger')};
  }
  &[data-level='2'] i:nth-of-type(-n + 2) {
    background: ${color('warn')};
  }
  &[data-level='3'] i {
    background: ${color('green')};
  }
  b {
    min-width: ${px(44)};
    text-align: end;
    color: ${color('text')};
    font-weight: 600;
  }
`;

/** What is typed. */
export interface NewPasswordValue {
  readonly password: string;
  readonly repeat: string;
}

/** Texts beside the two fields. */
export interface NewPasswordErrors {
  readonly password?: string | undefined;
  readonly repeat?: string | undefined;
}

/** What does not fit before anything is sent. */
export function newPasswordErrors(
  { password, repeat }: NewPasswordValue,
  userName: string,
): NewPasswordErrors {
  if (!isPasswordFine(password, userName)) return { password: FIELDS.passwordUnfit };
  return password === repeat ? {} : { repeat: FIELDS.repeatDiffers };
}

/** The points of the rule; a tick and words, never colour alone. */
export function PasswordRules({
  password,
  userName,
}: {
  readonly password: string;
  readonly userName: string;
}) {
  const points = passwordPoints(password, userName);
  const level = passwordStrength(password);
  return (
    <StyledRules>
      <StyledMeter
        data-level={level}
        role="img"
        aria-label={`${FIELDS.strengthLabel} ${FIELDS.strength[level]}`}
      >
        <span aria-hidden="true">{FIELDS.strengthLabel}</span>
        <i />
        <i />
        <i />
        <b aria-hidden="true">{FIELDS.strength[level]}</b>
      </StyledMeter>
      <ul aria-label={FIELDS.rules}>
        {PASSWORD_POINTS.map((point) => (
          <li key={point} data-met={points[point]}>
            {points[point] ? <Check aria-hidden="true" /> : null}
            {FIELDS.points[point]}
            <span className="vh">{points[point] ? FIELDS.met : FIELDS.unmet}</span>
          </li>
        ))}
      </ul>
    </StyledRules>
  );
}

/** Props of {@link NewPassword}. */
export interface NewPasswordProps {
  readonly value: NewPasswordValue;
  readonly onChange: (value: NewPasswordValue) => void;
  readonly userName: string;
  readonly errors: NewPasswordErrors;
  /** Name of the first field where it is not a change. */
  readonly label?: string;
}

/** The two fields and the rules. */
export function NewPassword({
  value,
  onChange,
  userName,
  errors,
  label = FIELDS.newPassword,
}: NewPasswordProps) {
  return (
    <>
      <PasswordField
        label={label}
        placeholder={FIELDS.passwordHint}
        value={value.password}
        onChange={(password) => onChange({ ...value, password })}
        error={errors.password}
        name="new-password"
        autoComplete="new-password"
        enterKeyHint="next"
        testId="new-password"
      />
      <PasswordRules password={value.password} userName={userName} />
      <PasswordField
        label={FIELDS.repeat}
        placeholder={FIELDS.repeatHint}
        value={value.repeat}
        onChange={(repeat) => onChange({ ...value, repeat })}
        error={errors.repeat}
        name="repeat-password"
        autoComplete="new-password"
        enterKeyHint="go"
        testId="repeat-password"
      />
    </>
  );
}

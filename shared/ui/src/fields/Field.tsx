/** Frame of every form field: label, box, hint and error, wired for screen readers. */
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { px } from '../tokens/px';
import { color, radius, type } from '../tokens/vars';

const StyledField = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${px(6)};
  min-width: 0;
`;
const StyledLabel = styled.label`
  font-size: ${type.s};
  font-weight: 600;
  color: ${color('text-2')};
`;
const StyledNote = styled.p`
  font-size: ${type.xs};
  color: ${color('text-3')};
  min-height: 0;
  &[role='alert'] {
    color: ${color('danger')};
  }
`;

/** The box around an input; inputs keep 16 px or more so that iOS does not zoom. */
export const FieldBox = styled.div`
  display: flex;
  align-items: center;
  gap: ${px(8)};
  min-height: ${px(52)};
  padding: 0 ${px(6)} 0 ${px(14)};
  border-radius: ${radius.m};
  background: ${color('sunken')};
  box-shadow: inset 0 0 0 1px ${color('line-field')};
  &:focus-within {
    box-shadow: inset 0 0 0 2px ${color('brand')};
  }
  &[data-invalid='true'] {
    box-shadow: inset 0 0 0 2px ${color('danger')};
  }
  & > svg {
    width: ${px(20)};
    height: ${px(20)};
    color: ${color('text-3')};
    flex: none;
  }
  input {
    flex: 1;
    min-width: 0;
    width: 100%;
    height: ${px(52)};
    border: 0;
    background: none;
    font-size: max(16px, ${type.l});
    color: ${color('text')};
    outline: none;
    padding: 0;
  }
  input:-webkit-autofill {
    -webkit-text-fill-color: ${color('text')};
    box-shadow: 0 0 0 100px ${color('sunken')} inset;
    caret-color: ${color('text')};
  }
  /* The browser's own cross is blue whatever the theme. */
  input::-webkit-search-cancel-button {
    appearance: none;
    width: ${px(24)};
    height: ${px(24)};
    margin-inline-end: ${px(6)};
    background: ${color('text-3')};
    cursor: pointer;
    mask:
      linear-gradient(45deg, transparent 47%, #000 47% 53%, transparent 53%) center / 50% 50%
        no-repeat,
      linear-gradient(-45deg, transparent 47%, #000 47% 53%, transparent 53%) center / 50% 50%
        no-repeat;
  }
  input:disabled {
    color: ${color('text-3')};
  }
`;

/** Props of {@link Field}. */
export interface FieldProps {
  readonly id: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
  readonly children: ReactNode;
}

/** Ids the input must carry in `aria-describedby`. */
export const describedBy = (id: string, hint: ReactNode, error: ReactNode): string | undefined =>
  error ? `${id}-error` : hint ? `${id}-hint` : undefined;

/** A labelled field. An error replaces the hint and is announced. */
export function Field({ id, label, hint, error, children }: FieldProps) {
  return (
    <StyledField>
      <StyledLabel htmlFor={id}>{label}</StyledLabel>
      {children}
      {error ? (
        <StyledNote id={`${id}-error`} role="alert">
          {error}
        </StyledNote>
      ) : hint ? (
        <StyledNote id={`${id}-hint`}>{hint}</StyledNote>
      ) : null}
    </StyledField>
  );
}

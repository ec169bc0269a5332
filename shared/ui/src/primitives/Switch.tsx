/** On or off, at once. */
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { px } from '../tokens/px';
import { color, motion, type } from '../tokens/vars';

const StyledSwitch = styled.button`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${px(12)};
  width: 100%;
  min-height: ${px(44)};
  text-align: start;
  font-size: ${type.m};
  i {
    position: relative;
    flex: none;
    width: ${px(46)};
    height: ${px(28)};
    border-radius: 999px;
    background: ${color('line-field')};
    transition: background-color ${motion.fast};
  }
  i::after {
    content: '';
    position: absolute;
    top: ${px(3)};
    left: ${px(3)};
    width: ${px(22)};
    height: ${px(22)};
    border-radius: 50%;
    background: #fff;
    transition: transform ${motion.fast};
  }
  &[aria-checked='true'] i {
    background: ${color('brand')};
  }
  &[aria-checked='true'] i::after {
    transform: translateX(${px(18)});
  }
  &:disabled {
    opacity: 0.5;
  }
`;

/** Props of {@link Switch}. */
export interface SwitchProps {
  readonly label: ReactNode;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly disabled?: boolean;
  readonly testId?: string;
}

/** A switch with its label; the whole line is the target. */
export function Switch({ label, checked, onChange, disabled, testId }: SwitchProps) {
  return (
    <StyledSwitch
      type="button"
      role="switch"
      aria-checked={checked}
      disabled={disabled}
      data-testid={testId}
      onClick={() => onChange(!checked)}
    >
      <span>{label}</span>
      <i aria-hidden="true" />
    </StyledSwitch>
  );
}

/** A button that is only a sign; its label is for screen readers and required. */
import type { ButtonHTMLAttributes, ReactNode } from 'react';
import styled from 'styled-components';
import { px } from '../tokens/px';
import { color, radius, touch } from '../tokens/vars';

const StyledIconButton = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-width: ${touch};
  height: ${touch};
  border-radius: ${radius.m};
  color: ${color('text-2')};
  flex: none;
  svg {
    width: ${px(22)};
    height: ${px(22)};
  }
  &:active {
    background: ${color('raised')};
  }
  &[aria-pressed='true'] {
    color: ${color('gold-text')};
  }
  &[aria-pressed='true'] svg {
    fill: currentColor;
  }
  &:disabled {
    opacity: 0.45;
  }
`;

/** Props of {@link IconButton}. */
export interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly label: string;
  readonly icon: ReactNode;
  /** For toggles such as a favourite. */
  readonly pressed?: boolean;
}

/** An icon button of at least 44 by 44. */
export function IconButton({ label, icon, pressed, ...rest }: IconButtonProps) {
  return (
    <StyledIconButton type="button" {...rest} aria-label={label} aria-pressed={pressed}>
      {icon}
    </StyledIconButton>
  );
}

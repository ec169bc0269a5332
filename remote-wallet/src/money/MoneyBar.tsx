import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { color, depth, px } from '@site/ui';

const StyledBar = styled.div`
  position: sticky;
  bottom: 0;
  z-index: ${depth.sticky};
  display: grid;
  gap: ${px(10)};
  margin-inline: ${px(-12)};
  padding: ${px(10)} ${px(12)} calc(${px(10)} + var(--sab));
  background: ${color('bg')};
  border-top: 1px solid ${color('line')};
  &[data-last='true'] {
    margin-bottom: ${px(-24)};
  }
  .said {
    display: grid;
    gap: ${px(10)};
    max-height: 40vh;
    overflow-y: auto;
  }
  .said:empty {
    display: none;
  }
`;

/** A field that is wrong comes to stand clear of the bar, with the words below it. */
export const wrongFieldRoom = css`
  [aria-invalid='true'] {
    scroll-margin-block: ${px(64)} ${px(130)};
  }
`;

interface MoneyBarProps {
  /** The buttons. */
  readonly children: ReactNode;
  /** What is said of the money: it stands over the button that was tapped, wherever the page is. */
  readonly said?: ReactNode;
  /** The page ends with the bar. */
  readonly isLast?: boolean;
}

/** The button of a form of money at the foot of the screen, with what came of the last tap. */
export function MoneyBar({ children, said, isLast = false }: MoneyBarProps) {
  return (
    <StyledBar data-testid="money-bar" data-last={isLast}>
      <div className="said">{said}</div>
      {children}
    </StyledBar>
  );
}

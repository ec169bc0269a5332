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
  .act {
    display: grid;
    gap: ${px(8)};
  }
  /* Low screens have no height to give: beside the button. */
  @media (orientation: landscape) and (max-height: 500px) {
    .act[data-terms='true'] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      align-items: center;
      gap: ${px(16)};
    }
  }
`;

/** What takes the focus, and a field that is wrong, stand clear of the bar with the words below. */
export const wrongFieldRoom = css`
  [aria-invalid='true'],
  input,
  [role='radio'],
  [role='group'] button {
    scroll-margin-block: ${px(64)} ${px(150)};
  }
`;

/**
 * A phone on its side has width to give and no height: there its two children are columns, in the
 * order they are read.
 */
export const Sides = styled.div`
  &,
  & > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-items: start;
    gap: ${px(14)};
  }
  @media (min-width: 700px) and (max-height: 500px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

interface MoneyBarProps {
  /** The buttons. */
  readonly children: ReactNode;
  /** What is said of the money: it stands over the button that was tapped, wherever the page is. */
  readonly said?: ReactNode;
  /** What has to be in sight before the tap: of one height, whatever is typed. */
  readonly terms?: ReactNode;
  /** The page ends with the bar. */
  readonly isLast?: boolean;
}

/** The button of a form of money at the foot of the screen, with what came of the last tap. */
export function MoneyBar({ children, said, terms, isLast = false }: MoneyBarProps) {
  return (
    <StyledBar data-testid="money-bar" data-last={isLast}>
      <div className="said">{said}</div>
      <div className="act" data-terms={terms !== undefined}>
        {terms}
        {children}
      </div>
    </StyledBar>
  );
}

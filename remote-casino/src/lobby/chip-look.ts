import { css } from 'styled-components';
import { color, px, radius, type } from '@site/ui';

/**
 * A row of chips that scrolls to the page's edges; the chosen one is marked by weight and frame
 * too, not by colour alone.
 */
export const chipRowLook = css`
  display: flex;
  gap: ${px(8)};
  overflow-x: auto;
  scrollbar-width: none;
  overscroll-behavior-x: contain;
  margin-inline: ${px(-12)};
  padding: ${px(2)} ${px(12)};
  &::-webkit-scrollbar {
    display: none;
  }
  button {
    flex: none;
    display: inline-flex;
    align-items: center;
    gap: ${px(6)};
    min-height: ${px(40)};
    padding: 0 ${px(13)};
    border-radius: ${radius.m};
    font-size: ${type.s};
    color: ${color('text-2')};
    background: ${color('surface')};
    box-shadow: inset 0 0 0 1px ${color('line')};
    white-space: nowrap;
  }
  button[aria-pressed='true'] {
    color: ${color('brand-text')};
    background: ${color('brand-soft')};
    box-shadow: inset 0 0 0 1.5px ${color('brand')};
    font-weight: 650;
  }
  small {
    padding: 0 ${px(4)};
    border-radius: ${px(4)};
    color: ${color('warn')};
    background: ${color('warn-soft')};
    font-size: ${type.xs};
    line-height: ${px(17)};
  }
  button:focus-visible {
    outline-offset: -2px;
  }
`;

/** A small sign under the top bar that takes no tap: pulled anew, or still on its way. */
import { color, depth, px, shadow, type } from '@site/ui';
import { css } from 'styled-components';

/** Looks of the sign; its words stand in a `span`. */
export const signLook = css`
  position: fixed;
  top: calc(${px(56)} + var(--sat));
  inset-inline: 0;
  z-index: ${depth.sticky};
  display: flex;
  justify-content: center;
  pointer-events: none;
  & > span {
    display: inline-flex;
    align-items: center;
    gap: ${px(8)};
    margin-inline: ${px(12)};
    min-height: ${px(36)};
    padding: ${px(4)} ${px(14)};
    border-radius: 999px;
    font-size: ${type.s};
    background: ${color('raised')};
    color: ${color('text')};
    box-shadow: ${shadow.mid};
  }
  svg {
    width: ${px(16)};
    height: ${px(16)};
  }
`;

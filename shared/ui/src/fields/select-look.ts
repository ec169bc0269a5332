/**
 * The look of the browser's own picker, with an arrow of ours: each browser draws another one, and
 * none knows the theme.
 */
import { color, px, radius, type } from '@site/ui';
import { css } from 'styled-components';

/** For `styled.select`. */
export const selectLook = css`
  appearance: none;
  width: 100%;
  min-width: 0;
  min-height: ${px(52)};
  padding: 0 ${px(26)} 0 ${px(12)};
  border: 0;
  border-radius: ${radius.m};
  color: ${color('text')};
  background:
    linear-gradient(45deg, transparent 50%, ${color('text-3')} 50%) calc(100% - ${px(15)}) 52% /
      ${px(5)} ${px(5)} no-repeat,
    linear-gradient(135deg, ${color('text-3')} 50%, transparent 50%) calc(100% - ${px(10)}) 52% /
      ${px(5)} ${px(5)} no-repeat,
    ${color('sunken')};
  box-shadow: inset 0 0 0 1px ${color('line-field')};
  font-size: max(16px, ${type.l});
  text-overflow: ellipsis;
  option {
    background: ${color('surface')};
    color: ${color('text')};
  }
  &:focus-visible {
    box-shadow: inset 0 0 0 2px ${color('brand')};
    outline: none;
  }
  &[aria-invalid='true'] {
    box-shadow: inset 0 0 0 2px ${color('danger')};
  }
  &:disabled {
    color: ${color('text-3')};
    opacity: 1;
  }
`;

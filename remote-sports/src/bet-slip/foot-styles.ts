/** Look of the slip's foot: sums, the reason, the keypad, the button. */
import { color, px, type } from '@site/ui';
import styled from 'styled-components';

/** The foot. */
export const StyledFoot = styled.div`
  display: flex; flex-direction: column; gap: ${px(8)};
  dl { display: flex; align-items: center; justify-content: space-between; font-size: ${type.s}; color: ${color('text-2')}; }
  dl > div { display: flex; gap: ${px(6)}; flex: 1; } dl > div:last-child { justify-content: flex-end; } dl > button { height: ${px(28)}; margin: ${px(-4)} 0; } dd { font-weight: 700; color: ${color('text')}; }
  p { font-size: ${type.s}; color: ${color('warn')}; text-align: center; min-height: 1.5em; line-height: 1.5; }
  & > div[data-part='reason'] { display: flex; align-items: center; justify-content: center; gap: ${px(10)}; }
  & > div:last-child { display: flex; gap: ${px(10)}; } & > div:last-child > button { flex: 1; min-width: 0; }
`;

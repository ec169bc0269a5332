/** Look of the slip's foot: sums, the reason, the keypad, the button. */
import { color, px, type } from '@site/ui';
import styled from 'styled-components';

export const StyledFoot = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${px(8)};
  & > div[data-part='sums'] {
    display: flex;
    align-items: center;
    justify-content: space-between;
    font-size: ${type.s};
    color: ${color('text-2')};
  }
  & > div[data-part='sums'] > span {
    flex: 1;
  }
  & > div[data-part='sums'] > .win {
    text-align: end;
  }
  & > div[data-part='sums'] b {
    color: ${color('text')};
  }
  & > div[data-part='sums'] small {
    font-size: ${type.xs};
    color: ${color('text-3')};
  }
  & > div[data-part='sums'] > button {
    height: ${px(28)};
    margin: ${px(-4)} 0;
  }
  & > div[data-part='reason'] > p {
    font-size: ${type.s};
    color: ${color('warn')};
    text-align: center;
    min-height: 1.5em;
    line-height: 1.5;
  }
  /* What was not begun is no warning. */
  & > div[data-part='reason'] > p[data-quiet] {
    color: ${color('text-2')};
  }
  & > div[data-part='reason'] {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: ${px(10)};
  }
  & > div[data-part='acts'] {
    display: flex;
    gap: ${px(10)};
  }
  & > div[data-part='acts'] > button {
    flex: 1;
    min-width: 0;
    padding-inline: ${px(10)};
    white-space: normal;
  }
  & > div[data-part='acts'] > p[data-part='return'] {
    flex: none;
    align-self: center;
    font-size: ${type.s};
    line-height: 1.3;
    color: ${color('text-2')};
  }
  p[data-part='return'] b {
    font-size: ${type.m};
    color: ${color('text')};
  }
`;

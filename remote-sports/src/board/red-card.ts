/** A team's red cards beside its name, on boards and over the match: one look. */
import { px, type } from '@site/ui';
import { css } from 'styled-components';

/** The red of the card itself, in both themes. */
export const redCardLook = css`
  border-radius: ${px(2)};
  background: #d7372c;
  color: #fff;
  font-size: ${type.xxs};
`;

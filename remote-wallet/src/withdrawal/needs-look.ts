/** Look of what a withdrawal asks, wherever it is said. */
import { px } from '@site/ui';
import styled from 'styled-components';

/** What is asked, point by point. */
export const NeedsList = styled.ul`
  display: grid;
  gap: ${px(2)};
  list-style: disc;
  padding-inline-start: 1.2em;
  margin-top: ${px(4)};
`;

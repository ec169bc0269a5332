/** The way on inside a notice, as high as a finger. */
import { Link } from '@site/platform';
import { px } from '@site/ui';
import styled from 'styled-components';

/** A link in the colour of what it stands in. */
export const NoticeWay = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${px(44)};
  font-weight: 650;
  text-decoration: underline;
  text-underline-offset: 3px;
  color: inherit;
`;

import styled from 'styled-components';
import { color, px, type } from '@site/ui';
import { NEWS } from '../phrases/news';

const StyledBadge = styled.span`
  display: inline-grid;
  place-items: center;
  min-width: ${px(18)};
  height: ${px(18)};
  padding-inline: ${px(5)};
  border-radius: ${px(9)};
  background: ${color('danger')};
  color: ${color('on-danger')};
  font-size: ${type.xxs};
  font-weight: 700;
  line-height: 1;
`;

/** More than this are not counted on a badge. */
const MOST = 99;

/** How many are unread; nothing at none. The words stand on what carries it. */
export function CountBadge({ count }: { readonly count: number }) {
  return count <= 0 ? null : (
    <StyledBadge className="num" aria-hidden="true">
      {count > MOST ? NEWS.more : count}
    </StyledBadge>
  );
}

import styled from 'styled-components';
import { Link } from '@site/platform';
import { RowContent, listRowLook, type RowContentProps } from '@site/ui';

const StyledLink = styled(Link)`
  ${listRowLook}
`;

/** A row that leads to another page. */
export function MenuLink({
  to,
  testId,
  ...content
}: RowContentProps & { readonly to: string; readonly testId?: string }) {
  return (
    <li>
      <StyledLink to={to} data-testid={testId}>
        <RowContent leads {...content} />
      </StyledLink>
    </li>
  );
}

import styled from 'styled-components';
import { Link } from '@site/platform';
import { RowContent, listRowLook, type RowContentProps } from '@site/ui';

const StyledLink = styled(Link)`${listRowLook}`;

/** A row that leads to another page. */
export function MenuLink({ to, ...content }: RowContentProps & { readonly to: string }) {
  return <li><StyledLink to={to}><RowContent leads {...content} /></StyledLink></li>;
}

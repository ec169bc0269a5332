import styled from 'styled-components';
import { Link, targets } from '@site/platform';
import { color, px, type } from '@site/ui';
import { DETAILS } from '../phrases/deposit-details';

const StyledLine = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${px(6)};
  font-size: ${type.s};
  color: ${color('text-2')};
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${px(44)};
    color: ${color('brand-text')};
    font-weight: 600;
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

/** The way to a fund-not-received case, which the record opens. */
export function NotArrived() {
  return (
    <StyledLine>
      {DETAILS.notArrived}
      <Link to={targets.toTransactions('deposit')}>{DETAILS.toRecords}</Link>
    </StyledLine>
  );
}

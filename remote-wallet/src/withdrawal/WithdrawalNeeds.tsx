import styled from 'styled-components';
import { Notice, px } from '@site/ui';
import { NEEDS } from '../phrases/withdrawal';

const StyledList = styled.ul`
  display: grid;
  gap: ${px(2)};
  list-style: disc;
  padding-inline-start: 1.2em;
  margin-top: ${px(4)};
`;

/** What comes after the steps, said with them: nobody learns it one refusal at a time. */
export function WithdrawalNeeds() {
  return (
    <Notice testId="withdrawal-needs">
      <b>{NEEDS.title}</b>
      <StyledList>
        {NEEDS.list.map((need) => (
          <li key={need}>{need}</li>
        ))}
      </StyledList>
    </Notice>
  );
}

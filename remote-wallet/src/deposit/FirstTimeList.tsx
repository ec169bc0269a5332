import styled from 'styled-components';
import { identityOf } from '@site/domain/verification/identity';
import { missingForWithdrawal } from '@site/domain/verification/withdrawal';
import { Link, targets, usePlatform, useStateView } from '@site/platform';
import { Notice, px } from '@site/ui';
import { DEPOSIT } from '../phrases/deposit';
import { READY } from '../phrases/me';
import { NEEDS } from '../phrases/withdrawal';

const StyledList = styled.ul`
  display: grid;
  gap: ${px(2)};
  list-style: disc;
  padding-inline-start: 1.2em;
  margin-top: ${px(4)};
`;
const StyledWay = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${px(44)};
  font-weight: 650;
  text-decoration: underline;
  text-underline-offset: 3px;
`;

/**
 * Who has never paid in reads what a withdrawal will ask before the money is here, not after
 * (complaint 18 of the domain guide).
 */
export function FirstTimeList() {
  const profile = useStateView(usePlatform().profile);
  if (profile === null) return null;
  // The phone is asked before the deposit itself.
  const missing = missingForWithdrawal(identityOf(profile)).filter((step) => step !== '3');
  return (
    <Notice testId="deposit-first-time">
      <b>{DEPOSIT.firstTime}</b>
      <StyledList>
        {missing.map((step) =>
          step === 'DoneVerifyStep' ? null : <li key={step}>{READY.steps[step]}</li>,
        )}
        {NEEDS.list.map((need) => (
          <li key={need}>{need}</li>
        ))}
      </StyledList>
      {missing.length === 0 ? null : <StyledWay to={targets.toWithdrawal()}>{READY.go}</StyledWay>}
    </Notice>
  );
}

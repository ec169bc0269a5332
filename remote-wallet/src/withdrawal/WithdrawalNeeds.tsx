import styled from 'styled-components';
import type { WithdrawalStep } from '@site/domain/verification/withdrawal';
import { Link, targets } from '@site/platform';
import { Notice, px } from '@site/ui';
import { NEEDS } from '../phrases/withdrawal';

const StyledList = styled.ul`display: grid; gap: ${px(2)}; list-style: disc; padding-inline-start: 1.2em; margin-top: ${px(4)};`;
const StyledWay = styled(Link)`display: inline-flex; align-items: center; min-height: ${px(44)}; font-weight: 650; text-decoration: underline; text-underline-offset: 3px;`;

interface WithdrawalNeedsProps {
  /** Steps that are not done yet. */
  readonly missing: readonly WithdrawalStep[];
  /** Leads to where they are done; not on that page itself. */
  readonly leads?: boolean;
}

/** All that a withdrawal will ask of this member, said at once and before the first deposit. */
export function WithdrawalNeeds({ missing, leads = false }: WithdrawalNeedsProps) {
  return (
    <Notice testId="withdrawal-needs">
      <b>{missing.length === 0 ? NEEDS.rest : NEEDS.title}</b>
      <StyledList>
        {missing.map((step) => (step === 'DoneVerifyStep' ? null : <li key={step}>{NEEDS.steps[step]}</li>))}
        <li>{NEEDS.account}</li>
        <li>{NEEDS.turnover}</li>
      </StyledList>
      {leads && missing.length > 0 ? <StyledWay to={targets.toWithdrawal()}>{NEEDS.now}</StyledWay> : null}
    </Notice>
  );
}

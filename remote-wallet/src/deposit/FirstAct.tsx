import styled from 'styled-components';
import { missingForDeposit } from '@site/domain/verification/deposit';
import { identityOf } from '@site/domain/verification/identity';
import { Link, targets, useNavigate, usePlatform, useStateView } from '@site/platform';
import { Button, buttonLook } from '@site/ui';
import { DEPOSIT } from '../phrases/deposit';

const StyledWay = styled(Link)`
  ${buttonLook}
`;

/**
 * What the deposit would be refused for, undefined when nothing is missing; and what the button and
 * Enter do.
 *
 * @param isVerified the server has said already that nothing is missing.
 */
export function useFirstAct(isVerified: boolean, submit: () => void) {
  const profile = useStateView(usePlatform().profile);
  const navigate = useNavigate();
  const missing =
    isVerified || profile === null ? undefined : missingForDeposit(identityOf(profile))[0];
  return {
    missing,
    act: missing === undefined ? submit : () => void navigate(targets.toDeposit()),
  };
}

interface FirstActProps {
  readonly missing: ReturnType<typeof useFirstAct>['missing'];
  /** Something is asked of the server for the form. */
  readonly busy: boolean;
}

/**
 * The button of the form. What the deposit is refused for is asked before it, from the first: the
 * verification in the button's place. It leads back to the form as it was filled in.
 */
export function FirstAct({ missing, busy }: FirstActProps) {
  if (missing === undefined)
    return (
      <Button type="submit" block loading={busy} data-testid="deposit-submit">
        {busy ? DEPOSIT.submitting : DEPOSIT.submit}
      </Button>
    );
  return (
    <StyledWay
      to={targets.toDeposit()}
      data-kind="primary"
      data-block="true"
      data-testid="deposit-verify"
    >
      {missing === 'VerifyFirstStep' ? DEPOSIT.phoneFirst : DEPOSIT.nameFirst}
    </StyledWay>
  );
}

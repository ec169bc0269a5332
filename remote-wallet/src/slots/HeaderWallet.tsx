import { useEffect } from 'react';
import styled from 'styled-components';
import { isSignedIn } from '@site/domain/session/access';
import { Link, targets, useBalances, usePlatform, useSession } from '@site/platform';
import { Money, px, type } from '@site/ui';
import { HiddenAmount, useBalanceHidden } from '../me/balance-hidden';
import { ME } from '../phrases/me';

const StyledWallet = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${px(8)};
  min-height: ${px(36)};
  padding: 0 ${px(4)} 0 ${px(12)};
  border-radius: 999px;
  background: rgb(255 255 255 / 10%);
  color: var(--chrome-text);
  /* Letters that a member has doubled end where eight digits still stand in the line of a phone. */
  font-size: min(${type.m}, 5.4vw);
  font-weight: 650;
  i {
    display: grid;
    place-items: center;
    width: ${px(28)};
    height: ${px(28)};
    border-radius: 50%;
    background: #f2c063;
    color: #2b1d00;
    font-size: ${type.xl};
    line-height: 1;
  }
`;

/** Balance in the header with the way to a deposit. */
export function Slot() {
  const signedIn = isSignedIn(useSession());
  const { record } = useBalances();
  const [hidden] = useBalanceHidden();
  const { balances } = usePlatform();
  useEffect(() => {
    if (signedIn) balances.refresh();
  }, [signedIn, balances]);
  if (!signedIn) return null;
  return (
    <StyledWallet to={targets.toDeposit()}>
      <span data-testid="balance-total">
        {hidden ? <HiddenAmount /> : <Money amount={record?.total} />}
      </span>
      <i aria-hidden="true">+</i>
      <span className="vh">{ME.deposit}</span>
    </StyledWallet>
  );
}

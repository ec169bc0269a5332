/** What the wagers are paid from, and where their money comes back: on a page that has no header. */
import { useEffect } from 'react';
import { WalletGroup } from '@site/domain/constants';
import { isSignedIn } from '@site/domain/session/access';
import { WALLET_NAME } from '@site/domain/wallet/groups';
import { useBalances, usePlatform, useSession } from '@site/platform';
import styled from 'styled-components';
import { Purse } from '../bet-slip/Purse';

const StyledPurse = styled.span`
  margin-inline-start: auto;
  /* Letters twice as large need the line for what leads on. */
  @media (max-width: 17em) {
    display: none;
  }
`;

/** The sports wallet. */
export function WagerPurse() {
  const { balances } = usePlatform();
  const { record } = useBalances();
  const signedIn = isSignedIn(useSession());
  useEffect(() => {
    if (signedIn) balances.refresh();
  }, [balances, signedIn]);
  return (
    <StyledPurse>
      <Purse
        name={WALLET_NAME[WalletGroup.sportsbook]}
        amount={record?.byGroup.get(WalletGroup.sportsbook) ?? null}
        testId="wagers-balance"
      />
    </StyledPurse>
  );
}

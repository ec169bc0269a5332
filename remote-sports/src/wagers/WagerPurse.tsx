/** What the wagers are paid from, and where their money comes back: on a page that has no header. */
import { useEffect } from 'react';
import { WalletGroup } from '@site/domain/constants';
import { isSignedIn } from '@site/domain/session/access';
import { useBalances, usePlatform, useSession } from '@site/platform';
import { Money, color, type } from '@site/ui';
import styled from 'styled-components';
import { SLIP } from '../phrases/slip';

const StyledPurse = styled.span`
  display: flex;
  flex-direction: column;
  align-items: flex-end;
  margin-inline-start: auto;
  font-size: ${type.xs};
  line-height: 1.25;
  color: ${color('text-3')};
  [data-testid='wagers-balance'] {
    font-size: ${type.s};
    font-weight: 600;
    color: ${color('text')};
  }
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
      {SLIP.balance}
      <Money amount={record?.byGroup.get(WalletGroup.sportsbook) ?? null} testId="wagers-balance" />
    </StyledPurse>
  );
}

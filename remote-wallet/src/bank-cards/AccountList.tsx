import { useState } from 'react';
import styled from 'styled-components';
import type { MemberBank } from '@site/contracts/payment-banks';
import { Link } from '@site/platform';
import { Button, Dialog, EmptyState, Notice, Section, buttonLook, px } from '@site/ui';
import { Bitcoin, CreditCard } from '@site/ui/more-icons';
import { CARDS } from '../phrases/bank-cards';
import { AccountCard, accountName } from './AccountCard';
import { cardsPath } from './cards-path';
import { useAccountActs } from './use-account-acts';

const StyledList = styled.ul`
  display: grid;
  gap: ${px(10)};
  padding: 0;
`;
const StyledWays = styled.div`
  display: grid;
  gap: ${px(10)};
`;
const StyledWay = styled(Link)`
  ${buttonLook}
`;

interface AccountListProps {
  readonly accounts: readonly MemberBank[];
  readonly most: number;
  readonly fromWithdrawal: boolean;
}

/** The saved accounts, and the ways to add another while there is room. */
export function AccountList({ accounts, most, fromWithdrawal }: AccountListProps) {
  const acts = useAccountActs();
  const [leaving, setLeaving] = useState<MemberBank | null>(null);
  const full = accounts.length >= most;
  const handleRemove = (): void => {
    if (leaving !== null) acts.remove(leaving);
    setLeaving(null);
  };
  return (
    <>
      <Section
        title={CARDS.list}
        action={<span className="num">{CARDS.count(accounts.length, most)}</span>}
      >
        {accounts.length === 0 ? (
          <EmptyState
            icon={<CreditCard />}
            title={CARDS.empty}
            hint={CARDS.emptyHint}
            testId="accounts-empty"
          />
        ) : (
          <StyledList>
            {accounts.map((account) => (
              <AccountCard
                key={account.memberBankId}
                account={account}
                busy={acts.busy}
                refused={acts.refused?.id === account.memberBankId ? acts.refused.text : null}
                onDefault={() => acts.makeDefault(account)}
                onRemove={() => setLeaving(account)}
              />
            ))}
          </StyledList>
        )}
      </Section>
      {full ? (
        <Notice testId="accounts-full">{CARDS.full(most)}</Notice>
      ) : (
        <StyledWays>
          <StyledWay
            to={cardsPath('card', fromWithdrawal)}
            data-kind="primary"
            data-testid="add-card"
          >
            <CreditCard aria-hidden="true" />
            {CARDS.addCard}
          </StyledWay>
          <StyledWay
            to={cardsPath('crypto', fromWithdrawal)}
            data-kind="secondary"
            data-testid="add-crypto"
          >
            <Bitcoin aria-hidden="true" />
            {CARDS.addCrypto}
          </StyledWay>
        </StyledWays>
      )}
      <Dialog
        open={leaving !== null}
        onClose={() => setLeaving(null)}
        title={CARDS.removeTitle}
        actions={
          <>
            <Button kind="danger" block data-testid="account-remove-confirm" onClick={handleRemove}>
              {CARDS.removeYes}
            </Button>
            <Button kind="ghost" block onClick={() => setLeaving(null)}>
              {CARDS.removeNo}
            </Button>
          </>
        }
      >
        {leaving === null ? '' : CARDS.removeHint(accountName(leaving))}
      </Dialog>
    </>
  );
}

import styled from 'styled-components';
import type { MemberBank } from '@site/contracts/payment-banks';
import { networkOfMethod } from '@site/domain/wallet/payout-account';
import { Link } from '@site/platform';
import { EmptyState, Section, buttonLook, color, px, type } from '@site/ui';
import { CreditCard } from '@site/ui/more-icons';
import { cardsPath } from '../bank-cards/cards-path';
import { AccountMark } from '../payment/PaymentMark';
import { CARDS } from '../phrases/bank-cards';
import { WITHDRAWAL } from '../phrases/withdrawal';
import { Choices } from './Choices';

const StyledManage = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${px(44)};
  padding-inline-start: ${px(12)};
`;
const StyledWay = styled(Link)`
  ${buttonLook}
`;
const StyledError = styled.p`
  font-size: ${type.xs};
  color: ${color('danger')};
`;

interface AccountPartProps {
  readonly methodCode: string;
  readonly accounts: readonly MemberBank[];
  readonly chosen: MemberBank | null;
  readonly error: string | undefined;
  readonly disabled: boolean;
  readonly onChoose: (memberBankId: string) => void;
}

/** Where the money goes: the saved accounts this way can pay to, or the way to save one. */
export function AccountPart({
  methodCode,
  accounts,
  chosen,
  error,
  disabled,
  onChoose,
}: AccountPartProps) {
  const kind = networkOfMethod(methodCode) === null ? 'card' : 'crypto';
  return (
    <Section
      title={WITHDRAWAL.account}
      action={<StyledManage to={cardsPath(undefined, true)}>{WITHDRAWAL.manage}</StyledManage>}
    >
      {accounts.length === 0 ? (
        <EmptyState
          icon={<CreditCard />}
          title={WITHDRAWAL.noAccount[kind]}
          hint={WITHDRAWAL.noAccountHint}
          testId="withdraw-no-account"
          action={
            <StyledWay to={cardsPath(kind, true)} data-kind="primary">
              {kind === 'card' ? WITHDRAWAL.addCard : WITHDRAWAL.addCrypto}
            </StyledWay>
          }
        />
      ) : (
        <Choices
          label={WITHDRAWAL.account}
          value={chosen?.memberBankId ?? ''}
          disabled={disabled}
          onChoose={onChoose}
          options={accounts.map((account) => ({
            value: account.memberBankId,
            icon: <AccountMark account={account} />,
            title: account.bankName,
            testId: `withdraw-account-${account.last}`,
            hint: (
              <>
                {CARDS.tail(account.last)} · {WITHDRAWAL.holder} {account.accountHolderName}
                {account.isDefault ? ` · ${WITHDRAWAL.default}` : ''}
              </>
            ),
          }))}
        />
      )}
      {error === undefined ? null : <StyledError role="alert">{error}</StyledError>}
    </Section>
  );
}

import styled from 'styled-components';
import type { MemberBank } from '@site/contracts/payment-banks';
import { networkOfMethod } from '@site/domain/wallet/payout-account';
import { Link } from '@site/platform';
import { ChevronRight, Section, color, px, radius, type } from '@site/ui';
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
/** As high as an account, in whose place it stands. */
const StyledAdd = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${px(12)};
  min-height: ${px(64)};
  padding: ${px(10)} ${px(14)};
  border: 1px dashed ${color('brand')};
  border-radius: ${radius.l};
  background: ${color('brand-soft')};
  .sign {
    flex: none;
    width: ${px(22)};
    height: ${px(22)};
    color: ${color('brand-text')};
  }
  .text {
    flex: 1;
    min-width: 0;
    display: grid;
  }
  .on {
    flex: none;
    width: ${px(20)};
    height: ${px(20)};
    color: ${color('brand-text')};
  }
  b {
    font-size: ${type.l};
    font-weight: 650;
    line-height: 1.4;
    color: ${color('brand-text')};
  }
  small {
    font-size: ${type.xs};
    color: ${color('text-2')};
  }
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
  const network = networkOfMethod(methodCode);
  return (
    <Section
      title={WITHDRAWAL.account}
      action={<StyledManage to={cardsPath(undefined, true)}>{WITHDRAWAL.manage}</StyledManage>}
    >
      {accounts.length === 0 ? (
        <div data-testid="withdraw-no-account">
          <StyledAdd to={cardsPath(network === null ? 'card' : 'crypto', true, network)}>
            <CreditCard className="sign" aria-hidden="true" />
            <span className="text">
              <b>{network === null ? WITHDRAWAL.addCard : WITHDRAWAL.addCrypto(network)}</b>
              <small>{WITHDRAWAL.noAccountHint}</small>
            </span>
            <ChevronRight className="on" aria-hidden="true" />
          </StyledAdd>
        </div>
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

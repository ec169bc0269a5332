import styled from 'styled-components';
import type { MemberBank } from '@site/contracts/payment-banks';
import { Notice, Tag, color, px, radius, type } from '@site/ui';
import { AccountMark } from '../payment/PaymentMark';
import { CARDS } from '../phrases/bank-cards';
import { TextAction } from '../withdrawal/TextAction';

const StyledCard = styled.li`
  display: grid;
  grid-template-columns: auto 1fr auto;
  align-items: center;
  gap: ${px(4)} ${px(12)};
  padding: ${px(14)} ${px(16)} ${px(6)};
  border-radius: ${radius.l};
  background: ${color('surface')};
  border: 1px solid ${color('line')};
  list-style: none;
  .sign {
    display: grid;
    place-items: center;
    width: ${px(42)};
    height: ${px(42)};
    border-radius: ${radius.m};
    background: ${color('brand-soft')};
    color: ${color('brand-text')};
  }
  .sign svg {
    width: ${px(22)};
    height: ${px(22)};
  }
  b {
    display: block;
    font-size: ${type.l};
    font-weight: 650;
  }
  small {
    font-size: ${type.xs};
    color: ${color('text-3')};
  }
  .name {
    min-width: 0;
  }
`;
const StyledActs = styled.div`
  grid-column: 1 / -1;
  display: flex;
  justify-content: flex-end;
  gap: ${px(12)};
  border-top: 1px solid ${color('line')};
  margin-top: ${px(8)};
`;
const StyledRefused = styled.div`
  grid-column: 1 / -1;
  margin-top: ${px(8)};
`;

interface AccountCardProps {
  readonly account: MemberBank;
  readonly busy: boolean;
  readonly refused: string | null;
  readonly onDefault: () => void;
  readonly onRemove: () => void;
}

/** The name an account is called by: its bank or coin, and the end of its number. */
export const accountName = ({ bankName, last }: MemberBank): string =>
  `${bankName} ${CARDS.tail(last)}`;

/** One saved account: whose, where, and what can be done with it. */
export function AccountCard({ account, busy, refused, onDefault, onRemove }: AccountCardProps) {
  const name = accountName(account);
  return (
    <StyledCard
      data-testid="saved-account"
      data-last={account.last}
      data-default={account.isDefault}
    >
      <span className="sign" aria-hidden="true">
        <AccountMark account={account} />
      </span>
      <div className="name">
        <b>{account.bankName}</b>
        <small className="num">
          {CARDS.tail(account.last)} · {CARDS.holder} {account.accountHolderName}
        </small>
      </div>
      {account.isDefault ? <Tag tone="brand">{CARDS.default}</Tag> : <span />}
      {refused === null ? null : (
        <StyledRefused>
          <Notice tone="danger" role="alert" testId="account-act-refused">
            {refused}
          </Notice>
        </StyledRefused>
      )}
      <StyledActs>
        {account.isDefault ? null : (
          <TextAction
            type="button"
            disabled={busy}
            aria-label={`${CARDS.setDefault}：${name}`}
            data-testid="account-default"
            onClick={onDefault}
          >
            {CARDS.setDefault}
          </TextAction>
        )}
        <TextAction
          type="button"
          disabled={busy}
          aria-label={`${CARDS.remove}：${name}`}
          data-testid="account-remove"
          onClick={onRemove}
        >
          {CARDS.remove}
        </TextAction>
      </StyledActs>
    </StyledCard>
  );
}

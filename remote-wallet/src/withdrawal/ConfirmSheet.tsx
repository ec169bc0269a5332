import styled from 'styled-components';
import type { MemberBank } from '@site/contracts/payment-banks';
import type { MethodDetail } from '@site/contracts/payment-methods';
import { formatCny, type Fen } from '@site/domain/money';
import { networkOfMethod } from '@site/domain/wallet/payout-account';
import { withdrawalFee } from '@site/domain/wallet/withdrawal-rules';
import { Button, Money, Notice, Sheet, color, px, type } from '@site/ui';
import { CARDS } from '../phrases/bank-cards';
import { WITHDRAWAL } from '../phrases/withdrawal';
import { arrivesOf } from './arrives';

const StyledAmount = styled.p`
  text-align: center;
  font-size: ${type.hero};
  font-weight: 750;
  padding: ${px(2)} 0 ${px(14)};
`;
const StyledFacts = styled.dl`
  display: grid;
  gap: ${px(12)};
  padding-bottom: ${px(14)};
  font-size: ${type.m};
  div {
    display: flex;
    justify-content: space-between;
    gap: ${px(12)};
  }
  dt {
    flex: none;
    color: ${color('text-3')};
  }
  dd {
    text-align: end;
    font-weight: 600;
  }
  .rate {
    display: block;
    font-size: ${type.xs};
    font-weight: 400;
    color: ${color('text-2')};
  }
`;

/** What is about to be sent. */
export interface WithdrawalOrder {
  readonly amount: Fen;
  readonly method: MethodDetail;
  readonly account: MemberBank;
}

interface ConfirmSheetProps {
  readonly order: WithdrawalOrder | null;
  readonly onConfirm: (order: WithdrawalOrder) => void;
  readonly onClose: () => void;
}

/** The last look before the money leaves: it can't be taken back, so it is said here (C-80). */
export function ConfirmSheet({ order, onConfirm, onClose }: ConfirmSheetProps) {
  const fee = order === null ? null : withdrawalFee(order.amount, order.method.feePercent);
  return (
    <Sheet
      open={order !== null}
      onClose={onClose}
      title={WITHDRAWAL.confirmTitle}
      testId="withdraw-sheet"
      footer={
        <Button
          block
          data-testid="withdraw-confirm"
          onClick={() => (order === null ? undefined : onConfirm(order))}
        >
          {order === null ? WITHDRAWAL.confirmTitle : WITHDRAWAL.confirm(formatCny(order.amount))}
        </Button>
      }
    >
      {order === null ? null : (
        <>
          <StyledAmount>
            <Money amount={order.amount} />
          </StyledAmount>
          <StyledFacts>
            <div>
              <dt>{WITHDRAWAL.methods}</dt>
              <dd>{order.method.name}</dd>
            </div>
            <div>
              <dt>{WITHDRAWAL.to}</dt>
              <dd>
                {order.account.bankName} {CARDS.tail(order.account.last)}
              </dd>
            </div>
            <div>
              <dt>{WITHDRAWAL.fee}</dt>
              <dd>{fee === 0n ? order.method.feeText : <Money amount={fee} />}</dd>
            </div>
            <div>
              <dt>{WITHDRAWAL.arrives}</dt>
              <dd>
                <Money amount={arrivesOf(order.amount, fee)} />
                {networkOfMethod(order.method.code) === null ? null : (
                  <span className="rate">{WITHDRAWAL.converted}</span>
                )}
              </dd>
            </div>
            <div>
              <dt>{WITHDRAWAL.time}</dt>
              <dd>{WITHDRAWAL.minutes(order.method.usualMinutes)}</dd>
            </div>
          </StyledFacts>
          <Notice tone="warn">
            <b>{WITHDRAWAL.final}</b>
            <p>{WITHDRAWAL.finalHint}</p>
          </Notice>
        </>
      )}
    </Sheet>
  );
}

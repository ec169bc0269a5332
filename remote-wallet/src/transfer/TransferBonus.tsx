import styled from 'styled-components';
import type { BonusApplication } from '@site/contracts/bonus';
import { formatCny } from '@site/domain/money';
import { WALLET_NAME, type WalletGroupId } from '@site/domain/wallet/groups';
import { Button, SkeletonBar, color, px, radius, type } from '@site/ui';
import { TRANSFER_BONUS as COPY } from '../phrases/transfer';
import type { TransferBonusState } from './queries';

const StyledBonus = styled.p`
  display: grid;
  grid-template-rows: 1fr auto;
  justify-items: center;
  width: 100%;
  min-height: calc(44px + ${px(56)});
  margin-top: ${px(6)};
  padding: ${px(6)} ${px(12)};
  border-radius: ${radius.m};
  font-size: ${type.s};
  line-height: 1.6;
  background: ${color('gold-soft')};
  color: ${color('gold-text')};
  .told {
    display: grid;
    justify-items: center;
    align-content: center;
  }
  .told button {
    min-height: 44px;
  }
`;

/** What it gave and what it asks, line by line. */
function Given({
  bonus: { title, payGroup, bonusAmount, required },
}: {
  readonly bonus: BonusApplication;
}) {
  return (
    <>
      <b>{title}</b>
      <span>
        {COPY.given(formatCny(bonusAmount), WALLET_NAME[payGroup as WalletGroupId] ?? '')}
      </span>
      {required > 0n ? <span>{COPY.turnover(formatCny(required))}</span> : null}
    </>
  );
}

/**
 * The bonus that came with a transfer: its gift, its wallet, its turnover and its lock. It has its
 * room from the first, and its lock stands until it is known to ask for nothing.
 */
export function TransferBonus({
  state: { bonus, isUnknown, isAsking, askAgain },
}: {
  readonly state: TransferBonusState;
}) {
  return (
    <StyledBonus className="num" data-testid="transfer-bonus">
      <span className="told">
        {bonus !== null ? (
          <Given bonus={bonus} />
        ) : isUnknown ? (
          <>
            <span>{COPY.unread}</span>
            <Button kind="ghost" size="s" loading={isAsking} onClick={askAgain}>
              {COPY.again}
            </Button>
          </>
        ) : (
          <>
            <SkeletonBar width="8em" />
            <SkeletonBar width="12em" />
          </>
        )}
      </span>
      {bonus === null || bonus.required > 0n ? <span>{COPY.lock}</span> : null}
    </StyledBonus>
  );
}

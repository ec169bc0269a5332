import styled from 'styled-components';
import type { BonusApplication } from '@site/contracts/bonus';
import type { Transfer } from '@site/contracts/transfer';
import { formatCny } from '@site/domain/money';
import { WALLET_NAME, type WalletGroupId } from '@site/domain/wallet/groups';
import { SkeletonBar, color, px, radius, type } from '@site/ui';
import { TRANSFER_BONUS as COPY } from '../phrases/transfer';
import { useTransferBonus } from './queries';

const StyledBonus = styled.p`
  display: grid;
  justify-items: center;
  width: 100%;
  min-height: ${px(96)};
  align-content: center;
  margin-top: ${px(6)};
  padding: ${px(6)} ${px(12)};
  border-radius: ${radius.m};
  font-size: ${type.s};
  line-height: 1.6;
  background: ${color('gold-soft')};
  color: ${color('gold-text')};
`;

/** What it gave and asks, line by line, and that nothing may leave until then. */
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
      {required > 0n ? (
        <>
          <span>{COPY.turnover(formatCny(required))}</span>
          <span>{COPY.lock}</span>
        </>
      ) : null}
    </>
  );
}

/**
 * The bonus that came with a transfer: its gift, its wallet, its turnover and its lock. It has its
 * room from the first.
 */
export function TransferBonus({ transfer }: { readonly transfer: Transfer }) {
  const { bonus, isUnknown } = useTransferBonus(transfer);
  return (
    <StyledBonus className="num" data-testid="transfer-bonus">
      {bonus !== null ? (
        <Given bonus={bonus} />
      ) : isUnknown ? (
        COPY.unread
      ) : (
        <>
          <SkeletonBar width="8em" />
          <SkeletonBar width="12em" />
        </>
      )}
    </StyledBonus>
  );
}

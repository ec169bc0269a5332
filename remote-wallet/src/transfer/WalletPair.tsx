import { useId } from 'react';
import styled from 'styled-components';
import type { WalletPair as Pair } from '@site/domain/wallet/transfer-rules';
import { IconButton, Money, color, px, radius, type } from '@site/ui';
import { ArrowLeftRight } from '@site/ui/more-icons';
import { TRANSFER } from '../phrases/transfer';
import type { useTransferWallets } from './queries';

const StyledPair = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${px(12)};
  & > button {
    position: absolute;
    inset: 50% auto auto 50%;
    transform: translate(-50%, -50%);
    width: ${px(44)};
    height: ${px(44)};
    border-radius: 50%;
    background: ${color('brand')};
    color: ${color('on-brand')};
    box-shadow: 0 0 0 ${px(4)} ${color('bg')};
  }
  /* Letters so large that two wallets have no room side by side (ADR 110). */
  @media (max-width: 17em) {
    grid-template-columns: minmax(0, 1fr);
  }
`;
const StyledSide = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${px(2)};
  min-width: 0;
  padding: ${px(12)} ${px(14)};
  border-radius: ${radius.l};
  background: ${color('surface')};
  border: 1px solid ${color('line')};
  &:first-of-type {
    padding-inline-end: ${px(30)};
  }
  &:last-of-type {
    padding-inline-start: ${px(30)};
  }
  &:focus-within {
    box-shadow: inset 0 0 0 2px ${color('brand')};
  }
  label {
    font-size: ${type.xs};
    color: ${color('text-3')};
  }
  select {
    appearance: none;
    min-height: ${px(44)};
    width: 100%;
    border: 0;
    padding: 0 ${px(18)} 0 0;
    background:
      linear-gradient(45deg, transparent 50%, ${color('text-3')} 50%) calc(100% - ${px(6)}) 55% /
        ${px(6)} ${px(6)} no-repeat,
      linear-gradient(135deg, ${color('text-3')} 50%, transparent 50%) 100% 55% / ${px(6)} ${px(6)}
        no-repeat;
    color: ${color('text')};
    font-size: max(16px, ${type.l});
    font-weight: 650;
    text-overflow: ellipsis;
    outline: none;
  }
  option {
    background: ${color('surface')};
    color: ${color('text')};
  }
  p {
    font-size: ${type.s};
    color: ${color('text-2')};
  }
`;

/** Wallets as the server lists them. */
export type Wallets = NonNullable<ReturnType<typeof useTransferWallets>['data']>['wallets'];

interface SideProps {
  readonly side: keyof Pair;
  readonly wallets: Wallets;
  readonly value: number;
  readonly disabled: boolean;
  readonly onChoose: (id: number) => void;
}

function Side({ side, wallets, value, disabled, onChoose }: SideProps) {
  const id = useId();
  return (
    <StyledSide>
      <label htmlFor={id}>{TRANSFER[side]}</label>
      <select
        id={id}
        value={value}
        disabled={disabled}
        data-testid={`transfer-${side}`}
        onChange={(event) => onChoose(Number(event.target.value))}
      >
        {wallets.map(({ walletProductGroupId, name }) => (
          <option key={walletProductGroupId} value={walletProductGroupId}>
            {name}
          </option>
        ))}
      </select>
      <p data-testid={`transfer-${side}-balance`}>
        <Money
          amount={
            wallets.find(({ walletProductGroupId }) => walletProductGroupId === value)?.balance
          }
        />
      </p>
    </StyledSide>
  );
}

interface WalletPairProps {
  readonly wallets: Wallets;
  readonly pair: Pair;
  readonly disabled: boolean;
  readonly onChoose: (side: keyof Pair, id: number) => void;
  readonly onSwap: () => void;
}

/** The two wallets with their balances, and the way to turn them around. */
export function WalletPair({ wallets, pair, disabled, onChoose, onSwap }: WalletPairProps) {
  return (
    <StyledPair>
      <Side
        side="from"
        wallets={wallets}
        value={pair.from}
        disabled={disabled}
        onChoose={(id) => onChoose('from', id)}
      />
      <Side
        side="to"
        wallets={wallets}
        value={pair.to}
        disabled={disabled}
        onChoose={(id) => onChoose('to', id)}
      />
      <IconButton
        label={TRANSFER.swap}
        icon={<ArrowLeftRight aria-hidden="true" />}
        disabled={disabled}
        data-testid="transfer-swap"
        onClick={onSwap}
      />
    </StyledPair>
  );
}

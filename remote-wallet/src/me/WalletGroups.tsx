import { useState } from 'react';
import styled from 'styled-components';
import { getBalanceV1, getWalletGroups } from '@site/contracts/balance';
import type { Fen } from '@site/domain/money';
import { providerName, walletAmounts } from '@site/domain/wallet/groups';
import { STALE, useBalances, useCall } from '@site/platform';
import { Card, ChevronDown, Money, Notice, Section, color, motion, px, type } from '@site/ui';
import { ME, WALLET_NAMES } from '../phrases/me';
import { HiddenAmount, useBalanceHidden } from './balance-hidden';

const StyledGroup = styled.div`
  & + & {
    border-top: 1px solid ${color('line')};
  }
  button,
  & > div {
    display: flex;
    align-items: center;
    gap: ${px(10)};
    width: 100%;
    min-height: ${px(48)};
    text-align: start;
    font-size: ${type.l};
  }
  span {
    flex: 1;
    min-width: 0;
  }
  strong {
    font-weight: 650;
  }
  svg {
    width: ${px(18)};
    height: ${px(18)};
    color: ${color('text-3')};
    transition: transform ${motion.modal};
  }
  [aria-expanded='true'] svg {
    transform: rotate(180deg);
  }
  p {
    padding-bottom: ${px(12)};
    font-size: ${type.s};
    color: ${color('text-2')};
  }
`;

interface Group {
  readonly id: number;
  readonly name: string;
  readonly amount: Fen | null | undefined;
  readonly providers: readonly string[];
}

function GroupRow({ group }: { readonly group: Group }) {
  const [open, setOpen] = useState(false);
  const [hidden] = useBalanceHidden();
  const line = (
    <>
      <span>{group.name}</span>
      <strong data-testid={`wallet-${group.id}`}>
        {hidden ? <HiddenAmount /> : <Money amount={group.amount} />}
      </strong>
    </>
  );
  if (group.providers.length === 0)
    return (
      <StyledGroup>
        <div>{line}</div>
      </StyledGroup>
    );
  return (
    <StyledGroup>
      <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
        {line}
        <ChevronDown aria-hidden="true" />
      </button>
      {open ? <p>{ME.providers(group.providers.map(providerName).join('、'))}</p> : null}
    </StyledGroup>
  );
}

/**
 * Each wallet group with its balance and the games that play from it (§3.9). Amounts are the
 * platform's, so that they change with every bet; where the groups cannot be read the older balance
 * call still tells which there are.
 */
export function WalletGroups() {
  const { record } = useBalances();
  const groups = useCall(getWalletGroups, {}, { staleMs: STALE.minute });
  const plain = useCall(
    getBalanceV1,
    { query: {} },
    { staleMs: STALE.seconds, enabled: groups.isError },
  );
  // A group that the platform knows to be unknown stays so, whatever another call says of it.
  const amountOf = (id: number, said: Fen | null | undefined): Fen | null | undefined => {
    const known = record?.byGroup.get(id);
    return known === undefined ? said : known;
  };
  const rows: readonly Group[] =
    groups.data?.map((each) => ({
      id: each.walletProductGroupId,
      name: each.localizedName,
      amount: amountOf(each.walletProductGroupId, each.balance),
      providers: each.providerCodes,
    })) ??
    (plain.data === undefined
      ? undefined
      : [...walletAmounts(plain.data.balances)].map(([id, amount]) => ({
          id,
          name: WALLET_NAMES[id] ?? String(id),
          amount,
          providers: [],
        }))) ??
    Object.entries(WALLET_NAMES).map(([id, name]) => ({
      id: Number(id),
      name,
      amount: amountOf(Number(id), undefined),
      providers: [],
    }));
  return (
    <Section title={ME.wallets}>
      <Card>
        {rows.map((group) => (
          <GroupRow key={group.id} group={group} />
        ))}
      </Card>
      {groups.isError ? (
        <Notice tone="warn" role="status">
          {ME.groupsFailed}
        </Notice>
      ) : null}
    </Section>
  );
}

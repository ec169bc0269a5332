import styled from 'styled-components';
import { providerName } from '@site/domain/wallet/groups';
import { ReadFailed } from '@site/remote-kit/failed';
import { List, Money, Section, SkeletonBar, color, px, type } from '@site/ui';
import { TRANSFER } from '../phrases/transfer';
import { useWalletGroups } from './queries';

const StyledGroup = styled.li`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: ${px(2)} ${px(12)};
  padding: ${px(12)} ${px(16)};
  b {
    font-size: ${type.l};
    font-weight: 600;
  }
  strong {
    font-size: ${type.l};
    font-weight: 650;
  }
  small {
    grid-column: 1 / -1;
    font-size: ${type.xs};
    color: ${color('text-3')};
    line-height: 1.5;
  }
`;

/**
 * Each wallet with the providers that play from it: who plays there needs no transfer between them
 * (§3.9).
 */
export function GroupList() {
  const groups = useWalletGroups();
  return (
    <Section title={TRANSFER.wallets}>
      {groups.data === undefined ? (
        groups.isError ? (
          <ReadFailed
            title={TRANSFER.walletsFailed}
            why={groups.error}
            onRetry={() => void groups.refetch()}
          />
        ) : (
          <SkeletonBar width="100%" />
        )
      ) : (
        <List>
          {groups.data.map(({ walletProductGroupId, localizedName, balance, providerCodes }) => (
            <StyledGroup
              key={walletProductGroupId}
              data-testid="wallet-group"
              data-group={walletProductGroupId}
            >
              <b>{localizedName}</b>
              <strong>
                <Money amount={balance} />
              </strong>
              <small>
                {TRANSFER.providers}：{providerCodes.map(providerName).join('、')}
              </small>
            </StyledGroup>
          ))}
        </List>
      )}
    </Section>
  );
}

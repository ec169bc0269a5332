import styled from 'styled-components';
import { useBalances } from '@site/platform';
import { Card, Money, Section, color, px, type } from '@site/ui';
import { ME, WALLET_NAMES } from '../phrases/me';

const StyledGrid = styled.dl`
  display: grid; grid-template-columns: repeat(3, 1fr); gap: ${px(14)} ${px(8)};
  dt { font-size: ${type.xs}; color: ${color('text-3')}; } dd { font-size: ${px(15)}; font-weight: 650; }
`;

/** Each wallet group with its balance (§3.9). */
export function WalletGroups() {
  const { record } = useBalances();
  return (
    <Section title={ME.wallets}>
      <Card>
        <StyledGrid>
          {Object.entries(WALLET_NAMES).map(([id, name]) => (
            <div key={id}><dt>{name}</dt><dd><Money amount={record?.byGroup.get(Number(id))} symbol={false} /></dd></div>
          ))}
        </StyledGrid>
      </Card>
    </Section>
  );
}

import { formatCny, type Fen } from '@site/domain/money';
import { Section } from '@site/ui';
import { TURNOVER } from '../phrases/me';
import { TurnoverList } from '../withdrawal/TurnoverList';

/**
 * What ties money, by name and with numbers: nobody has to ask why it can't be withdrawn (contract
 * balance, R3.2-1).
 */
export function TurnoverCard({ locked }: { readonly locked: Fen }) {
  return (
    <Section title={TURNOVER.title}>
      <p>{TURNOVER.intro(formatCny(locked))}</p>
      <TurnoverList />
    </Section>
  );
}

import { Section } from '@site/ui';
import { TURNOVER } from '../phrases/me';
import { TurnoverList } from '../withdrawal/TurnoverList';

/**
 * What ties money, by name and with numbers: nobody has to ask why it can't be withdrawn (contract
 * balance, R3.2-1).
 */
export function TurnoverCard() {
  return (
    <Section title={TURNOVER.title}>
      <p>{TURNOVER.intro}</p>
      <TurnoverList />
    </Section>
  );
}

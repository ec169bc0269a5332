import type { PaymentMethod } from '@site/contracts/payment';
import { Section, Segmented } from '@site/ui';
import { DEPOSIT } from '../phrases/deposit';

interface SubMethodsProps {
  readonly method: PaymentMethod;
  readonly value: string;
  readonly onChange: (code: string) => void;
}

/** Ways within a method, where it has some. */
export function SubMethods({ method: { subMethods }, value, onChange }: SubMethodsProps) {
  if (subMethods.length === 0) return null;
  return (
    <Section title={DEPOSIT.channel}>
      <Segmented
        label={DEPOSIT.channel}
        options={subMethods.map(({ code, name }) => ({
          value: code,
          label: name,
          testId: `deposit-channel-${code}`,
        }))}
        value={value}
        onChange={onChange}
      />
    </Section>
  );
}

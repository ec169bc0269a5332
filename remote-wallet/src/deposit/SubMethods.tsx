import styled from 'styled-components';
import type { PaymentMethod } from '@site/contracts/payment';
import { Segmented, color, px, type } from '@site/ui';
import { DEPOSIT } from '../phrases/deposit';

/** Name and choice in one line: the amount below stays on a phone's first screen. */
const StyledWays = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${px(12)};
  font-size: ${type.s};
  color: ${color('text-2')};
`;

interface SubMethodsProps {
  readonly method: PaymentMethod;
  readonly value: string;
  readonly onChange: (code: string) => void;
}

/** Ways within a method, where it has some. */
export function SubMethods({ method: { subMethods }, value, onChange }: SubMethodsProps) {
  if (subMethods.length === 0) return null;
  return (
    <StyledWays>
      <span aria-hidden="true">{DEPOSIT.channel}</span>
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
    </StyledWays>
  );
}

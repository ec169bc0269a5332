import styled from 'styled-components';
import { formatCny, toCnyString, type Fen } from '@site/domain/money';
import { Card, px } from '@site/ui';
import { AmountField } from '@site/ui/amount-field';
import { WITHDRAWAL } from '../phrases/withdrawal';
import { TextAction } from './TextAction';

const StyledLine = styled.div`
  position: relative;
  & > button {
    position: absolute;
    inset: ${px(-13)} ${px(-6)} auto auto;
  }
`;
interface AmountPartProps {
  readonly limits: { readonly min: Fen; readonly max: Fen };
  /** The most one withdrawal may take now. */
  readonly most: Fen;
  /** It is paid out in a coin. */
  readonly isCoin: boolean;
  readonly value: string;
  readonly error: string | null;
  readonly disabled: boolean;
  readonly onChange: (text: string) => void;
}

/** The amount with its limits in its place, and "all of it". */
export function AmountPart({
  limits,
  most,
  isCoin,
  value,
  error,
  disabled,
  onChange,
}: AmountPartProps) {
  const range = [formatCny(limits.min), formatCny(limits.max)] as const;
  return (
    <Card>
      <StyledLine>
        <AmountField
          label={WITHDRAWAL.amount}
          value={value}
          onChange={onChange}
          error={error}
          disabled={disabled}
          testId="withdraw-amount"
          placeholder="0.00"
          hint={[WITHDRAWAL.limits(...range), ...(isCoin ? [WITHDRAWAL.converted] : [])].join(
            ' · ',
          )}
        />
        <TextAction
          type="button"
          disabled={disabled || most === 0n}
          data-testid="withdraw-all"
          onClick={() => onChange(toCnyString(most))}
        >
          {WITHDRAWAL.all}
        </TextAction>
      </StyledLine>
    </Card>
  );
}

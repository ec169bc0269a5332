import styled from 'styled-components';
import type { MethodDetail } from '@site/contracts/payment-methods';
import { formatCny, parseCny, toCnyString, type Fen } from '@site/domain/money';
import { withdrawalFee } from '@site/domain/wallet/withdrawal-rules';
import { Card, Money, SkeletonBar, color, px, type } from '@site/ui';
import { AmountField } from '@site/ui/amount-field';
import { WITHDRAWAL } from '../phrases/withdrawal';
import { TextAction } from './TextAction';
import { arrivesOf } from './arrives';

const StyledLine = styled.div`
  position: relative;
  & > button {
    position: absolute;
    inset: ${px(-13)} ${px(-6)} auto auto;
  }
`;
const StyledFacts = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: ${px(8)};
  margin-top: ${px(16)};
  padding-top: ${px(14)};
  border-top: 1px solid ${color('line')};
  dt {
    font-size: ${type.xs};
    color: ${color('text-3')};
  }
  dd {
    font-size: ${type.m};
    font-weight: 650;
  }
`;

interface AmountPartProps {
  readonly detail: MethodDetail | undefined;
  readonly limits: { readonly min: Fen; readonly max: Fen };
  /** The most one withdrawal may take now. */
  readonly most: Fen;
  readonly value: string;
  readonly error: string | null;
  readonly disabled: boolean;
  readonly onChange: (text: string) => void;
}

/** The amount with its limits in its place, "all of it", and what it costs, brings and takes. */
export function AmountPart({
  detail,
  limits,
  most,
  value,
  error,
  disabled,
  onChange,
}: AmountPartProps) {
  const range = [formatCny(limits.min), formatCny(limits.max)] as const;
  const amount = parseCny(value);
  const fee =
    amount === null || detail === undefined ? null : withdrawalFee(amount, detail.feePercent);
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
          hint={WITHDRAWAL.limits(...range)}
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
      <StyledFacts>
        <div>
          <dt>{WITHDRAWAL.fee}</dt>
          <dd>
            {detail === undefined ? (
              <SkeletonBar width="4em" />
            ) : fee === null || fee === 0n ? (
              detail.feeText
            ) : (
              <Money amount={fee} />
            )}
          </dd>
        </div>
        <div>
          <dt>{WITHDRAWAL.arrives}</dt>
          <dd data-testid="withdraw-arrives">
            <Money amount={arrivesOf(amount, fee)} />
          </dd>
        </div>
        <div>
          <dt>{WITHDRAWAL.time}</dt>
          <dd>
            {detail === undefined ? (
              <SkeletonBar width="4em" />
            ) : (
              WITHDRAWAL.minutes(detail.usualMinutes)
            )}
          </dd>
        </div>
      </StyledFacts>
    </Card>
  );
}

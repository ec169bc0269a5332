import styled from 'styled-components';
import type { MethodDetail } from '@site/contracts/payment-methods';
import type { Fen } from '@site/domain/money';
import { withdrawalFee } from '@site/domain/wallet/withdrawal-rules';
import { Money, SkeletonBar, color, px, type } from '@site/ui';
import { WITHDRAWAL } from '../phrases/withdrawal';
import { arrivesOf } from './arrives';

const StyledTerms = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, auto));
  justify-content: space-between;
  gap: ${px(8)};
  line-height: 1.4;
  white-space: nowrap;
  dt {
    font-size: ${type.xs};
    color: ${color('text-2')};
  }
  dd {
    font-size: ${type.m};
    font-weight: 650;
  }
  /* Letters so large that the three have no room side by side (ADR 110). */
  @media (max-width: 17em) {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
    div {
      display: flex;
      justify-content: space-between;
      align-items: baseline;
    }
  }
`;

interface BarTermsProps {
  readonly detail: MethodDetail | undefined;
  /** What is to be paid out; null while nothing that is an amount is typed. */
  readonly amount: Fen | null;
}

/** What a withdrawal costs, brings and takes: in sight beside its button, of one height. */
export function BarTerms({ detail, amount }: BarTermsProps) {
  const fee =
    amount === null || detail === undefined ? null : withdrawalFee(amount, detail.feePercent);
  return (
    <StyledTerms>
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
    </StyledTerms>
  );
}

import styled from 'styled-components';
import { Money, color, px, radius, type } from '@site/ui';
import { WITHDRAWAL } from '../phrases/withdrawal';
import type { useThresholds } from './queries';

const StyledCard = styled.section`
  padding: ${px(18)};
  border-radius: ${radius.l};
  background: ${color('surface')};
  border: 1px solid ${color('line')};
  & > p {
    font-size: ${type.s};
    color: ${color('text-2')};
  }
  & > strong {
    display: block;
    font-size: ${type.hero};
    font-weight: 750;
    line-height: 1.3;
  }
  dl {
    display: grid;
    grid-template-columns: repeat(2, 1fr);
    gap: ${px(8)};
    margin-top: ${px(12)};
    padding-top: ${px(12)};
    border-top: 1px solid ${color('line')};
  }
  dt {
    font-size: ${type.xs};
    color: ${color('text-3')};
  }
  dd {
    font-size: ${type.l};
    font-weight: 650;
  }
  dd[data-missing='true'] {
    color: ${color('warn')};
  }
  /* In the column of a phone on its side the ways stand below it in the first screen. */
  @media (min-width: 700px) and (max-height: 500px) {
    padding: ${px(10)} ${px(16)};
    dl {
      margin-top: ${px(6)};
      padding-top: ${px(6)};
    }
  }
`;

/** What a withdrawal is asked. */
export type Thresholds = NonNullable<ReturnType<typeof useThresholds>['data']>;

/** What may leave, and what of the day is left: known before anything is typed. */
export function Standing({
  thresholds,
  isLockedBelow = false,
}: {
  readonly thresholds: Thresholds;
  /** The turnover that is missing stands below, with its bonuses. */
  readonly isLockedBelow?: boolean;
}) {
  const { withdrawableBalance, dailyCount, dailyCountLeft, dailyAmountLeft, turnoverRemaining } =
    thresholds;
  return (
    <StyledCard aria-label={WITHDRAWAL.withdrawable}>
      <p>{WITHDRAWAL.withdrawable}</p>
      <strong data-testid="withdrawable">
        <Money amount={withdrawableBalance} />
      </strong>
      <dl>
        <div>
          <dt>{WITHDRAWAL.left}</dt>
          <dd className="num">{WITHDRAWAL.leftCount(dailyCountLeft, dailyCount)}</dd>
        </div>
        <div>
          <dt>{WITHDRAWAL.leftAmount}</dt>
          <dd>
            <Money amount={dailyAmountLeft} />
          </dd>
        </div>
        {turnoverRemaining > 0n && !isLockedBelow ? (
          <div>
            <dt>{WITHDRAWAL.locked}</dt>
            <dd data-missing="true">
              <Money amount={turnoverRemaining} />
            </dd>
          </div>
        ) : null}
      </dl>
    </StyledCard>
  );
}

import styled from 'styled-components';
import { Link, targets } from '@site/platform';
import { Card, CircleAlert, buttonLook, color, px, type } from '@site/ui';
import { REFERRAL } from '../phrases/referral';

const StyledCard = styled(Card)`
  display: grid;
  gap: ${px(12)};
  h3 {
    display: flex;
    align-items: center;
    gap: ${px(8)};
    font-size: ${type.l};
    font-weight: 650;
  }
  svg {
    width: ${px(20)};
    height: ${px(20)};
    color: ${color('warn')};
  }
  li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${px(12)};
    min-height: ${px(48)};
    font-size: ${type.m};
  }
  li + li {
    border-top: 1px solid ${color('line')};
  }
`;
const StyledWay = styled(Link)`
  ${buttonLook} &&& {
    flex: none;
    min-height: ${px(44)};
  }
`;

/** Where a reason is mended; some only time or the server mends. */
const WAYS: Readonly<Record<string, () => string>> = {
  REF_PHONE: targets.toAccountInfo,
  REF_DEPOSIT: targets.toDeposit,
};

/** Why the member may not take part yet, and the way to each thing that is missing. */
export function NotYet({
  reasons,
}: {
  readonly reasons: readonly { readonly code: string; readonly text: string }[];
}) {
  return (
    <StyledCard role="status" data-testid="referral-reasons">
      <h3>
        <CircleAlert aria-hidden="true" />
        {REFERRAL.cannot}
      </h3>
      <ul>
        {reasons.map(({ code, text }) => {
          const way = WAYS[code];
          return (
            <li key={code} data-reason={code}>
              {text}
              {way === undefined ? null : (
                <StyledWay to={way()} data-kind="secondary" data-size="s">
                  {REFERRAL.ways[code]}
                </StyledWay>
              )}
            </li>
          );
        })}
      </ul>
    </StyledCard>
  );
}

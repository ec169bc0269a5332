import styled from 'styled-components';
import type { ResultOf } from '@site/contracts/endpoint';
import type { getBonusEligible } from '@site/contracts/bonus';
import { Link, targets } from '@site/platform';
import { ChevronRight, buttonLook, px } from '@site/ui';
import { BONUS_FORM } from '../phrases/form';

const StyledReasons = styled.ul`
  display: grid;
  gap: ${px(4)};
  margin-top: ${px(4)};
  list-style: disc;
  padding-inline-start: 1.2em;
`;
const StyledWay = styled(Link)`
  ${buttonLook}
  margin-top: ${px(10)};
`;

/** The phone is verified at the member's own data, which goes back where one came from. */
export const PHONE = 'BON_PHONE';
const toPhone = (): string => `${targets.toAccountInfo()}?edit=phone`;

type Reason = ResultOf<typeof getBonusEligible>['reasons'][number];

/** Why not, reason by reason, with the way on where there is one. */
export function ReasonLines({ reasons }: { readonly reasons: readonly Reason[] }) {
  return (
    <>
      <StyledReasons>
        {reasons.map(({ code, text }) => (
          <li key={code} data-code={code}>
            {text}
          </li>
        ))}
      </StyledReasons>
      {reasons.some(({ code }) => code === PHONE) ? (
        <StyledWay to={toPhone()} data-kind="primary" data-size="s" data-testid="reason-verify">
          {BONUS_FORM.toVerify}
          <ChevronRight aria-hidden="true" />
        </StyledWay>
      ) : null}
    </>
  );
}

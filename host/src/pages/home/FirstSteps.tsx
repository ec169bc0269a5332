/**
 * What a newcomer has before the first bet, and where they stand: in the place of the shortcuts,
 * as high as they are, for records, own games and a rank are empty until then.
 */
import { isVerified } from '@site/domain/member/merge';
import { Link, targets, usePlatform, useStateView } from '@site/platform';
import { color, px } from '@site/ui';
import styled from 'styled-components';
import { FIRST_STEPS } from '../../phrases/first-steps';
import { StyledQuick } from './quick-styles';

const StyledSteps = styled(StyledQuick)`
  grid-template-columns: repeat(3, minmax(0, 1fr));
  a {
    position: relative;
  }
  span {
    font-weight: 700;
  }
  [data-step='next'] > span {
    background: ${color('brand')};
    color: ${color('on-brand')};
  }
  [data-step='next'] {
    font-weight: 650;
  }
  [data-step='later'] > span {
    background: none;
    box-shadow: inset 0 0 0 1px ${color('line-strong')};
    color: ${color('text-2')};
  }
  /* From each to the next, at the height of their middles. */
  a + a::before {
    content: '';
    position: absolute;
    inset-inline-start: calc(-50% + ${px(28)});
    inset-inline-end: calc(50% + ${px(32)});
    top: ${px(31)};
    height: 1px;
    background: ${color('line-strong')};
  }
`;

/** The steps in their order, with where each is taken. */
const STEPS = [
  ['phone', targets.toDeposit()],
  ['deposit', targets.toDeposit()],
  ['bet', targets.toSports()],
] as const;

/** The steps; a member who has paid in has none of them any more. */
export function FirstSteps() {
  const profile = useStateView(usePlatform().profile);
  const next = profile !== null && isVerified(profile.phoneStatus) ? 1 : 0;
  return (
    <StyledSteps aria-label={FIRST_STEPS.name} data-testid="first-steps">
      {STEPS.map(([step, to], at) => {
        const stage = at < next ? 'done' : at === next ? 'next' : 'later';
        return (
          <Link
            key={step}
            to={to}
            data-step={stage}
            aria-current={stage === 'next' ? 'step' : undefined}
          >
            <span aria-hidden="true" className="num">
              {stage === 'done' ? '✓' : at + 1}
            </span>
            {FIRST_STEPS.steps[step]}
            {stage === 'done' ? <em className="vh">{FIRST_STEPS.done}</em> : null}
          </Link>
        );
      })}
    </StyledSteps>
  );
}

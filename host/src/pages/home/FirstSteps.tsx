/**
 * What a newcomer has before the first bet, and where they stand: in the place of the shortcuts,
 * as high as they are, for records, own games and a rank are empty until then.
 */
import { FIRST_STEPS, nextFirstStep, type FirstStep } from '@site/domain/member/first-steps';
import { Link, targets, usePlatform, useStateView } from '@site/platform';
import { color, px } from '@site/ui';
import styled from 'styled-components';
import { STEPS } from '../../phrases/first-steps';
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

/** Where each is taken. */
const WAY: Record<FirstStep, string> = {
  phone: targets.toDeposit(),
  deposit: targets.toDeposit(),
  bet: targets.toSports(),
};

/** The steps; a member who has paid in has none of them any more. */
export function FirstSteps() {
  const next = nextFirstStep(useStateView(usePlatform().profile) ?? {});
  const stands = FIRST_STEPS.indexOf(next);
  return (
    <StyledSteps aria-label={STEPS.name} data-testid="first-steps">
      {FIRST_STEPS.map((step, at) => {
        const stage = at < stands ? 'done' : step === next ? 'next' : 'later';
        return (
          <Link
            key={step}
            to={WAY[step]}
            data-step={stage}
            aria-current={step === next ? 'step' : undefined}
          >
            <span aria-hidden="true" className="num">
              {stage === 'done' ? '✓' : at + 1}
            </span>
            {STEPS.steps[step]}
            {stage === 'done' ? <em className="vh">{STEPS.done}</em> : null}
          </Link>
        );
      })}
    </StyledSteps>
  );
}

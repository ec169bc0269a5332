import styled from 'styled-components';
import { identityOf } from '@site/domain/verification/identity';
import { missingForWithdrawal, WITHDRAWAL_STEPS } from '@site/domain/verification/withdrawal';
import { Link, targets, usePlatform, useStateView } from '@site/platform';
import { Card, Section, Tag, buttonLook, px, type } from '@site/ui';
import { READY } from '../phrases/me';

const StyledCard = styled(Card)`
  p {
    font-size: ${type.s};
    margin-bottom: ${px(10)};
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${px(8)};
    margin-bottom: ${px(12)};
  }
`;
const StyledWay = styled(Link)`
  ${buttonLook}
`;

const STEPS = WITHDRAWAL_STEPS.filter((step) => step !== 'DoneVerifyStep');

/**
 * What a withdrawal will ask, told long before the first one (complaint 18 of the members); nothing
 * once all is done.
 */
export function ReadyCard() {
  const profile = useStateView(usePlatform().profile);
  if (profile === null) return null;
  const missing = missingForWithdrawal(identityOf(profile));
  if (missing.length === 0) return null;
  return (
    <Section
      title={READY.title}
      action={<span>{READY.done(STEPS.length - missing.length, STEPS.length)}</span>}
    >
      <StyledCard data-testid="ready">
        <p>{READY.hint}</p>
        <ul>
          {STEPS.map((step) => (
            <li key={step}>
              <Tag tone={missing.includes(step) ? 'warn' : 'ok'}>
                {missing.includes(step) ? '○' : '✓'} {READY.steps[step]}
              </Tag>
            </li>
          ))}
        </ul>
        <StyledWay to={targets.toWithdrawal()} data-kind="secondary" data-block="true">
          {READY.go}
        </StyledWay>
      </StyledCard>
    </Section>
  );
}

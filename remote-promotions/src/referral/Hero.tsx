import styled from 'styled-components';
import { formatCnyShort } from '@site/domain/money';
import { Card, Money, Section, color, px, radius, toSiteTime, type } from '@site/ui';
import { REFERRAL } from '../phrases/referral';
import type { Programme } from './queries';

const StyledHero = styled.header`
  position: relative;
  overflow: hidden;
  display: grid;
  gap: ${px(6)};
  padding: ${px(22)} ${px(20)};
  border-radius: ${radius.xl};
  color: #fff8e6;
  background:
    radial-gradient(120% 140% at 100% 0%, #b8791d 0%, transparent 55%),
    linear-gradient(150deg, #5a1f10, #2c0f08 75%);
  box-shadow: inset 0 0 0 1px rgb(255 255 255 / 12%);
  &::after {
    content: '';
    position: absolute;
    right: ${px(-40)};
    bottom: ${px(-60)};
    width: ${px(180)};
    height: ${px(180)};
    border-radius: 50%;
    border: ${px(20)} solid rgb(255 226 163 / 16%);
  }
  h2 {
    font-size: ${type.m};
    font-weight: 600;
    color: #ffdfa0;
  }
  strong {
    font-size: ${type.hero};
    font-weight: 800;
    line-height: 1.2;
  }
  p,
  small {
    font-size: ${type.s};
    color: #ffe9c4;
  }
`;
const StyledSteps = styled.ol`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: ${px(10)};
  counter-reset: step;
  li {
    display: grid;
    gap: ${px(4)};
    align-content: start;
    padding: ${px(12)} ${px(10)};
    border-radius: ${radius.l};
    background: ${color('surface')};
    box-shadow: inset 0 0 0 1px ${color('line')};
  }
  li::before {
    counter-increment: step;
    content: counter(step);
    display: grid;
    place-items: center;
    width: ${px(26)};
    height: ${px(26)};
    border-radius: 50%;
    background: ${color('gold-soft')};
    color: ${color('gold-text')};
    font-weight: 750;
    font-size: ${type.s};
  }
  b {
    font-size: ${type.m};
  }
  span {
    font-size: ${type.xs};
    color: ${color('text-2')};
    line-height: 1.5;
  }
`;
const StyledTerms = styled.dl`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${px(12)};
  dt {
    font-size: ${type.xs};
    color: ${color('text-3')};
  }
  dd {
    font-size: ${type.xl};
    font-weight: 700;
  }
`;

/** What there is to win, and until when. */
export function Hero({ programme }: { readonly programme: Programme }) {
  return (
    <StyledHero>
      <h2>{programme.title}</h2>
      <strong>{REFERRAL.heroReward(formatCnyShort(programme.rewardAmount))}</strong>
      <p>{REFERRAL.heroText}</p>
      <small className="num">
        {REFERRAL.period} {toSiteTime(programme.startDate, 'day')} -{' '}
        {toSiteTime(programme.endDate, 'day')}
      </small>
    </StyledHero>
  );
}

/** How it goes, in three steps. */
export function HowTo() {
  return (
    <Section title={REFERRAL.steps}>
      <StyledSteps>
        {REFERRAL.how.map(([title, text]) => (
          <li key={title}>
            <b>{title}</b>
            <span>{text}</span>
          </li>
        ))}
      </StyledSteps>
    </Section>
  );
}

/** What an invited friend has to do, and what it brings. */
export function Terms({
  programme: { depositTarget, turnoverTarget, rewardAmount, monthlyCap },
}: {
  readonly programme: Programme;
}) {
  const facts = [
    [REFERRAL.deposit, depositTarget],
    [REFERRAL.turnover, turnoverTarget],
    [REFERRAL.reward, rewardAmount],
    [REFERRAL.cap, monthlyCap],
  ] as const;
  return (
    <Card>
      <StyledTerms>
        {facts.map(([label, amount]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <Money amount={amount} />
            </dd>
          </div>
        ))}
      </StyledTerms>
    </Card>
  );
}

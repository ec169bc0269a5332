import styled from 'styled-components';
import { Link, targets } from '@site/platform';
import { Card, ChevronDown, PageBody, Section, buttonLook, color, px, type } from '@site/ui';
import { WHO } from '../phrases/referral';
import { HowTo } from '../referral/Hero';

const StyledLead = styled.p`
  font-size: ${type.m};
  line-height: 1.8;
  color: ${color('text-2')};
`;
const StyledFacts = styled.dl`
  display: grid;
  gap: ${px(14)};
  dt {
    font-size: ${type.m};
    font-weight: 700;
    margin-bottom: ${px(4)};
  }
  dd {
    font-size: ${type.s};
    line-height: 1.7;
    color: ${color('text-2')};
  }
`;
const StyledAsk = styled.details`
  padding: ${px(4)} 0;
  & + & {
    border-top: 1px solid ${color('line')};
  }
  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${px(10)};
    list-style: none;
    min-height: ${px(48)};
    font-size: ${type.m};
    font-weight: 600;
    cursor: pointer;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  svg {
    flex: none;
    width: ${px(18)};
    height: ${px(18)};
    color: ${color('text-3')};
  }
  &[open] svg {
    transform: rotate(180deg);
  }
  p {
    padding-bottom: ${px(12)};
    font-size: ${type.s};
    line-height: 1.7;
    color: ${color('text-2')};
  }
`;
const StyledWay = styled(Link)`
  ${buttonLook}
`;

/** /whoisambassador: what an ambassador is, before anybody joins. */
export function Page() {
  return (
    <PageBody data-testid="who-is-ambassador">
      <StyledLead>{WHO.lead}</StyledLead>
      <HowTo />
      <Card>
        <StyledFacts>
          {WHO.facts.map(([title, text]) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </StyledFacts>
      </Card>
      <Section title={WHO.asks}>
        <Card>
          {WHO.faq.map(([question, answer]) => (
            <StyledAsk key={question}>
              <summary>
                {question}
                <ChevronDown aria-hidden="true" />
              </summary>
              <p>{answer}</p>
            </StyledAsk>
          ))}
        </Card>
      </Section>
      <StyledWay to={targets.toAmbassador()} data-kind="primary" data-block="true">
        {WHO.start}
      </StyledWay>
    </PageBody>
  );
}

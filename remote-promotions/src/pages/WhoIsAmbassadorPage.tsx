import styled from 'styled-components';
import { Link, targets } from '@site/platform';
import { Card, PageBody, Section, buttonLook, color, px, type } from '@site/ui';
import { WHO } from '../phrases/referral';
import { HowTo } from '../referral/Hero';

const StyledLead = styled.p`font-size: ${type.m}; line-height: 1.8; color: ${color('text-2')};`;
const StyledFacts = styled.dl`display: grid; gap: ${px(14)}; dt { font-size: ${type.m}; font-weight: 700; margin-bottom: ${px(4)}; } dd { font-size: ${type.s}; line-height: 1.7; color: ${color('text-2')}; }`;
const StyledAsk = styled.details`
  padding: ${px(4)} 0; & + & { border-top: 1px solid ${color('line')}; }
  summary { display: flex; align-items: center; min-height: ${px(48)}; font-size: ${type.m}; font-weight: 600; cursor: pointer; } p { padding-bottom: ${px(12)}; font-size: ${type.s}; line-height: 1.7; color: ${color('text-2')}; }
`;
const StyledWay = styled(Link)`${buttonLook}`;

/** /whoisambassador: what an ambassador is, before anybody joins. */
export function Page() {
  return (
    <PageBody data-testid="who-is-ambassador">
      <StyledLead>{WHO.lead}</StyledLead>
      <HowTo />
      <Card><StyledFacts>{WHO.facts.map(([title, text]) => <div key={title}><dt>{title}</dt><dd>{text}</dd></div>)}</StyledFacts></Card>
      <Section title={WHO.asks}><Card>{WHO.faq.map(([question, answer]) => <StyledAsk key={question}><summary>{question}</summary><p>{answer}</p></StyledAsk>)}</Card></Section>
      <StyledWay to={targets.toAmbassador()} data-kind="primary" data-block="true">{WHO.start}</StyledWay>
    </PageBody>
  );
}

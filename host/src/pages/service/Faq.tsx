import { Link } from '@site/platform';
import { Card, ChevronDown, Section, color, motion, px, space, type } from '@site/ui';
import styled from 'styled-components';
import { FAQ, SERVICE } from '../../phrases/service';

const StyledTopic = styled.div`
  h3 {
    padding: ${space[3]} ${space[4]} 0;
    font-size: ${type.s};
    color: ${color('text-3')};
  }
  & + & {
    border-top: 1px solid ${color('line')};
  }
`;
const StyledItem = styled.details`
  summary {
    display: flex;
    align-items: center;
    gap: ${space[3]};
    min-height: ${px(52)};
    padding: ${space[2]} ${space[4]};
    cursor: pointer;
    font-size: ${type.m};
    font-weight: 600;
    list-style: none;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  span {
    flex: 1;
  }
  svg {
    width: ${px(18)};
    height: ${px(18)};
    color: ${color('text-3')};
    flex: none;
    transition: transform ${motion.modal};
  }
  &[open] svg {
    transform: rotate(180deg);
  }
  & > div {
    padding: 0 ${space[4]} ${space[3]};
    font-size: ${type.m};
    line-height: 1.7;
    color: ${color('text-2')};
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${px(44)};
    color: ${color('brand-text')};
    font-weight: 600;
  }
`;

/** Questions by topic, each answer under its question. */
export function Faq() {
  return (
    <Section title={SERVICE.faq}>
      <Card data-pad="false">
        {FAQ.map(({ topic, items }) => (
          <StyledTopic key={topic}>
            <h3>{topic}</h3>
            {items.map(({ question, answer, link }) => (
              <StyledItem key={question}>
                <summary>
                  <span>{question}</span>
                  <ChevronDown aria-hidden="true" />
                </summary>
                <div>
                  <p>{answer}</p>
                  {link === undefined ? null : <Link to={link.to}>{link.label}</Link>}
                </div>
              </StyledItem>
            ))}
          </StyledTopic>
        ))}
      </Card>
    </Section>
  );
}

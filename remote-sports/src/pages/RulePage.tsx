/**
 * /sbtwo/rule: how bets are taken and settled. The rules need no data, so that they open while
 * everything else is down (C-57); the news below may fail.
 */
import { Link, targets } from '@site/platform';
import { PageBody, Section, buttonLook, color, px, radius, type } from '@site/ui';
import styled from 'styled-components';
import { RULES, WAY } from '../phrases/rules';
import { SportsNews } from '../sports-data/SportsNews';

const StyledList = styled.ul`
  display: grid;
  gap: ${px(10)};
  margin: 0;
  padding: ${px(14)} ${px(16)} ${px(14)} ${px(32)};
  list-style: disc;
  border-radius: ${radius.l};
  background: ${color('surface')};
  font-size: ${type.m};
  line-height: 1.65;
  color: ${color('text-2')};
  li::marker {
    color: ${color('brand-text')};
  }
`;
const StyledLink = styled(Link)`
  ${buttonLook}
`;

export function Page() {
  return (
    <PageBody>
      {RULES.map(({ title, lines }) => (
        <Section key={title} title={title}>
          <StyledList>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </StyledList>
        </Section>
      ))}
      <SportsNews />
      <StyledLink data-kind="secondary" to={`${targets.toSports()}/tutorial`}>
        {WAY.tutorial}
      </StyledLink>
      <StyledLink data-kind="primary" to={targets.toSports()}>
        {WAY.board}
      </StyledLink>
    </PageBody>
  );
}

/** /About/*: who we are, terms, privacy, responsible play, rules, contact (R2.1-1). */
import { Link, Navigate, targets, useLocation } from '@site/platform';
import { usePageTitle } from '@site/remote-kit/page-title';
import { List, PageBody, RowContent, Section, color, listRowLook, px, space, type } from '@site/ui';
import styled from 'styled-components';
import { ABOUT } from '../../phrases/about/copy';
import type { AboutText } from '../../phrases/about/types';
import { ButtonLink } from '../parts/links';
import { ABOUT_TEXTS, aboutSlug } from './about-texts';

const StyledRow = styled(Link)`
  ${listRowLook}
`;
const StyledIntro = styled.p`
  padding: ${space[2]} ${space[1]};
  font-size: ${type.m};
  color: ${color('text-2')};
`;
const StyledArticle = styled.article`
  display: flex;
  flex-direction: column;
  gap: ${space[3]};
  padding: ${space[2]} ${space[1]};
  h2 {
    font-size: ${type.xxl};
  }
  & > p {
    font-size: ${type.l};
    line-height: 1.75;
  }
  section {
    padding-top: ${space[3]};
    border-top: 1px solid ${color('line')};
    display: flex;
    flex-direction: column;
    gap: ${space[2]};
  }
  h3 {
    font-size: ${type.l};
  }
  .text,
  li {
    font-size: ${type.m};
    line-height: 1.75;
    color: ${color('text-2')};
  }
  ul {
    list-style: disc;
    padding-inline-start: ${px(20)};
    display: flex;
    flex-direction: column;
    gap: ${px(4)};
  }
  li::marker {
    color: ${color('brand-text')};
  }
  small {
    font-size: ${type.xs};
    color: ${color('text-3')};
  }
`;

function TextList({ without = null }: { readonly without?: string | null }) {
  return (
    <List>
      {[...ABOUT_TEXTS]
        .filter(([slug]) => slug !== without)
        .map(([slug, text]) => (
          <li key={slug}>
            <StyledRow to={`/About/${slug}`}>
              <RowContent title={text.title} hint={text.hint} leads />
            </StyledRow>
          </li>
        ))}
    </List>
  );
}

function Article({ text }: { readonly text: AboutText }) {
  return (
    <StyledArticle>
      <h2>{text.title}</h2>
      <small className="num">{ABOUT.changed(text.changed)}</small>
      <p>{text.lead}</p>
      {text.sections.map(({ heading, paragraphs = [], points = [] }) => (
        <section key={heading}>
          <h3>{heading}</h3>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="text">
              {paragraph}
            </p>
          ))}
          {points.length === 0 ? null : (
            <ul>
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </StyledArticle>
  );
}

/** The list, or one text with the others below it. */
export function AboutPage() {
  const slug = aboutSlug(useLocation().pathname);
  usePageTitle((typeof slug === 'string' ? ABOUT_TEXTS.get(slug)?.title : null) ?? null);
  if (slug === undefined) return <Navigate to="/404" replace />;
  const text = slug === null ? undefined : ABOUT_TEXTS.get(slug);
  if (text === undefined)
    return (
      <PageBody>
        <StyledIntro>{ABOUT.intro}</StyledIntro>
        <TextList />
      </PageBody>
    );
  return (
    <PageBody>
      <Article text={text} />
      <ButtonLink data-kind="secondary" data-block="true" to={targets.toCustomerService()}>
        {ABOUT.service}
      </ButtonLink>
      <Section title={ABOUT.more}>
        <TextList without={slug} />
      </Section>
    </PageBody>
  );
}

import styled from 'styled-components';
import type { ResultOf } from '@site/contracts/endpoint';
import type { getPromotion } from '@site/contracts/promotion';
import { RichText, Tag, color, px, radius, toSiteTime, type } from '@site/ui';
import { PromoArt } from '../list/PromoArt';
import { PromoTime } from '../list/PromoTime';
import { PROMO } from '../phrases/zh-cn';
import { useCmsLink } from './use-cms-link';

const StyledBody = styled.article`
  display: flex;
  flex-direction: column;
  gap: ${px(14)};
  padding-bottom: ${px(12)};
  & > span {
    border-radius: ${radius.l};
  }
  h2 {
    font-size: ${type.l};
  }
`;
const StyledFacts = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${px(6)} ${px(8)};
  font-size: ${type.s};
  color: ${color('text-2')};
  .time {
    flex-basis: 100%;
  }
`;
const StyledTerms = styled.dl`
  border-radius: ${radius.l};
  background: ${color('sunken')};
  border: 1px solid ${color('line')};
  padding: ${px(4)} ${px(14)};
  div {
    display: flex;
    justify-content: space-between;
    gap: ${px(14)};
    padding: ${px(10)} 0;
    font-size: ${type.m};
  }
  div + div {
    border-top: 1px solid ${color('line')};
  }
  dt {
    color: ${color('text-3')};
    flex: none;
  }
  dd {
    text-align: end;
    font-weight: 600;
  }
`;

/** A promotion in full: when, the terms in a few lines, then the editors' text, cleaned. */
export function DetailBody({ promotion }: { readonly promotion: ResultOf<typeof getPromotion> }) {
  const { follow, question } = useCmsLink();
  const { startDate, endDate } = promotion.dateRange;
  return (
    <StyledBody>
      <PromoArt id={promotion.promoId} src={promotion.promoImage} ratio="16 / 8" eager />
      <StyledFacts>
        <span className="num time">
          {toSiteTime(startDate, 'day')} - {toSiteTime(endDate, 'day')}
        </span>
        <Tag tone="gold">
          <PromoTime item={promotion} />
        </Tag>
        {promotion.labels.map((label) => (
          <Tag key={label} tone="brand">
            {label}
          </Tag>
        ))}
      </StyledFacts>
      {promotion.terms.length === 0 ? null : (
        <section aria-label={PROMO.terms}>
          <StyledTerms>
            {promotion.terms.map((term) => (
              <div key={term.label}>
                <dt>{term.label}</dt>
                <dd>{term.value}</dd>
              </div>
            ))}
          </StyledTerms>
        </section>
      )}
      <h2>{PROMO.rules}</h2>
      <RichText html={promotion.bodyHtml} onNavigate={follow} testId="promo-body" />
      {question}
    </StyledBody>
  );
}

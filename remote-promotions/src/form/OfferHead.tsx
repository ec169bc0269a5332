import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { CmsItem } from '@site/domain/promotions/item';
import { Link, targets } from '@site/platform';
import { ChevronRight, color, px, radius, type } from '@site/ui';
import { usePromotions } from '../api/queries';
import { PromoArt } from '../list/PromoArt';
import { PromoTime } from '../list/PromoTime';
import { BONUS_FORM } from '../phrases/form';

const StyledHead = styled.header`
  display: grid;
  grid-template-columns: ${px(116)} minmax(0, 1fr);
  gap: ${px(4)} ${px(14)};
  align-items: center;
  & > span {
    grid-row: 1 / span 2;
    border-radius: ${radius.m};
    overflow: hidden;
  }
  img {
    object-position: 88% 50%;
  }
  h2 {
    font-size: ${type.xl};
    font-weight: 700;
    line-height: 1.35;
    align-self: end;
  }
  & > p {
    grid-column: 1 / -1;
    margin-top: ${px(8)};
    font-size: ${type.s};
    color: ${color('text-2')};
    line-height: 1.7;
  }
  /* Letters so large that the title has no room beside its picture (ADR 110). */
  @media (max-width: 17em) {
    grid-template-columns: minmax(0, 1fr);
    & > span {
      grid-row: auto;
    }
  }
`;
const StyledFacts = styled.div`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  column-gap: ${px(12)};
  align-self: start;
  font-size: ${type.xs};
  color: ${color('text-3')};
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${px(44)};
    margin-block: ${px(-8)};
    color: ${color('brand-text')};
    font-size: ${type.s};
  }
  svg {
    width: ${px(14)};
    height: ${px(14)};
  }
`;

interface OfferHeadProps {
  readonly promoId: string;
  readonly title: string;
  /** When its form is taken, where that is not the promotion's own time. */
  readonly applying?: CmsItem['dateRange'];
  readonly children?: ReactNode;
}

/** What a form is about: the promotion's picture, how long it runs, and the way to its rules. */
export function OfferHead({ promoId, title, applying, children }: OfferHeadProps) {
  const promotion = usePromotions().data?.find((each) => each.promoId === promoId);
  const runs = applying ?? promotion?.dateRange;
  return (
    <StyledHead>
      <PromoArt id={promoId} src={promotion?.promoImage ?? ''} ratio="16 / 10" eager />
      <h2>{title}</h2>
      <StyledFacts>
        {runs === undefined ? null : (
          <span>
            <PromoTime
              item={{ dateRange: runs }}
              of={applying === undefined ? undefined : 'applying'}
            />
          </span>
        )}
        <Link to={targets.toPromotion(promoId)}>
          {BONUS_FORM.rules}
          <ChevronRight aria-hidden="true" />
        </Link>
      </StyledFacts>
      {children}
    </StyledHead>
  );
}

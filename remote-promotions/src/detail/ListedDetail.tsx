/** A promotion as its row of the list knows it, until the rest has come. */
import type { ReactNode } from 'react';
import type { ListedPromotion } from '@site/contracts/promotion';
import { formatCnyShort } from '@site/domain/money';
import { buildPromotionItem } from '@site/domain/promotions/build-item';
import { PromotionAction } from '@site/domain/promotions/item';
import { offerFacts, type OfferTerms } from '@site/domain/promotions/offer-facts';
import { useCategories, type MemberOffers } from '../api/queries';
import { LISTED } from '../phrases/listed';
import { PROMO } from '../phrases/zh-cn';
import { DetailHead, StyledBody } from './DetailBody';
import { TermLines, type TermLine } from './TermLines';

/** What the bonus brings, and what it asks. */
function bonusLines(terms: OfferTerms | null): readonly TermLine[] {
  if (terms === null) return [];
  const { percent, most, pool, turnover } = offerFacts(terms);
  const worth = [
    percent === null ? null : `${percent}%`,
    most === null ? null : PROMO.most(formatCnyShort(most)),
    pool === null ? null : PROMO.pool(formatCnyShort(pool)),
  ].filter((part) => part !== null);
  return [
    ...(turnover === null
      ? []
      : [{ label: LISTED.turnover, value: LISTED.times(turnover, terms.turnoverBase) }]),
    ...(worth.length === 0 ? [] : [{ label: LISTED.worth, value: worth.join(' · ') }]),
  ];
}

interface ListedDetailProps {
  readonly item: ListedPromotion;
  readonly own: MemberOffers;
  /** What stands in the place of the rest. */
  readonly children: ReactNode;
}

/** See above. The terms of what the member may take count before those of everybody, as in its row. */
export function ListedDetail({ item, own, children }: ListedDetailProps) {
  const category = useCategories().data?.find(({ code }) => code === item.category);
  const { actionType, bonusData } = buildPromotionItem(item, own.offers, own.history);
  const bonusTerms = (actionType === PromotionAction.FUND_IN ? bonusData : null) ?? item.bonusTerms;
  const terms = [
    ...bonusLines(bonusTerms),
    ...(category === undefined ? [] : [{ label: PROMO.categories, value: category.name }]),
  ];
  return (
    <StyledBody>
      <DetailHead promotion={item} />
      <TermLines promotion={{ ...item, bonusTerms, terms }} />
      {item.summary === '' ? null : <p>{item.summary}</p>}
      {children}
    </StyledBody>
  );
}

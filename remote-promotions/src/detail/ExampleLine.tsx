import styled from 'styled-components';
import type { ResultOf } from '@site/contracts/endpoint';
import type { getPromotion } from '@site/contracts/promotion';
import { formatCnyShort } from '@site/domain/money';
import { offerExample, type ExampleTerms } from '@site/domain/promotions/offer-example';
import { color, px, radius, type } from '@site/ui';
import { useOffers } from '../api/queries';
import { PROMO } from '../phrases/zh-cn';

const StyledExample = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${px(2)} ${px(8)};
  padding: ${px(10)} ${px(14)};
  border-radius: ${radius.m};
  font-size: ${type.m};
  background: ${color('gold-soft')};
  color: ${color('gold-text')};
  small {
    font-size: ${type.s};
  }
  b {
    font-weight: 700;
  }
`;

type Promotion = Pick<ResultOf<typeof getPromotion>, 'bonus_id' | 'bonusTerms'>;

/**
 * Terms for an example: those of the one bonus that the member may take, else as everybody reads
 * them. Tiers differ in what they ask.
 */
function useTerms({ bonus_id: bonusId, bonusTerms }: Promotion): ExampleTerms | null {
  const offers = (useOffers().data ?? []).filter(
    ({ id, groupID }) => id === bonusId || groupID === bonusId,
  );
  if (bonusTerms === null) return null;
  const terms = offers.length === 1 ? (offers[0] ?? bonusTerms) : bonusTerms;
  const { turnover: times, turnoverBase: base } = terms;
  return { ...terms, turnover: base === null ? null : { times, base } };
}

/** What the bonus brings for a round amount, before its terms are read. */
export function ExampleLine({ promotion }: { readonly promotion: Promotion }) {
  const terms = useTerms(promotion);
  const example = terms === null ? null : offerExample(terms);
  if (example === null) return null;
  const { by, amount, bonus, required } = example;
  return (
    <StyledExample className="num" data-testid="promo-example">
      <small>{PROMO.example}</small>
      <b>{PROMO.exampleBrings[by](formatCnyShort(amount), formatCnyShort(bonus))}</b>
      {required === null ? null : <span>{PROMO.exampleAsks(formatCnyShort(required))}</span>}
    </StyledExample>
  );
}

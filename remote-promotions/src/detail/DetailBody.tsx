import styled from 'styled-components';
import type { ResultOf } from '@site/contracts/endpoint';
import type { getPromotion, ListedPromotion } from '@site/contracts/promotion';
import { withoutHeadPicture } from '@site/domain/promotions/body-picture';
import { timeShown } from '@site/domain/promotions/item';
import { usePlatform } from '@site/platform';
import { RichText, Tag, color, px, radius, type } from '@site/ui';
import { OfferTime } from '../list/OfferTime';
import { PromoArt } from '../list/PromoArt';
import { PROMO } from '../phrases/zh-cn';
import { ExampleLine } from './ExampleLine';
import { TermLines } from './TermLines';
import { useCmsLink } from './use-cms-link';

/** The picture and all that stands below it. */
export const StyledBody = styled.article`
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
`;

interface DetailHeadProps {
  readonly promotion: Omit<ListedPromotion, 'summary'>;
}

/** What a row of the list knows as well as the promotion itself. */
export function DetailHead({ promotion }: DetailHeadProps) {
  const { clock } = usePlatform();
  const shown = timeShown(promotion, clock.now());
  return (
    <>
      <PromoArt id={promotion.promoId} src={promotion.promoImage} ratio="3 / 1" eager />
      <StyledFacts>
        {shown.form === 'date' ? null : (
          <Tag tone="gold">
            <OfferTime item={promotion} />
          </Tag>
        )}
        {promotion.labels.map((label) => (
          <Tag key={label} tone="brand">
            {label}
          </Tag>
        ))}
      </StyledFacts>
      <ExampleLine promotion={promotion} />
    </>
  );
}

/** A promotion in full: when, the terms in a few lines, then the editors' text, cleaned. */
export function DetailBody({
  promotion,
  termsBeside,
}: {
  readonly promotion: ResultOf<typeof getPromotion>;
  /** The terms stand beside it. */
  readonly termsBeside: boolean;
}) {
  const { follow, question } = useCmsLink();
  const body =
    promotion.promoImage === ''
      ? promotion.bodyHtml
      : withoutHeadPicture(promotion.bodyHtml, promotion.promoTitle);
  return (
    <StyledBody>
      <DetailHead promotion={promotion} />
      {termsBeside ? null : <TermLines promotion={promotion} />}
      <h2>{PROMO.rules}</h2>
      <RichText html={body} onNavigate={follow} testId="promo-body" />
      {question}
    </StyledBody>
  );
}

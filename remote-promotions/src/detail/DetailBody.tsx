import styled from 'styled-components';
import type { ResultOf } from '@site/contracts/endpoint';
import type { getPromotion } from '@site/contracts/promotion';
import { formatCnyShort } from '@site/domain/money';
import { withoutHeadPicture } from '@site/domain/promotions/body-picture';
import { timeShown } from '@site/domain/promotions/item';
import { offerFacts } from '@site/domain/promotions/offer-facts';
import { usePlatform } from '@site/platform';
import { RichText, SkeletonBar, Tag, color, px, radius, toSiteTime, type } from '@site/ui';
import { useCampaigns } from '../api/queries';
import { PromoArt } from '../list/PromoArt';
import { PromoTime } from '../list/PromoTime';
import { PROMO } from '../phrases/zh-cn';
import { ExampleLine } from './ExampleLine';
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

/** Until when the form of a campaign is taken: another day than the promotion's own. */
function ClosesOn({ campaignId }: { readonly campaignId: string }) {
  const campaigns = useCampaigns();
  return campaigns.isPending ? (
    <SkeletonBar width="6em" />
  ) : (
    toSiteTime(campaigns.data?.find((each) => each.campaignId === campaignId)?.endDate, 'day')
  );
}

/** A promotion in full: when, the terms in a few lines, then the editors' text, cleaned. */
export function DetailBody({ promotion }: { readonly promotion: ResultOf<typeof getPromotion> }) {
  const { follow, question } = useCmsLink();
  const { clock } = usePlatform();
  const { startDate, endDate } = promotion.dateRange;
  const shown = timeShown(promotion, clock.now());
  const least = promotion.bonusTerms === null ? null : offerFacts(promotion.bonusTerms).least;
  const body =
    promotion.promoImage === ''
      ? promotion.bodyHtml
      : withoutHeadPicture(promotion.bodyHtml, promotion.promoTitle);
  const lines = [
    // An end in a lifetime from now is none; an end that is told to the day is not counted down to.
    ...(shown.form === 'long'
      ? []
      : [
          {
            label: PROMO.period,
            value: `${toSiteTime(startDate, 'day')} - ${toSiteTime(endDate, 'day')}`,
          },
        ]),
    ...(promotion.cmsCampaignId === null
      ? []
      : [{ label: PROMO.closes, value: <ClosesOn campaignId={promotion.cmsCampaignId} /> }]),
    ...(least === null
      ? []
      : [{ label: PROMO.leastLabel[least.by], value: `¥${formatCnyShort(least.amount)}` }]),
    ...promotion.terms,
  ];
  return (
    <StyledBody>
      <PromoArt id={promotion.promoId} src={promotion.promoImage} ratio="3 / 1" eager />
      <StyledFacts>
        {shown.form === 'date' ? null : (
          <Tag tone="gold">
            <PromoTime item={promotion} />
          </Tag>
        )}
        {promotion.labels.map((label) => (
          <Tag key={label} tone="brand">
            {label}
          </Tag>
        ))}
      </StyledFacts>
      <ExampleLine promotion={promotion} />
      {lines.length === 0 ? null : (
        <section aria-label={PROMO.terms}>
          <StyledTerms>
            {lines.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd className="num">{value}</dd>
              </div>
            ))}
          </StyledTerms>
        </section>
      )}
      <h2>{PROMO.rules}</h2>
      <RichText html={body} onNavigate={follow} testId="promo-body" />
      {question}
    </StyledBody>
  );
}

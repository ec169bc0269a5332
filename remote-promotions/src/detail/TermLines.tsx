import styled from 'styled-components';
import type { CmsPromotion } from '@site/contracts/promotion';
import { formatCnyShort } from '@site/domain/money';
import { timeShown } from '@site/domain/promotions/item';
import { offerFacts, type OfferTerms } from '@site/domain/promotions/offer-facts';
import { usePlatform } from '@site/platform';
import { SkeletonBar, color, px, radius, toSiteTime, type } from '@site/ui';
import { useCampaigns } from '../api/queries';
import { PROMO } from '../phrases/zh-cn';

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

/** A line of the terms. */
export interface TermLine {
  readonly label: string;
  readonly value: string;
}

interface TermLinesProps {
  readonly promotion: Pick<CmsPromotion, 'dateRange' | 'cmsCampaignId'> & {
    readonly bonusTerms: OfferTerms | null;
    /** What is said besides its times and what is to be paid in. */
    readonly terms: readonly TermLine[];
  };
}

/** The terms of a promotion in a few lines; nothing without any. */
export function TermLines({ promotion }: TermLinesProps) {
  const { clock } = usePlatform();
  const { startDate, endDate } = promotion.dateRange;
  const shown = timeShown(promotion, clock.now());
  const least = promotion.bonusTerms === null ? null : offerFacts(promotion.bonusTerms).least;
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
  return lines.length === 0 ? null : (
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
  );
}

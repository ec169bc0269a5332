import styled from 'styled-components';
import type { Campaign } from '@site/contracts/campaign';
import { promotionPhase, timeShown } from '@site/domain/promotions/item';
import { usePlatform } from '@site/platform';
import { SkeletonBar, color, px, toSiteTime, type } from '@site/ui';
import { usePromotions } from '../api/queries';
import { MANUAL } from '../phrases/form';

const StyledDates = styled.dl`
  grid-column: 1 / -1;
  display: grid;
  gap: ${px(4)};
  margin-top: ${px(8)};
  font-size: ${type.s};
  div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: ${px(2)} ${px(12)};
  }
  dt {
    color: ${color('text-3')};
  }
  dd {
    font-weight: 600;
  }
`;

/**
 * Two facts of one offer, in the order of its sheet: when what it is about happens, and until when
 * its form is taken. A wager of the last evening may be handed in afterwards; a guess is due
 * before.
 */
export function CampaignDates({ campaign }: { readonly campaign: Campaign }) {
  const { clock } = usePlatform();
  const promotions = usePromotions();
  const promotion = promotions.data?.find(({ promoId }) => promoId === campaign.promoId);
  const isSoon = promotionPhase({ dateRange: campaign }, clock.now()) === 'soon';
  const runs = promotion?.dateRange;
  return (
    <StyledDates data-testid="campaign-dates">
      {runs === undefined && !promotions.isPending ? null : (
        <div>
          <dt>{MANUAL.runs}</dt>
          <dd className="num">
            {promotion === undefined || runs === undefined ? (
              <SkeletonBar width="11em" />
            ) : timeShown(promotion, clock.now()).form === 'long' ? (
              MANUAL.longTerm
            ) : (
              `${toSiteTime(runs.startDate, 'day')} - ${toSiteTime(runs.endDate, 'day')}`
            )}
          </dd>
        </div>
      )}
      <div>
        <dt>{isSoon ? MANUAL.opens : MANUAL.closes}</dt>
        <dd className="num">{toSiteTime(isSoon ? campaign.startDate : campaign.endDate, 'day')}</dd>
      </div>
    </StyledDates>
  );
}

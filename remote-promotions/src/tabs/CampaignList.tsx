import styled from 'styled-components';
import type { Campaign } from '@site/contracts/campaign';
import { placesLeft } from '@site/domain/promotions/campaign';
import { Link, targets, usePlatform } from '@site/platform';
import { Card, Countdown, EmptyState, FailedState, Gift, Skeleton, Tag, buttonLook, color, px, type } from '@site/ui';
import { useCampaigns } from '../api/queries';
import { CAMPAIGN } from '../phrases/zh-cn';

const StyledList = styled.ul`display: grid; gap: ${px(12)};`;
const StyledCard = styled(Card)`
  display: grid; gap: ${px(8)};
  h3 { font-size: ${type.l}; font-weight: 650; } p { font-size: ${type.s}; color: ${color('text-2')}; line-height: 1.6; }
  & > div { display: flex; align-items: center; flex-wrap: wrap; gap: ${px(8)}; font-size: ${type.xs}; color: ${color('text-3')}; }
`;
const StyledWay = styled(Link)`${buttonLook}`;

function State({ campaign }: { readonly campaign: Campaign }) {
  const left = placesLeft(campaign);
  if (campaign.isEnrolled) return <Tag tone="ok">{CAMPAIGN.joined}</Tag>;
  if (left === 0) return <Tag tone="warn">{CAMPAIGN.full}</Tag>;
  return left === null ? null : <Tag tone="gold">{CAMPAIGN.places(left)}</Tag>;
}

/** Campaigns to enrol in: what they are, who takes part, and the way to their form. */
export function CampaignList() {
  const { clock } = usePlatform();
  const campaigns = useCampaigns();
  if (campaigns.isPending) return <Skeleton kind="article" />;
  if (campaigns.data === undefined) return <FailedState title={CAMPAIGN.failed} onRetry={() => void campaigns.refetch()} />;
  const now = clock.now();
  const shown = campaigns.data.filter(({ endDate }) => Date.parse(endDate) > now);
  if (shown.length === 0) return <EmptyState icon={<Gift />} title={CAMPAIGN.empty} />;
  return (
    <StyledList>
      {shown.map((campaign) => {
        const isSoon = Date.parse(campaign.startDate) > now;
        return (
          <li key={campaign.campaignId}>
            <StyledCard data-testid="campaign-card" data-campaign={campaign.campaignId}>
              <h3>{campaign.title}</h3>
              <p>{campaign.description}</p>
              <div>
                <State campaign={campaign} />
                <span className="num">{CAMPAIGN.count(campaign.enrolledCount.toLocaleString('zh-CN'))}</span>
                <span>{isSoon ? CAMPAIGN.starts : CAMPAIGN.ends} <Countdown until={Date.parse(isSoon ? campaign.startDate : campaign.endDate)} now={clock.now} /></span>
              </div>
              {campaign.promoId === null ? null : (
                <StyledWay to={targets.toPromotionManual(campaign.promoId)} data-kind="secondary" data-block="true" data-testid="campaign-open">
                  {campaign.needsEnrolment && !campaign.isEnrolled ? CAMPAIGN.enrol : campaign.fields.length === 0 ? CAMPAIGN.view : CAMPAIGN.apply}
                </StyledWay>
              )}
            </StyledCard>
          </li>
        );
      })}
    </StyledList>
  );
}

import styled from 'styled-components';
import type { Campaign } from '@site/contracts/campaign';
import { formatWhole } from '@site/domain/formatting/whole';
import { placesLeft } from '@site/domain/promotions/campaign';
import { Link, targets, usePlatform } from '@site/platform';
import { ReadFailed } from '@site/remote-kit/failed';
import {
  Card,
  EmptyState,
  Gift,
  Skeleton,
  Tag,
  buttonLook,
  color,
  px,
  radius,
  type,
} from '@site/ui';
import { useCampaigns, usePromotions } from '../api/queries';
import { ActByTime } from '../list/OfferTime';
import { PromoArt } from '../list/PromoArt';
import { CAMPAIGN } from '../phrases/zh-cn';

const StyledList = styled.ul`
  display: grid;
  gap: ${px(12)};
`;
const StyledCard = styled(Card)`
  display: grid;
  gap: ${px(10)};
  h2 {
    align-self: end;
    font-size: ${type.l};
    font-weight: 650;
  }
  p {
    font-size: ${type.s};
    color: ${color('text-2')};
    line-height: 1.6;
  }
  & > div {
    display: flex;
    align-items: center;
    flex-wrap: wrap;
    gap: ${px(8)};
    font-size: ${type.xs};
    color: ${color('text-3')};
  }
  .time {
    margin-inline-start: auto;
  }
`;
const StyledHead = styled.header`
  display: grid;
  grid-template-columns: ${px(100)} 1fr;
  gap: ${px(2)} ${px(12)};
  & > span {
    grid-row: 1 / span 2;
    align-self: center;
    border-radius: ${radius.m};
  }
  img {
    object-position: 88% 50%;
  }
`;
const StyledWay = styled(Link)`
  ${buttonLook}
`;

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
  const promotions = new Map((usePromotions().data ?? []).map((each) => [each.promoId, each]));
  if (campaigns.isPending) return <Skeleton kind="article" />;
  if (campaigns.data === undefined)
    return (
      <ReadFailed
        title={CAMPAIGN.failed}
        why={campaigns.error}
        onRetry={() => void campaigns.refetch()}
      />
    );
  const now = clock.now();
  const shown = campaigns.data.filter(({ endDate }) => Date.parse(endDate) > now);
  if (shown.length === 0) return <EmptyState icon={<Gift />} title={CAMPAIGN.empty} />;
  return (
    <StyledList>
      {shown.map((campaign) => (
        <li key={campaign.campaignId}>
          <StyledCard data-testid="campaign-card" data-campaign={campaign.campaignId}>
            <StyledHead>
              <PromoArt
                id={campaign.promoId ?? campaign.campaignId}
                src={promotions.get(campaign.promoId ?? '')?.promoImage ?? ''}
                ratio="16 / 10"
              />
              <h2>{campaign.title}</h2>
              <p>{campaign.description}</p>
            </StyledHead>
            <div>
              <State campaign={campaign} />
              <span className="num">{CAMPAIGN.count(formatWhole(campaign.enrolledCount))}</span>
              <span className="time">
                <ActByTime
                  activity={promotions.get(campaign.promoId ?? '')?.dateRange}
                  applying={campaign}
                />
              </span>
            </div>
            {campaign.promoId === null ? null : (
              <StyledWay
                to={targets.toPromotionManual(campaign.promoId)}
                data-kind="secondary"
                data-block="true"
                data-testid="campaign-open"
              >
                {!campaign.isEnrolled && placesLeft(campaign) === 0
                  ? CAMPAIGN.view
                  : campaign.needsEnrolment && !campaign.isEnrolled
                    ? CAMPAIGN.enrol
                    : campaign.fields.length === 0
                      ? CAMPAIGN.view
                      : CAMPAIGN.apply}
              </StyledWay>
            )}
          </StyledCard>
        </li>
      ))}
    </StyledList>
  );
}

import styled from 'styled-components';
import { promotionPhase } from '@site/domain/promotions/item';
import { usePlatform } from '@site/platform';
import { ReadFailed } from '@site/remote-kit/failed';
import { EmptyState, Gift, Skeleton, Tag, color, px, radius, type } from '@site/ui';
import { Picture } from '@site/ui/picture';
import { useExternalPromotions } from '../api/queries';
import { useCmsLink } from '../detail/use-cms-link';
import { PROMO, CAMPAIGN } from '../phrases/zh-cn';

const StyledList = styled.ul`
  display: grid;
  gap: ${px(12)};
`;
const StyledCard = styled.button`
  display: grid;
  grid-template-columns: ${px(112)} 1fr;
  gap: ${px(12)};
  width: 100%;
  padding: ${px(10)};
  text-align: start;
  border-radius: ${radius.l};
  background: ${color('surface')};
  box-shadow: inset 0 0 0 1px ${color('line')};
  /* The motif of these pictures stands on their right. */
  img {
    object-position: 88% 50%;
  }
  &:active {
    background: ${color('raised')};
  }
`;
const StyledArt = styled.span`
  align-self: center;
  & > span {
    border-radius: ${radius.m};
  }
`;
const StyledText = styled.span`
  display: grid;
  gap: ${px(4)};
  align-content: center;
  min-width: 0;
  b {
    font-size: ${type.m};
    font-weight: 650;
  }
  small {
    font-size: ${type.xs};
    color: ${color('text-2')};
  }
  em {
    justify-self: start;
  }
`;

/** Offers that open at a partner or in another part of the site (§7.2). */
export function PartnerList() {
  const { clock } = usePlatform();
  const { follow, question } = useCmsLink();
  const partners = useExternalPromotions();
  if (partners.isPending) return <Skeleton kind="list" />;
  if (partners.data === undefined)
    return (
      <ReadFailed
        title={CAMPAIGN.partnersFailed}
        why={partners.error}
        onRetry={() => void partners.refetch()}
      />
    );
  const now = clock.now();
  const shown = partners.data.filter(({ endDate }) => Date.parse(endDate) > now);
  if (shown.length === 0) return <EmptyState icon={<Gift />} title={CAMPAIGN.partnersEmpty} />;
  return (
    <>
      <StyledList>
        {shown.map(
          ({ externalId, provider, title, summary, imageUrl, target, startDate, endDate }) => (
            <li key={externalId}>
              <StyledCard type="button" data-testid="partner-card" onClick={() => follow(target)}>
                <StyledArt>
                  <Picture
                    src={imageUrl}
                    alt=""
                    ratio="7 / 5"
                    fallback={<Gift aria-hidden="true" />}
                  />
                </StyledArt>
                <StyledText>
                  <em>
                    <Tag tone="brand">{provider}</Tag>
                  </em>
                  <b>{title}</b>
                  <small>{summary}</small>
                  {promotionPhase({ dateRange: { startDate, endDate } }, now) === 'soon' ? (
                    <em>
                      <Tag tone="gold">{PROMO.soon}</Tag>
                    </em>
                  ) : null}
                </StyledText>
              </StyledCard>
            </li>
          ),
        )}
      </StyledList>
      {question}
    </>
  );
}

import styled from 'styled-components';
import type { CmsPromotion } from '@site/contracts/promotion';
import { Link, targets } from '@site/platform';
import { Clock, Tag, color, px, radius, type } from '@site/ui';
import { PROMO } from '../phrases/zh-cn';
import { PromoArt } from './PromoArt';
import { PromoTime } from './PromoTime';

const StyledCard = styled(Link)`
  position: relative;
  display: block;
  border-radius: ${radius.l};
  overflow: hidden;
  background: ${color('surface')};
  box-shadow: inset 0 0 0 1px ${color('line')};
  &:active {
    transform: scale(0.99);
  }
  & > em {
    position: absolute;
    top: ${px(10)};
    left: ${px(10)};
  }
`;
const StyledText = styled.span`
  display: flex;
  flex-direction: column;
  gap: ${px(6)};
  padding: ${px(12)} ${px(14)} ${px(13)};
  b {
    font-size: ${type.l};
    font-weight: 650;
    line-height: 1.4;
  }
  small {
    display: flex;
    align-items: center;
    flex-wrap: wrap;
    gap: ${px(6)};
    font-size: ${type.xs};
    color: ${color('text-3')};
  }
  svg {
    width: ${px(14)};
    height: ${px(14)};
  }
  .time {
    margin-inline-end: auto;
    display: inline-flex;
    align-items: center;
    gap: ${px(4)};
  }
`;

/** A promotion on a page of other things, with its picture in full. */
export function PromoCard({ item }: { readonly item: CmsPromotion }) {
  return (
    <StyledCard
      to={targets.toPromotion(item.promoId)}
      data-testid="promo-card"
      data-promo-id={item.promoId}
    >
      <PromoArt id={item.promoId} src={item.promoImage} />
      {item.isSticky ? (
        <em>
          <Tag tone="gold">{PROMO.sticky}</Tag>
        </em>
      ) : null}
      <StyledText>
        <b>{item.promoTitle}</b>
        <small>
          <span className="time">
            <Clock aria-hidden="true" />
            <span>
              <PromoTime item={item} of={item.cmsCampaignId === null ? undefined : 'activity'} />
            </span>
          </span>
          {item.labels.map((label) => (
            <Tag key={label} tone="brand">
              {label}
            </Tag>
          ))}
        </small>
      </StyledText>
    </StyledCard>
  );
}

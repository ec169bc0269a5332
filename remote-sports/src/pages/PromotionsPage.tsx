/**
 * /sbtwo/Promotions: the promotions that are meant for sports, those for eligible members with them
 * (§4.4); each opens in the promotions part of the site.
 */
import { useState } from 'react';
import { getPromotions, PROMOTION_MAIN_TYPE, type CmsPromotion } from '@site/contracts/promotion';
import { isPromotionVisible, orderPromotions, promotionPhase } from '@site/domain/promotions/item';
import { Link, STALE, targets, useCall, usePlatform } from '@site/platform';
import { ReadFailed } from '@site/remote-kit/failed';
import {
  Clock,
  EmptyState,
  Gift,
  PageBody,
  Section,
  Skeleton,
  Tabs,
  Tag,
  buttonLook,
  color,
  moreLinkLook,
  px,
  radius,
  toSiteTime,
  type,
} from '@site/ui';
import { Picture } from '@site/ui/picture';
import styled from 'styled-components';
import { useMemberSide } from '../offers/use-member-side';
import { PROMOTIONS } from '../phrases/results';

/** Categories of the content host that belong to the sportsbook. */
const CATEGORIES: ReadonlySet<string> = new Set(['sports', 'esports']);

const StyledCard = styled(Link)`
  position: relative;
  display: grid;
  grid-template-columns: ${px(116)} minmax(0, 1fr);
  border-radius: ${radius.l};
  overflow: hidden;
  background: ${color('surface')};
  box-shadow: inset 0 0 0 1px ${color('line')};
  &:active {
    transform: scale(0.99);
  }
  & > .text {
    display: flex;
    flex-direction: column;
    justify-content: center;
    gap: ${px(6)};
    padding: ${px(10)} ${px(12)};
    min-width: 0;
  }
  & b {
    font-size: ${type.l};
    font-weight: 650;
    line-height: 1.4;
  }
  & small {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${px(6)};
    font-size: ${type.xs};
    color: ${color('text-3')};
  }
  & .until > svg {
    width: ${px(13)};
    height: ${px(13)};
  }
  & i {
    display: grid;
    place-items: center;
    height: 100%;
    background: linear-gradient(150deg, #0d4c40, #0a2e28);
    color: #f2c063;
  }
  & .ground > svg {
    width: ${px(34)};
    height: ${px(34)};
  }
`;
const StyledMore = styled(Link)`
  ${moreLinkLook}
`;
const StyledLink = styled(Link)`
  ${buttonLook}
`;

function PromotionCard({ item, now }: { readonly item: CmsPromotion; readonly now: number }) {
  const soon = promotionPhase(item, now) === 'soon';
  return (
    <StyledCard
      to={targets.toPromotion(item.promoId)}
      data-testid="promo-card"
      data-promo-id={item.promoId}
    >
      <Picture
        src={item.promoImage}
        alt=""
        ratio="4 / 3"
        fallback={
          <i className="ground">
            <Gift aria-hidden />
          </i>
        }
      />
      <span className="text">
        <b>{item.promoTitle}</b>
        <small className="num until">
          <Clock aria-hidden />
          {soon ? PROMOTIONS.soon : PROMOTIONS.until(toSiteTime(item.dateRange.endDate, 'day'))}
          {item.labels.map((label) => (
            <Tag key={label} tone="brand">
              {label}
            </Tag>
          ))}
        </small>
      </span>
    </StyledCard>
  );
}

type Kind = 'all' | CmsPromotion['promotionMainType'];

export function Page() {
  const { clock } = usePlatform();
  const { data, isError, error, refetch } = useCall(
    getPromotions,
    { query: {} },
    { staleMs: STALE.minute },
  );
  const side = useMemberSide();
  const [kind, setKind] = useState<Kind>('all');
  if (data === undefined || side === null)
    return isError ? (
      <ReadFailed title={PROMOTIONS.failed} why={error} onRetry={() => void refetch()} />
    ) : (
      <Skeleton kind="list" />
    );
  const now = clock.now();
  const own = orderPromotions(
    data.filter((item) => CATEGORIES.has(item.category) && isPromotionVisible(item, side)),
    now,
  );
  const kinds: readonly Kind[] = [
    'all',
    ...PROMOTION_MAIN_TYPE.filter((type) =>
      own.some(({ promotionMainType }) => promotionMainType === type),
    ),
  ];
  const shown = own.filter(({ promotionMainType }) => kind === 'all' || promotionMainType === kind);
  if (own.length === 0)
    return (
      <EmptyState
        icon={<Gift />}
        title={PROMOTIONS.empty}
        action={
          <StyledLink data-kind="secondary" to={targets.toPromotions()}>
            {PROMOTIONS.all}
          </StyledLink>
        }
      />
    );
  return (
    <PageBody>
      <h1 className="vh">{PROMOTIONS.title}</h1>
      <Section
        title={PROMOTIONS.title}
        action={<StyledMore to={targets.toPromotions()}>{PROMOTIONS.all} ›</StyledMore>}
      >
        <p>{PROMOTIONS.hint}</p>
        <Tabs
          label={PROMOTIONS.typesLabel}
          value={kind}
          onChange={setKind}
          options={kinds.map((value) => ({ value, label: PROMOTIONS.types[value] }))}
        />
        {shown.map((item) => (
          <PromotionCard key={item.promoId} item={item} now={now} />
        ))}
      </Section>
    </PageBody>
  );
}

import styled from 'styled-components';
import { ALL_CATEGORIES } from '@site/domain/promotions/screen-state';
import { buildPromotionItem } from '@site/domain/promotions/build-item';
import {
  PromotionAction,
  isPromotionVisible,
  mayJoin,
  orderPromotions,
} from '@site/domain/promotions/item';
import { runningOf } from '@site/domain/promotions/offer-step';
import { loginAddress } from '@site/domain/session/route-decision';
import { Link, useLocation, usePlatform } from '@site/platform';
import { ReadFailed } from '@site/remote-kit/failed';
import { Button, EmptyState, Gift, Notice, Skeleton, buttonLook, px } from '@site/ui';
import { usePromotionList } from '../api/promotions';
import { useMemberOffers } from '../api/queries';
import { PROMO } from '../phrases/zh-cn';
import { markOf } from './marks';
import { PromoRow } from './PromoRow';
import type { MAIN_TYPE } from './screen';

const StyledList = styled.ul`
  display: grid;
  gap: ${px(8)};
  li {
    display: grid;
  }
  /* Hundreds of rows: what is far from the screen is neither laid out nor drawn; the size is
   without the padding. Rows of the first screen are drawn at once: a guessed height would move
   what stands below. */
  a:not([data-near]) {
    content-visibility: auto;
    contain-intrinsic-size: auto ${px(87)};
  }
`;
const StyledLogin = styled(Link)`
  ${buttonLook}
`;

/** Rows that a phone shows at once, below the tabs. */
const FIRST_SCREEN = 4;
/** Rows that even a tablet may show before a hand moves. */
const NEAR = 10;

interface PromoListProps {
  readonly mainType: (typeof MAIN_TYPE)[keyof typeof MAIN_TYPE];
  readonly category?: string;
  /** The end that stands over the list already, epoch ms: rows do not say it again. */
  readonly saidEnd?: number;
}

/**
 * Promotions of a main type and a category that this visitor or member may see (§4.4): those with
 * something to do first.
 */
export function PromoList({ mainType, category = ALL_CATEGORIES, saidEnd }: PromoListProps) {
  const { clock } = usePlatform();
  const { pathname, search } = useLocation();
  const promotions = usePromotionList();
  const own = useMemberOffers();
  if (promotions.isPending || (promotions.data !== undefined && own.isPending))
    return <Skeleton kind="list" />;
  if (promotions.data === undefined)
    return <ReadFailed title={PROMO.failed} why={promotions.lost} onRetry={promotions.retry} />;
  const shown = orderPromotions(
    promotions.data,
    clock.now(),
    (item) => mayJoin(item, own.side) || runningOf(item.bonus_id, own.applications) !== null,
  ).filter(
    (item) =>
      item.promotionMainType === mainType &&
      (category === ALL_CATEGORIES || item.category === category) &&
      isPromotionVisible(item, own.side),
  );
  const failed = own.hasFailed ? (
    <Notice tone="warn" testId="promo-part-failed">
      {PROMO.partFailed}{' '}
      <Button kind="ghost" size="s" onClick={own.retry}>
        {PROMO.retry}
      </Button>
    </Notice>
  ) : null;
  if (shown.length === 0) {
    if (failed !== null) return failed;
    return own.side.signedIn ? (
      <EmptyState icon={<Gift />} title={PROMO.empty} hint={PROMO.emptyHint} />
    ) : (
      <EmptyState
        icon={<Gift />}
        title={PROMO.empty}
        hint={PROMO.emptyLogin}
        action={
          <StyledLogin to={loginAddress(pathname, search)} data-kind="secondary">
            {PROMO.login}
          </StyledLogin>
        }
      />
    );
  }
  return (
    <>
      {failed}
      <StyledList>
        {shown.map((item, at) => {
          const built = buildPromotionItem(item, own.offers, own.history);
          return (
            <li key={item.promoId}>
              <PromoRow
                item={item}
                // Others name a bonus for who may see them; they do not give it.
                offer={built.actionType === PromotionAction.FUND_IN ? built.bonusData : null}
                mark={markOf(
                  built,
                  item.bonus_id,
                  own.applications,
                  // Of a member whose bonuses could not be read nothing is known.
                  item.bonusTerms?.isFirstDeposit === true &&
                    !own.hasFailed &&
                    !mayJoin(item, own.side),
                )}
                eager={at < FIRST_SCREEN}
                near={at < NEAR}
                saidEnd={saidEnd}
              />
            </li>
          );
        })}
      </StyledList>
    </>
  );
}

import styled from 'styled-components';
import { orderPromotions, isPromotionVisible } from '@site/domain/promotions/item';
import { Link, targets, usePlatform } from '@site/platform';
import { EmptyState, FailedState, Gift, Skeleton, buttonLook, px } from '@site/ui';
import { useMemberSide, usePromotions } from '../api/queries';
import { PROMO } from '../phrases/zh-cn';
import { PromoCard } from './PromoCard';
import { isInTab, type PromoTab } from './tabs';

const StyledList = styled.ul`display: grid; gap: ${px(12)};`;
const StyledLogin = styled(Link)`${buttonLook}`;

/** Promotions of a tab and a category, in their order. */
export function PromoList({ tab, category }: { readonly tab: PromoTab; readonly category: string }) {
  const { clock } = usePlatform();
  const promotions = usePromotions();
  const side = useMemberSide();
  if (promotions.isPending) return <Skeleton kind="article" />;
  if (promotions.data === undefined) return <FailedState title={PROMO.failed} onRetry={() => void promotions.refetch()} />;
  const shown = orderPromotions(promotions.data, clock.now())
    .filter((item) => isInTab(item, tab) && (category === 'all' || item.category === category) && isPromotionVisible(item, side));
  if (shown.length === 0) {
    return side.signedIn
      ? <EmptyState icon={<Gift />} title={PROMO.empty} hint={PROMO.emptyHint} />
      : <EmptyState icon={<Gift />} title={PROMO.empty} hint={PROMO.emptyLogin} action={<StyledLogin to={targets.toLogin()} data-kind="secondary">{PROMO.login}</StyledLogin>} />;
  }
  return <StyledList>{shown.map((item, at) => <li key={item.promoId}><PromoCard item={item} eager={at < 2} /></li>)}</StyledList>;
}

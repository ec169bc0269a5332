import styled from 'styled-components';
import { isPromotionVisible, mayJoin, orderPromotions } from '@site/domain/promotions/item';
import { runningOf } from '@site/domain/promotions/offer-step';
import { Link, targets, usePlatform } from '@site/platform';
import { ChevronRight, Section, moreLinkLook, px } from '@site/ui';
import { useMemberOffers, usePromotions } from '../api/queries';
import { useWaitingGiftCount } from '../gifts/use-waiting-gifts';
import { PromoCard } from '../list/PromoCard';
import { PROMO } from '../phrases/zh-cn';

const StyledMore = styled(Link)`
  ${moreLinkLook}
`;
const StyledRow = styled.ul`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 82%;
  gap: ${px(10)};
  overflow-x: auto;
  scrollbar-width: none;
  margin-inline: ${px(-12)};
  padding-inline: ${px(12)};
  scroll-snap-type: x mandatory;
  scroll-padding: ${px(12)};
  &::-webkit-scrollbar {
    display: none;
  }
  li {
    scroll-snap-align: start;
    min-width: 0;
  }
`;

/** As high as `remote.json` says, so that the foot of the page stays where it is. */
const StyledWaiting = styled.div`
  height: ${px(245)};
`;

/** A few promotions on the home page; with it the navigation says whether a gift waits. */
export function Slot() {
  const { clock } = usePlatform();
  const { data: promotions, isPending } = usePromotions();
  const own = useMemberOffers();
  useWaitingGiftCount();
  // Drawn before, what one can have would come under a finger that is on its way to another.
  if (isPending || (own.side.signedIn && own.isPending))
    return <StyledWaiting className="sk" aria-hidden="true" />;
  if (promotions === undefined) return null;
  const shown = orderPromotions(
    promotions,
    clock.now(),
    (item) => mayJoin(item, own.side) || runningOf(item.bonus_id, own.applications) !== null,
  )
    .filter((item) => isPromotionVisible(item, own.side))
    .slice(0, 5);
  if (shown.length === 0) return null;
  return (
    <Section
      title={PROMO.home}
      action={
        <StyledMore to={targets.toPromotions()}>
          {PROMO.more}
          <ChevronRight aria-hidden="true" />
        </StyledMore>
      }
    >
      <StyledRow>
        {shown.map((item) => (
          <li key={item.promoId}>
            <PromoCard item={item} />
          </li>
        ))}
      </StyledRow>
    </Section>
  );
}

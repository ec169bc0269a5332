import { useState } from 'react';
import styled from 'styled-components';
import { promotionPhase } from '@site/domain/promotions/item';
import type { Fen } from '@site/domain/money';
import { Link, targets, usePlatform } from '@site/platform';
import { Clock, EmptyState, buttonLook } from '@site/ui';
import { usePromotions, type Offer } from '../api/queries';
import { useEdge } from '../list/use-edge';
import { BONUS_FORM } from '../phrases/form';
import { depositWith } from '@site/remote-kit/deposit-with';
import { OfferHead } from './OfferHead';

const StyledWay = styled(Link)`
  ${buttonLook}
`;

/** The server's word for a promotion that does not run, before its start too. */
const NOT_RUNNING = 'BON_ENDED';

/**
 * True from the moment in which the promotion ends, or once the server says so; one without known
 * days ends by its word alone.
 */
export function useIsEnded(
  promoId: string,
  reasons: readonly { readonly code: string }[],
): boolean {
  const { clock } = usePlatform();
  const promotion = usePromotions().data?.find((each) => each.promoId === promoId);
  useEdge(Date.parse(promotion?.dateRange.endDate ?? ''));
  const phase = promotion === undefined ? 'running' : promotionPhase(promotion, clock.now());
  const isNow =
    phase === 'ended' || (phase === 'running' && reasons.some(({ code }) => code === NOT_RUNNING));
  // Said once, it stands: what is asked for another amount has no answer yet.
  const [ended, setEnded] = useState<string | null>(null);
  if (isNow && ended !== promoId) setEnded(promoId);
  return ended === promoId;
}

/** The way on without the bonus, by what it was to be taken with. */
function Way({
  kind,
  amount,
}: {
  readonly kind: Offer['transactionType'];
  readonly amount: Fen | null;
}) {
  const [to, words] =
    kind === 'Deposit'
      ? [depositWith(null, amount), BONUS_FORM.depositWithout]
      : kind === 'Transfer'
        ? [targets.toTransfer(), BONUS_FORM.transferWithout]
        : [targets.toPromotions(), BONUS_FORM.all];
  return (
    <StyledWay to={to} data-kind="primary">
      {words}
    </StyledWay>
  );
}

/** What stands in the form's place once its promotion is over; the money itself may still go. */
export function Ended({ offer, amount }: { readonly offer: Offer; readonly amount: Fen | null }) {
  return (
    <>
      <OfferHead promoId={offer.promoId} title={offer.title} />
      <EmptyState
        icon={<Clock />}
        title={BONUS_FORM.ended}
        hint={BONUS_FORM.endedHint}
        testId="bonus-ended"
        action={<Way kind={offer.transactionType} amount={amount} />}
      />
    </>
  );
}

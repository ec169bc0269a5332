/** In the place of an offer where there is none. */
import { useId } from 'react';
import { Button } from '@site/ui';
import { CASH_OUT, NO_OFFER_TEXT } from '../phrases/cash-out';
import type { NoOfferReason } from '../vendors/port';
import type { ReceivedOffer } from './use-offers';

/** These are about the bet, not about its price of now: they hold without a network, too. */
const HOLDS: ReadonlySet<NoOfferReason> = new Set<NoOfferReason>(['waiting', 'never']);

/** What is the matter in a word, and why below it. */
export function NoOffer({
  received,
  isOffline,
}: {
  readonly received: ReceivedOffer;
  readonly isOffline: boolean;
}) {
  const whyId = useId();
  const { offer, failed } = received;
  const reason = offer === null ? null : (offer.reason ?? 'suspended');
  // The look of the offers around it that are cut in the same moment.
  if (isOffline && (reason === null || !HOLDS.has(reason)))
    return (
      <Button kind="gold" block disabled data-testid="cashout">
        {CASH_OUT.offline}
      </Button>
    );
  const [short, why] =
    reason === null ? [failed ? CASH_OUT.failed : CASH_OUT.loading, ''] : NO_OFFER_TEXT[reason];
  return (
    <div data-part="no-offer">
      <Button
        kind="secondary"
        disabled
        data-testid="cashout"
        data-reason={reason ?? ''}
        aria-describedby={why === '' ? undefined : whyId}
      >
        {short}
      </Button>
      {why === '' ? null : <small id={whyId}>{why}</small>}
    </div>
  );
}

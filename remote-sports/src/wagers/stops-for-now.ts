import type { CashOutOffer, NoOfferReason } from '../vendors/port';

const PASSING: ReadonlySet<NoOfferReason> = new Set<NoOfferReason>(['danger', 'suspended']);

/** True where no sale is offered until a moment has passed, as an attack does: it comes back. */
export const stopsForNow = ({ reason }: CashOutOffer): boolean =>
  reason !== null && PASSING.has(reason);

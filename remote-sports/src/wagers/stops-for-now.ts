import type { CashOutOffer } from '../vendors/port';

/** True where no sale is offered until a moment has passed, as an attack does: it comes back. */
export const stopsForNow = ({ reason }: CashOutOffer): boolean =>
  reason === 'danger' || reason === 'suspended';

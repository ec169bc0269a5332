/**
 * Looks after the old wager of a change until its new bet is placed: it may be sold or settled
 * elsewhere.
 */
import { useEffect, useEffectEvent, useMemo } from 'react';
import type { Wager } from '../vendors/port';
import { useOffers, type ReceivedOffer } from './use-offers';

/** It could be sold when the change began: what its vendor never sells now has ended meanwhile. */
export const hasEnded = ({ at, failed, offer }: ReceivedOffer): boolean =>
  at > 0 && !failed && (offer === null || offer.reason === 'never');

/** Props of {@link EditWatch}. */
export interface EditWatchProps {
  readonly wager: Wager;
  /** It is no open wager any more. */
  readonly onGone: () => void;
}

/** Shows nothing. */
export function EditWatch({ wager, onGone }: EditWatchProps) {
  const isGone = hasEnded(useOffers(useMemo(() => [wager], [wager]))(wager));
  const tell = useEffectEvent(onGone);
  useEffect(() => {
    if (isGone) tell();
  }, [isGone]);
  return null;
}

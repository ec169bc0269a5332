/** Which way the price of a wager moved while it is looked at, told for a moment as prices do. */
import { useEffect, useState } from 'react';
import type { Fen } from '@site/domain/money';
import { useStateView } from '@site/platform';
import { useSportsState } from '../state/use-sports';

/** How long it is told, ms: long enough to read the amount that stood there. */
const TOLD_MS = 2_000;

/**
 * The price that stood there before a move, while the move is told.
 *
 * @param price offered for the whole; the first one is no move.
 * @returns null once it is told, and to members who want no signs of moves.
 */
export function usePriceBefore(price: Fen | null): Fen | null {
  const calm = useStateView(useSportsState().calmPrices);
  const [seen, see] = useState<{ readonly price: Fen | null; readonly before: Fen | null }>({
    price,
    before: null,
  });
  if (seen.price !== price) see({ price, before: price === null ? null : seen.price });
  useEffect(() => {
    if (seen.before === null) return undefined;
    const timer = setTimeout(
      () => see((now) => (now === seen ? { ...now, before: null } : now)),
      TOLD_MS,
    );
    return () => clearTimeout(timer);
  }, [seen]);
  return calm ? null : seen.before;
}

/** That the time to pay a deposit is over, whatever its last read said. */
import { useEffect, useState } from 'react';
import type { Application } from '@site/contracts/payment';
import { usePlatform } from '@site/platform';

/** How often the clock is looked at. */
const LOOKED_MS = 1_000;

/**
 * True once the time to pay is over by the server's clock, while the server has not said yet what
 * became of the deposit: nobody may be asked to pay it any more.
 *
 * @param deposit its state, and its end as an ISO time, null where it has none; null without one.
 */
export function useIsPast(deposit: Pick<Application, 'status' | 'expiresAt'> | null): boolean {
  const { clock } = usePlatform();
  const end = deposit?.status === 'Created' ? deposit.expiresAt : null;
  const until = end === null ? null : Date.parse(end);
  const [isOver, setIsOver] = useState(() => until !== null && clock.now() >= until);
  useEffect(() => {
    const look = (): void => setIsOver(until !== null && clock.now() >= until);
    look();
    const timer = until === null ? undefined : setInterval(look, LOOKED_MS);
    return () => clearInterval(timer);
  }, [until, clock]);
  return until !== null && isOver;
}

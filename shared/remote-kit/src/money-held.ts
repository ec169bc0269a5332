/** Whether money is on its way: then nobody is taken anywhere, or asked anything (safety B19d). */
import { useMemo } from 'react';
import { map, useObservable, usePlatform } from '@site/platform';

/**
 * True while an action of any kind is being sent or its answer is unknown, or while a part of the
 * site holds a lock. Needs the capability "locks" and one of money.
 */
export function useMoneyHeld(): boolean {
  const { locks, money } = usePlatform();
  const held$ = useMemo(() => locks.held$.pipe(map((held) => held.length > 0)), [locks]);
  const held = useObservable(held$, locks.isHeld());
  const flying = useObservable(money.underWay$, false);
  return held || flying;
}

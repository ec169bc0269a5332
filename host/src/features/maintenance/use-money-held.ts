/** Whether money is on its way: then nobody is taken anywhere (safety B19d). */
import { useMemo } from 'react';
import { map, useObservable } from '@site/platform';
import { usePlatform } from '@site/platform/host';

/**
 * True while an action is being sent or its answer is unknown, or while a part of the site holds a
 * lock.
 */
export function useMoneyHeld(): boolean {
  const { locks, money } = usePlatform();
  const held$ = useMemo(() => locks.held$.pipe(map((held) => held.length > 0)), [locks]);
  const flying$ = useMemo(
    () =>
      money.open$.pipe(
        map((states) => states.some(({ phase }) => phase === 'submitting' || phase === 'unknown')),
      ),
    [money],
  );
  const held = useObservable(held$, locks.isHeld());
  const flying = useObservable(flying$, false);
  return held || flying;
}

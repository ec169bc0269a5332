import { useEffect, useState } from 'react';
import { usePlatform } from '@site/platform';
import { Money } from '@site/ui';
import { poolAt, type PoolRow } from './ticker';

/** Twice a second is calm and still looks alive. */
const TICK_MS = 500;

/** A pool's amount as it grows; a hidden page does not tick. */
export function PoolAmount({ pool }: { readonly pool: PoolRow }) {
  const { clock } = usePlatform();
  const [now, setNow] = useState(clock.now);
  useEffect(() => {
    const timer = setInterval(() => (document.hidden ? undefined : setNow(clock.now())), TICK_MS);
    return () => clearInterval(timer);
  }, [clock]);
  return <Money amount={poolAt(pool, now)} />;
}

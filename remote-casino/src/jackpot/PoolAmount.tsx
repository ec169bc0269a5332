import { useEffect, useState } from 'react';
import { usePlatform } from '@site/platform';
import { Money } from '@site/ui';
import { poolAt, type PoolRow } from './ticker';

/** Twice a second is calm and still looks alive. */
const TICK_MS = 500;
/** For members who want less motion. */
const CALM_MS = 60_000;

const wantsLessMotion = (): boolean =>
  typeof window.matchMedia === 'function' &&
  window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** A pool's amount as it grows; a hidden page does not tick, and a paused one stands (WCAG 2.2.2). */
export function PoolAmount({
  pool,
  isPaused = false,
}: {
  readonly pool: PoolRow;
  readonly isPaused?: boolean;
}) {
  const { clock } = usePlatform();
  const [now, setNow] = useState(clock.now);
  useEffect(() => {
    if (isPaused) return undefined;
    const timer = setInterval(
      () => (document.hidden ? undefined : setNow(clock.now())),
      wantsLessMotion() ? CALM_MS : TICK_MS,
    );
    return () => clearInterval(timer);
  }, [clock, isPaused]);
  return <Money amount={poolAt(pool, now)} />;
}

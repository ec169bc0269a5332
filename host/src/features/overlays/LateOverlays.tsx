/**
 * What may lie over a page, loaded once the first page stands; nothing of it is needed to read or
 * to tap.
 */
import { useEffect, useState, type ComponentType } from 'react';
import { insist } from '../../late/insist';
import { PartBoundary } from '../../remotes/reported';

/** The latest moment, where the browser never says that it is idle. */
const LATEST_MS = 1_500;

/** Nothing first, the overlays on idle. Code that does not come costs only them, until it comes. */
export function LateOverlays() {
  const [Overlays, setOverlays] = useState<ComponentType | null>(null);
  useEffect(() => {
    const show = (): void =>
      void insist('overlays', () => import(/* webpackChunkName: "late" */ './Overlays')).then(
        (part) => setOverlays(() => part.Overlays),
      );
    if (typeof window.requestIdleCallback !== 'function') {
      const timer = setTimeout(show, LATEST_MS);
      return () => clearTimeout(timer);
    }
    const idle = window.requestIdleCallback(show, { timeout: LATEST_MS });
    return () => window.cancelIdleCallback(idle);
  }, []);
  return (
    Overlays && (
      <PartBoundary name="overlays" fallback={() => null}>
        <Overlays />
      </PartBoundary>
    )
  );
}

/** What may lie over a page, loaded once the first page stands; nothing of it is needed to read or to tap. */
import { Suspense, lazy, useEffect, useState } from 'react';
import { PartBoundary } from '../../remotes/PartBoundary';

const LazyOverlays = lazy(() => import('./Overlays').then(({ Overlays }) => ({ default: Overlays })));

/** The latest moment, where the browser never says that it is idle. */
const LATEST_MS = 1_500;

/** Nothing first, the overlays on idle. A chunk that cannot be loaded costs only them. */
export function LateOverlays() {
  const [due, setDue] = useState(false);
  useEffect(() => {
    const show = (): void => setDue(true);
    if (typeof window.requestIdleCallback !== 'function') {
      const timer = setTimeout(show, LATEST_MS);
      return () => clearTimeout(timer);
    }
    const idle = window.requestIdleCallback(show, { timeout: LATEST_MS });
    return () => window.cancelIdleCallback(idle);
  }, []);
  return due ? <PartBoundary name="overlays" fallback={() => null}><Suspense fallback={null}><LazyOverlays /></Suspense></PartBoundary> : null;
}

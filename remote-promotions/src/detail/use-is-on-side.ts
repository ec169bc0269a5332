import { useSyncExternalStore } from 'react';

/** As a sheet sees it: its foot stands beside what is scrolled. */
const ON_SIDE = '(max-height: 500px) and (min-aspect-ratio: 16/10)';
const query = (): MediaQueryList | null =>
  typeof window.matchMedia === 'function' ? window.matchMedia(ON_SIDE) : null;
/** Older browsers know no event of a query: they turn with the window. */
function watch(changed: () => void): () => void {
  window.addEventListener('resize', changed);
  return () => window.removeEventListener('resize', changed);
}

/** Whether a phone lies on its side: a sheet has its foot beside its body there. */
export const useIsOnSide = (): boolean =>
  useSyncExternalStore(watch, () => query()?.matches ?? false);

/** Looks again when the page has scrolled or changed its size, once per frame at most. */
import { useEffect, useEffectEvent } from 'react';

/** @param look - reads the page; the newest one is called, so it may be a new function each time. */
export function usePageScroll(look: () => void): void {
  const lookAgain = useEffectEvent(look);
  useEffect(() => {
    let frame = 0;
    const onScroll = (): void => {
      frame ||= requestAnimationFrame(() => {
        frame = 0;
        lookAgain();
      });
    };
    globalThis.addEventListener('scroll', onScroll, { passive: true });
    globalThis.addEventListener('resize', onScroll);
    return () => {
      cancelAnimationFrame(frame);
      globalThis.removeEventListener('scroll', onScroll);
      globalThis.removeEventListener('resize', onScroll);
    };
  }, []);
}

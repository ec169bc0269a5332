/**
 * One item after the other by itself, until it is paused, looked at or hidden (C-83); members who
 * want less motion turn it themselves.
 */
import { useEffect, useState } from 'react';

/** How long an item stands, in ms. */
const STANDS_MS = 5_000;

const wantsLessMotion = (): boolean =>
  typeof window.matchMedia === 'function' &&
  window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Which item is shown, and how to steer it. */
export interface Rotation {
  readonly at: number;
  readonly playing: boolean;
  readonly toggle: () => void;
  readonly next: () => void;
  readonly hold: (held: boolean) => void;
}

/** @param count how many items there are. */
export function useRotation(count: number): Rotation {
  const [at, setAt] = useState(0);
  const [playing, setPlaying] = useState(() => !wantsLessMotion());
  const [held, setHeld] = useState(false);
  const next = (): void => setAt((now) => (count === 0 ? 0 : (now + 1) % count));
  useEffect(() => {
    if (!playing || held || count < 2) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') setAt((now) => (now + 1) % count);
    }, STANDS_MS);
    return () => clearInterval(timer);
  }, [playing, held, count]);
  return {
    at: count === 0 ? 0 : at % count,
    playing,
    toggle: () => setPlaying(!playing),
    next,
    hold: setHeld,
  };
}

/**
 * The frame's ear and clocks: who may speak (§2.6, safety B6), what happens when it never loads
 * (B12), and when the provider's session is over.
 */
import { useEffect, useRef, useState, type RefObject } from 'react';
import { usePlatform } from '@site/platform';

/** Without a load for this long the member gets a way out. */
export const FRAME_WATCHDOG_MS = 20_000;

/**
 * What a game may say: to be closed, and that its network failed. What follows is the site's own
 * table.
 */
const WORDS = ['closeIframe', 'NetworkError'] as const;

interface GameFrame {
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly state: 'loading' | 'shown' | 'dead' | 'over';
  readonly handleLoad: () => void;
}

/** @param lastsMs how long the provider keeps the session; null without an end. */
export function useGameFrame(origin: string, lastsMs: number | null): GameFrame {
  const { windows } = usePlatform();
  const frame = useRef<HTMLIFrameElement>(null);
  const [state, setState] = useState<GameFrame['state']>('loading');
  useEffect(() => {
    const source = frame.current?.contentWindow;
    return source === null || source === undefined
      ? undefined
      : windows.register(source, { origin, caps: WORDS });
  }, [windows, origin]);
  useEffect(() => {
    if (state === 'dead' || state === 'over') return undefined;
    const next =
      state === 'loading' ? ([FRAME_WATCHDOG_MS, 'dead'] as const) : ([lastsMs, 'over'] as const);
    const [after, then] = next;
    if (after === null) return undefined;
    const timer = setTimeout(() => setState(then), after);
    return () => clearTimeout(timer);
  }, [state, lastsMs]);
  // A page that comes after the panel is shown after all.
  return {
    frame,
    state,
    handleLoad: () => setState((known) => (known === 'over' ? known : 'shown')),
  };
}

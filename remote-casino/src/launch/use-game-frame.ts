/** The frame's ear and clock: who may speak (§2.6, safety B6), and what happens when it never loads (B12). */
import { useEffect, useRef, useState, type RefObject } from 'react';
import { targets, usePlatform } from '@site/platform';

/** Without a load for this long the member gets a way out. */
export const FRAME_WATCHDOG_MS = 20_000;

interface GameFrame {
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly state: 'loading' | 'shown' | 'dead';
  readonly handleLoad: () => void;
}

export function useGameFrame(origin: string, onClose: () => void): GameFrame {
  const { windows, navigator } = usePlatform();
  const frame = useRef<HTMLIFrameElement>(null);
  const [state, setState] = useState<GameFrame['state']>('loading');
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    const source = frame.current?.contentWindow;
    if (source === null || source === undefined) return undefined;
    return windows.register(source, {
      origin, caps: ['closeIframe', 'NetworkError'],
      onEvent: (event) => (event === 'closeIframe' ? close.current() : navigator.go(targets.toHome(), { replace: true })),
    });
  }, [windows, navigator, origin]);
  useEffect(() => {
    if (state !== 'loading') return undefined;
    const timer = setTimeout(() => setState('dead'), FRAME_WATCHDOG_MS);
    return () => clearTimeout(timer);
  }, [state]);
  return { frame, state, handleLoad: () => setState('shown') };
}

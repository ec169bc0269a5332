/**
 * A game over the whole screen, turned sideways where the phone can (§ rotation): only where the
 * browser has it.
 */
import { useEffect, useState } from 'react';

/** The part of the browser's orientation that not every one has. */
interface Turnable {
  readonly lock?: (to: 'landscape') => Promise<void>;
  readonly unlock?: () => void;
}

const orientation = (): Turnable => (globalThis.screen?.orientation ?? {}) as Turnable;

/** The switch; null where the browser offers none (iPhones do not). */
export function useFullScreen(): { readonly on: boolean; readonly toggle: () => void } | null {
  const [on, setOn] = useState(
    () => document.fullscreenElement !== null && document.fullscreenElement !== undefined,
  );
  useEffect(() => {
    const look = (): void => setOn(Boolean(document.fullscreenElement));
    document.addEventListener('fullscreenchange', look);
    return () => document.removeEventListener('fullscreenchange', look);
  }, []);
  useEffect(
    () => () => {
      // Leaving the game leaves the full screen, too.
      if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined);
    },
    [],
  );
  if (document.fullscreenEnabled !== true) return null;
  const enter = async (): Promise<void> => {
    await document.documentElement.requestFullscreen({ navigationUI: 'hide' });
    await orientation().lock?.('landscape');
  };
  const leave = async (): Promise<void> => {
    orientation().unlock?.();
    await document.exitFullscreen();
  };
  return { on, toggle: () => void (on ? leave() : enter()).catch(() => undefined) };
}

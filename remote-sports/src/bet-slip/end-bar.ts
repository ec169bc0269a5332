/** A bar at the end of the screen tells how high it reaches: toasts stand above it. */
import { useLayoutEffect } from 'react';

/** What toasts read (`ToastView`); without the safe area below it. */
const REACH = '--end-bar';

/** @param reach length from the end of the screen to above the bar; the same text while it stands. */
export function useEndBar(reach: string | null): void {
  useLayoutEffect(() => {
    if (reach === null) return undefined;
    const { style } = document.documentElement;
    style.setProperty(REACH, reach);
    return () => void style.removeProperty(REACH);
  }, [reach]);
}

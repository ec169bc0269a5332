/** A bar at the end of the screen tells how high it reaches: toasts stand above it. */
import { useLayoutEffect } from 'react';

/** What toasts read (`ToastView`); without the safe area below it. */
const REACH = '--end-bar';

/** Of every bar that stands: the slip's and that of open bets come and go each by itself. */
const reaches: string[] = [];

function tell(): void {
  const { style } = document.documentElement;
  if (reaches.length === 0) style.removeProperty(REACH);
  else style.setProperty(REACH, `max(${reaches.join(',')})`);
}

/** @param reach length from the end of the screen to above the bar; the same text while it stands. */
export function useEndBar(reach: string | null): void {
  useLayoutEffect(() => {
    if (reach === null) return undefined;
    reaches.push(reach);
    tell();
    return () => {
      reaches.splice(reaches.indexOf(reach), 1);
      tell();
    };
  }, [reach]);
}

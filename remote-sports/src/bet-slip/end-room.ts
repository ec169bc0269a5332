/** A bar that is as high as what it says: toasts stand above it, too. */
import { useLayoutEffect, useState } from 'react';
import { px } from '@site/ui';
import { useEndBar } from './end-bar';

/** Between a bar and a toast above it, px of the design. */
const GAP = 8;

/**
 * Tells how high a bar reaches while it stands.
 *
 * @param bar null while there is none, or where it lies over nothing.
 * @param below where it begins, px of the design from the end of the screen.
 */
export function useEndRoom(bar: HTMLElement | null, below: number): void {
  const [height, setHeight] = useState(0);
  useLayoutEffect(() => {
    if (bar === null) return undefined;
    const tell = (): void => setHeight(bar.offsetHeight);
    tell();
    if (!('ResizeObserver' in window)) return undefined;
    const sizes = new ResizeObserver(tell);
    sizes.observe(bar);
    return () => sizes.disconnect();
  }, [bar]);
  useEndBar(bar === null ? null : `calc(${px(below + GAP)} + ${height}px)`);
}

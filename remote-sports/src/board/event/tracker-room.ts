/** The room of the tracker: the page keeps it while its code is on the way. */
import { useState } from 'react';
import { jsonKey, usePlatform } from '@site/platform';
import { px } from '@site/ui';

/** Of one line of 44 px that a finger hits, and its edges; never changes: prices stand below. */
export const TRACKER_HEIGHT = `max(46px, ${px(40)})`;
/** Of the panel below the line: a table of three rows and the course; no row of it grows. */
export const PANEL_HEIGHT = px(124);

const OPEN = jsonKey<boolean>('sports/trackerOpen', 'local', 'never', 1, (value) =>
  typeof value === 'boolean' ? value : null,
);

/**
 * Whether the panel stands open, and the way to turn it. Kept on this device and read before
 * anything is drawn, so that a page begins as high as it stays.
 */
export function useTrackerOpen(): readonly [isOpen: boolean, toggle: () => void] {
  const { storage } = usePlatform();
  const [isOpen, setOpen] = useState(() => storage.read(OPEN) ?? false);
  return [
    isOpen,
    () => {
      storage.write(OPEN, !isOpen);
      setOpen(!isOpen);
    },
  ];
}

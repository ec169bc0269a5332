/** The room of the tracker: the page keeps it while its code is on the way. */
import { useState, useSyncExternalStore } from 'react';
import { jsonKey, usePlatform } from '@site/platform';
import { px } from '@site/ui';

/** Of one line of 44 px that a finger hits, and its edges; never changes: prices stand below. */
export const TRACKER_HEIGHT = `max(46px, ${px(40)})`;
const PITCH = 96;
/** Of the pitch with what was seen last beside it; a page that has less room says so. */
export const PITCH_HEIGHT = `var(--pitch, ${px(PITCH)})`;
/**
 * Of the panel below the line, by what it has room for: the pitch with figures, and the course of
 * the match where a clock runs; no row of it grows.
 */
export const PANEL_HEIGHT = {
  table: `calc(${PITCH_HEIGHT} + ${px(60)})`,
  course: `calc(${PITCH_HEIGHT} + ${px(104)})`,
} as const;
/** Where the screen is wide, figures and course stand beside the pitch: no higher than it. */
export const WIDE = '@media (min-width: 700px) and (min-height: 501px)';
export const WIDE_PANEL_HEIGHT = px(PITCH + 4);
/** A phone on its side: the panel has its height, and prices stand beside it. */
export const LYING = '(min-width: 560px) and (max-height: 500px)';
/** What an open panel has room for. */
export type PanelRoom = keyof typeof PANEL_HEIGHT;

/** Below this height an open panel leaves no row of prices in sight. */
const LOW = '(max-height: 599px)';

/** Whether members left the tracker's panel open. */
export const TRACKER_OPEN = jsonKey<boolean>('sports/trackerOpen', 'local', 'never', 1, (value) =>
  typeof value === 'boolean' ? value : null,
);

/** A browser that knows no media queries shows no pages either; a test's may not. */
const low = () => globalThis.matchMedia?.(LOW);
const isLow = (): boolean => low()?.matches ?? false;
function onTurn(turned: () => void): () => void {
  const screen = low();
  screen?.addEventListener('change', turned);
  return () => screen?.removeEventListener('change', turned);
}

/**
 * What the panel has room for, null while it is closed, and the way to turn it. It stands open
 * until somebody closes it; that is kept on this device and read before anything is drawn, so that
 * a page begins as high as it stays. A low screen has the line and keeps nothing: who opens it
 * there means this match. Who turns the phone finds what was chosen for that side of it. Its room
 * is what it is opened with, by a tap or with the page, whatever is known by then: prices stand
 * below.
 *
 * @param clock as the vendor says it; without one there are no minutes along which a course lies.
 */
export function useTrackerPanel(
  clock: string,
): readonly [panel: PanelRoom | null, toggle: () => void] {
  const { storage } = usePlatform();
  const isLying = useSyncExternalStore(onTurn, isLow);
  const fit = (): PanelRoom => (/^\d/.test(clock) ? 'course' : 'table');
  const [upright, setUpright] = useState(() =>
    storage.read(TRACKER_OPEN) === false ? null : fit(),
  );
  const [lying, setLying] = useState<PanelRoom | null>(null);
  const panel = isLying ? lying : upright;
  return [
    panel,
    () => {
      if (!isLying) storage.write(TRACKER_OPEN, panel === null);
      (isLying ? setLying : setUpright)(panel === null ? fit() : null);
    },
  ];
}

import { DATA_LINES, SESSION_LINES } from './lines/session';
import { HEADER_LINES, PAGE_LINES } from './lines/pages';
import { PLAY_LINES } from './lines/play';
import { ACCESS_LINES, WAGER_LINES } from './lines/wagers';
import type { Promised } from './proof';

/** The requirement lines of the safety guide (A1 to A5) in order, with what shows each. */
export const REQUIREMENTS: readonly Promised[] = [
  ...PAGE_LINES,
  ...HEADER_LINES,
  ...SESSION_LINES,
  ...DATA_LINES,
  ...PLAY_LINES,
  ...WAGER_LINES,
  ...ACCESS_LINES,
];

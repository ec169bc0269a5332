/**
 * Why the last session of this browser ended behind the member's back (§4.1). The toast that says
 * so passes in two or three seconds, and whoever looked elsewhere would stand before a login
 * without a word: the reason is kept for that page, over tabs and reloads, until somebody signs
 * in.
 */
import { jsonKey } from '@site/platform';

/** What ended it; the login has words for each. */
const ENDS = ['duplicateLogin', 'loginExpired', 'maintenanceLogout', 'idle'] as const;
export type EndedBy = (typeof ENDS)[number];

/** One of them? */
export const isEnd = (value: unknown): value is EndedBy => ENDS.some((end) => end === value);

/** Kept over the logout that it tells of. */
export const ENDED_BY = jsonKey<EndedBy>('endedBy', 'local', 'never', 1, (value) =>
  isEnd(value) ? value : null,
);

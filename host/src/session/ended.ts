/**
 * Why the last session of this browser ended behind the member's back (§4.1). The toast that says
 * so passes in two or three seconds, and whoever looked elsewhere would stand before a login
 * without a word: the reason is kept for that page, over tabs and reloads, until somebody signs
 * in.
 */
import { jsonKey } from '@site/platform';
import { LOGIN } from '../phrases/login';

/** What ended it; each has its words. */
export type EndedBy = keyof typeof LOGIN.ended;

/** True for a reason that the login has words for. */
export const isEnd = (value: unknown): value is EndedBy =>
  typeof value === 'string' && Object.hasOwn(LOGIN.ended, value);

/** Kept over the logout that it tells of. */
export const ENDED_BY = jsonKey<EndedBy>('endedBy', 'local', 'never', 1, (value) =>
  isEnd(value) ? value : null,
);

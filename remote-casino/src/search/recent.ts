/** What was searched for last on this device; it leaves with the member (safety B7). */
import { jsonKey } from '@site/platform';

const MOST = 8;
const LONGEST = 50;

const read = (value: unknown): readonly string[] | null =>
  Array.isArray(value) &&
  value.every((one) => typeof one === 'string' && one.length > 0 && one.length <= LONGEST)
    ? value.slice(0, MOST)
    : null;

export const RECENT_SEARCHES = jsonKey<readonly string[]>(
  'gameSearches',
  'local',
  'logout',
  1,
  read,
);

/** The list with a text at its head. */
export const withRecent = (recent: readonly string[], text: string): readonly string[] =>
  [text.slice(0, LONGEST), ...recent.filter((known) => known !== text)].slice(0, MOST);

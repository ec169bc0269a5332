/** What was searched for last on this device; it leaves with the member (safety B7). */
import { jsonKey, type StorageKey } from '@site/platform';

const MOST = 8;
const LONGEST = 50;

const read = (value: unknown): readonly string[] | null =>
  Array.isArray(value) &&
  value.every((one) => typeof one === 'string' && one.length > 0 && one.length <= LONGEST)
    ? value.slice(0, MOST)
    : null;

/** The key of a page's searches. */
export const recentSearches = (name: string): StorageKey<readonly string[]> =>
  jsonKey<readonly string[]>(name, 'local', 'logout', 1, read);

/** The list with a text at its head: eight at most, none twice, none longer than 50 characters. */
export const withRecent = (recent: readonly string[], text: string): readonly string[] =>
  [text.slice(0, LONGEST), ...recent.filter((known) => known !== text)].slice(0, MOST);

/** Reads one value of a query; the rules know no browser, so this stands in for its reader. */

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return '';
  }
};

/**
 * The first value of a name, decoded, or null when the name does not stand there.
 *
 * @param search with or without its `?`.
 */
export function queryValue(search: string, name: string): string | null {
  for (const pair of search.replace(/^\?/, '').split('&')) {
    const at = pair.indexOf('=');
    const [key, value] = at === -1 ? [pair, ''] : [pair.slice(0, at), pair.slice(at + 1)];
    if (key !== '' && decode(key) === name) return decode(value);
  }
  return null;
}

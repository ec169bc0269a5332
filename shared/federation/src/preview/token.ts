/** Query of a preview link. */
const QUERY = 'preview';

/**
 * Takes the token of a preview link out of the address, so that it is not handed on by sharing the
 * page.
 *
 * @returns null when the address has none.
 */
export function takePreviewToken(window: Window): string | null {
  const url = new URL(window.location.href);
  const token = url.searchParams.get(QUERY);
  if (token === null) return null;
  url.searchParams.delete(QUERY);
  window.history.replaceState(window.history.state, '', url);
  return token;
}

/** The payment page's address as far as it may be opened: over HTTP, and never of our own origin, whose storage it could read. */
export function payPageUrl(text: string | null | undefined, ownOrigin: string): URL | null {
  if (text === null || text === undefined || !URL.canParse(text)) return null;
  const url = new URL(text);
  return /^https?:$/.test(url.protocol) && url.origin !== ownOrigin ? url : null;
}

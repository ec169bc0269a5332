const LOOPBACK: ReadonlySet<string> = new Set(['localhost', '127.0.0.1']);

/**
 * The sandbox serves its pages over plain HTTP: from this machine or from the host of a site that
 * is itself not encrypted.
 */
const isSandbox = (url: URL, site: URL): boolean =>
  url.protocol === 'http:' &&
  site.protocol === 'http:' &&
  (LOOPBACK.has(url.hostname) || url.hostname === site.hostname);

/**
 * The address of a page of somebody else's as far as it may be opened: encrypted, and never of our
 * own origin, whose storage it could read.
 */
export function outerUrl(text: string | null | undefined, ownOrigin: string): URL | null {
  if (text === null || text === undefined || !URL.canParse(text)) return null;
  const url = new URL(text);
  if (url.origin === ownOrigin) return null;
  return url.protocol === 'https:' || isSandbox(url, new URL(ownOrigin)) ? url : null;
}

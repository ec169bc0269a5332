/**
 * What goes to the back end, and what never may be a page: the edge and a web server in its place
 * agree on it.
 */

/** Paths of data. */
export const DATA_PREFIXES: readonly string[] = [
  '/api',
  '/cms',
  '/sports-data',
  '/log',
  '/vendors',
];
/** Paths of pages for frames and popups. */
export const PAGE_PREFIXES: readonly string[] = [
  '/games',
  '/livechat',
  '/help',
  '/pay',
  '/vault',
  '/kyc',
  '/old-site',
  '/device',
];
/** Destinations (`Sec-Fetch-Dest`) that would make a page of an answer (safety C-09). */
export const DOCUMENT_LIKE: readonly string[] = ['document', 'iframe', 'frame', 'embed', 'object'];

/** Methods that exist on this site; others are answered 405. */
export const METHODS: readonly string[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];

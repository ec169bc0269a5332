/** Which requests the service worker answers. It is a list of what it may, not of what it may not. */
import { Routing } from '../constants';
import { isCanonicalFile, isPartName, isVersionId, RELEASE_ROOT } from '../releases/paths';

/** A request as the worker sees it; `origin`, `pathname` and `search` are of its address. */
export interface AskedFor {
  readonly method: string;
  readonly origin: string;
  readonly pathname: string;
  readonly search: string;
  /** `Request.mode`. */
  readonly mode: string;
  /** `Request.destination`. */
  readonly destination: string;
  /** Whether only a piece is asked for (`Range`). */
  readonly isPartial: boolean;
  /** Whether the address is a preview link. */
  readonly isPreview: boolean;
}

/** A file of a version: immutable, with a hash in the signed registry's records. */
export interface ReleasedFile {
  readonly kind: 'file';
  readonly pathname: string;
  readonly part: string;
  readonly version: string;
  readonly file: string;
}

/** A page of the site. */
export interface AskedPage {
  readonly kind: 'page';
  /**
   * Whether the kept document may stand in for it: it shows the live site, so never for a preview
   * link.
   */
  readonly mayStandIn: boolean;
}

const FILES = `${RELEASE_ROOT}/remotes/`;

/**
 * The released file at a path.
 *
 * @returns null when there can be none: pointers, registries and audit records are not files of a
 *   version.
 */
export function releasedFile(pathname: string): ReleasedFile | null {
  if (!pathname.startsWith(FILES)) return null;
  const [part = '', version = '', ...rest] = pathname.slice(FILES.length).split('/');
  const file = rest.join('/');
  return isPartName(part) && isVersionId(version) && isCanonicalFile(file)
    ? { kind: 'file', pathname, part, version, file }
    : null;
}

/** A client route: below the base, and no name with an extension (the edge's own rule). */
const isRoute = (pathname: string): boolean =>
  pathname.startsWith(`${Routing.basePath}/`) &&
  !pathname.startsWith(`${RELEASE_ROOT}/`) &&
  !(pathname.split('/').at(-1) ?? '').includes('.');

/**
 * What the worker answers a request with; null for everything that goes to the network as if there
 * were no worker: calls, streams, other origins, whatever changes something, and a second attempt
 * at a file (it has a query, because the first answer was no good).
 *
 * @param origin of the site.
 */
export function answeredBy(asked: AskedFor, origin: string): ReleasedFile | AskedPage | null {
  if (asked.method !== 'GET' || asked.origin !== origin || asked.isPartial) return null;
  if (asked.mode === 'navigate') {
    return asked.destination === 'document' && isRoute(asked.pathname)
      ? { kind: 'page', mayStandIn: !asked.isPreview }
      : null;
  }
  return asked.search === '' ? releasedFile(asked.pathname) : null;
}

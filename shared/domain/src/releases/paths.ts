/**
 * Where release files live under the one origin (releases D1). Only canonical paths are ever
 * followed.
 */
import { Routing } from '../constants';

/** Root of everything the release system serves. */
export const RELEASE_ROOT = `${Routing.basePath}/_mf`;

/**
 * Global function the host defines and chunk loaders ask: URL -> verified hash, or an empty text
 * when there is none.
 */
export const INTEGRITY_GLOBAL = '__siteIntegrity';

const SEGMENT = /^[A-Za-z0-9_][A-Za-z0-9._-]{0,127}$/;
const NAME = /^[a-z][a-z0-9_-]{0,47}$/;
const VERSION = /^\d{1,4}\.\d{1,4}\.\d{1,4}_[a-z0-9]{6,16}$/;

/** Whether a text is a part name: a remote, `host`, or a season container such as `season_spring`. */
export function isPartName(name: string): boolean {
  return NAME.test(name);
}

/** Whether a text is a version id: `semver_build`, e.g. `1.8.1_9f3c2ab`. */
export function isVersionId(version: string): boolean {
  return VERSION.test(version);
}

/**
 * Whether a relative file path is canonical: plain segments, no `..`, `%`, `//`, `?`, `#` or
 * backslash (safety C1). Anything else is refused before a URL is made of it.
 */
export function isCanonicalFile(path: string): boolean {
  if (path.length === 0 || path.length > 300) return false;
  return path.split('/').every((segment) => SEGMENT.test(segment));
}

/** Folder of one version of one part. Ends without a slash. */
export function versionRoot(name: string, version: string): string {
  return `${RELEASE_ROOT}/remotes/${name}/${version}`;
}

/**
 * URL path of one file of one version.
 *
 * @returns null when any piece is not canonical.
 */
export function fileUrl(name: string, version: string, file: string): string | null {
  if (!isPartName(name) || !isVersionId(version) || !isCanonicalFile(file)) return null;
  return `${versionRoot(name, version)}/${file}`;
}

/** URL path of the channel pointer, the only mutable file. */
export function channelUrl(channel: string): string {
  return `${RELEASE_ROOT}/channel/${channel}.json`;
}

/** What a path under the release root addresses. */
export type ReleasePath =
  | { readonly kind: 'channel'; readonly file: string }
  | { readonly kind: 'immutable'; readonly file: string };

/**
 * Reads a URL path under the release root.
 *
 * @returns null for anything that is not a canonical path of a known folder.
 */
export function parseReleasePath(urlPath: string): ReleasePath | null {
  const prefix = `${RELEASE_ROOT}/`;
  if (!urlPath.startsWith(prefix)) return null;
  const file = urlPath.slice(prefix.length);
  if (!isCanonicalFile(file)) return null;
  const folder = file.split('/', 1)[0];
  if (folder === 'channel') return { kind: 'channel', file };
  if (folder === 'registry' || folder === 'remotes' || folder === 'audit')
    return { kind: 'immutable', file };
  return null;
}

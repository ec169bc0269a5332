/**
 * URL path -> hash, of files whose release record was verified. Filled by the loader, read by every
 * script load.
 */
const verified = new Map<string, string>();

declare global {
  /** Read by the chunk loading code of host and remotes; empty text means "refuse". */
  var __siteIntegrity: ((url: string) => string) | undefined;
}

/**
 * The verified hash of a URL, by its path: a retry under another query is the same file.
 *
 * @returns an empty text when there is none, when the URL cannot be read or when it leaves this
 *   origin.
 */
export function integrityOf(url: string): string {
  const page = globalThis.location;
  const parsed = URL.parse ? URL.parse(url, page.href) : safeUrl(url, page.href);
  if (parsed === null || parsed.origin !== page.origin) return '';
  return verified.get(parsed.pathname) ?? '';
}

function safeUrl(url: string, base: string): URL | null {
  try {
    return new URL(url, base);
  } catch {
    return null;
  }
}

/**
 * Adds the files of one verified release.
 *
 * @param root URL path of the version, without a slash at its end.
 * @param files hash by file name, as `sha384-…`.
 * @throws Error when a path is already known with another hash: immutable files never change.
 */
export function trustFiles(root: string, files: Readonly<Record<string, string>>): void {
  for (const [file, integrity] of Object.entries(files)) {
    const path = `${root}/${file}`;
    const known = verified.get(path);
    if (known !== undefined && known !== integrity) throw new Error(`two hashes for ${path}`);
    verified.set(path, integrity);
  }
}

/**
 * Puts the look-up where chunk loading code finds it; not writable, so no later script can replace
 * it.
 */
export function installIntegrityLookup(): void {
  if (globalThis.__siteIntegrity !== undefined) return;
  Object.defineProperty(globalThis, '__siteIntegrity', {
    value: integrityOf,
    writable: false,
    configurable: false,
  });
}

import type { ResolvedRelease } from '@site/contracts/releases/boot-document';
import { fileUrl } from '@site/domain/releases/paths';

/**
 * Scripts a first use of a remote needs, in load order: entry, exposed module, then one page's own
 * chunks.
 */
export function firstScripts(release: ResolvedRelease, view?: string): readonly string[] {
  const chunks = release.exposes['./remote']?.js ?? [];
  const own = view === undefined ? [] : (release.views[view] ?? []);
  return [...new Set([release.entry.url, ...chunks, ...own])];
}

/**
 * Adds preload links that match the later scripts in mode and hash, so that the bytes are used and
 * not fetched twice.
 */
export function addPreloadLinks(doc: Document, release: ResolvedRelease, view?: string): void {
  for (const file of firstScripts(release, view)) {
    const href = fileUrl(release.name, release.version, file);
    const integrity = release.files[file];
    if (
      href === null ||
      integrity === undefined ||
      doc.head.querySelector(`link[href="${CSS.escape(href)}"]`)
    )
      continue;
    const link = doc.createElement('link');
    link.rel = 'preload';
    link.as = 'script';
    link.crossOrigin = 'anonymous';
    link.integrity = integrity;
    link.href = href;
    doc.head.append(link);
  }
}

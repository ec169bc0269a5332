import type { ResolvedRelease } from '../boot-document';
import type { Release } from '../release';

/** Hashes of the files of a release that run or style: what a document says of it. */
export const codeFiles = (release: Release): ResolvedRelease['files'] =>
  Object.fromEntries(
    Object.entries(release.files)
      .filter(([file]) => /\.(js|css)$/.test(file))
      .map(([file, { integrity }]) => [file, integrity]),
  );

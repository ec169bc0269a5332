import type { Release } from '@site/contracts/releases/release';

/** Texts of a release's scripts, by file name. */
export type ScriptFiles = ReadonlyMap<string, string>;

/**
 * One look at a finished build before it may be published; each sentence it returns is a reason to
 * refuse. Pure.
 */
export type GateCheck = (release: Release, files: ScriptFiles) => readonly string[];

/** How a release is called in a sentence. */
export const called = ({ name, version }: Pick<Release, 'name' | 'version'>): string =>
  `${name}@${version}`;

import fs from 'node:fs';
import path from 'node:path';
import type { Release } from '@site/contracts/releases/release';
import { chunkLoading } from './chunk-loading';
import { entryKind } from './entry-kind';
import { forbiddenBytes } from './forbidden-bytes';
import type { GateCheck, ScriptFiles } from './gate-check';
import { sharedRanges } from './shared-ranges';

/** Checks on the bytes of a build, whatever tool made it. */
export const BYTE_CHECKS: readonly GateCheck[] = [
  entryKind,
  chunkLoading,
  forbiddenBytes,
  sharedRanges,
];

/** The scripts of a built release, read from its folder. */
export function scriptsOf(release: Release, dir: string): ScriptFiles {
  const scripts = Object.keys(release.files).filter((name) => /\.m?js$/.test(name));
  return new Map(scripts.map((name) => [name, fs.readFileSync(path.join(dir, name), 'utf8')]));
}

/**
 * Every reason why the bytes of a remote or a season may not be published; none when they may. The
 * host is what the others are held against.
 */
export function refusalsOfBytes(release: Release, files: ScriptFiles): readonly string[] {
  if (release.kind === 'host') return [];
  try {
    return BYTE_CHECKS.flatMap((check) => check(release, files));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return [
      `${release.name}@${release.version}: a script of the build is no JavaScript (${error.message})`,
    ];
  }
}

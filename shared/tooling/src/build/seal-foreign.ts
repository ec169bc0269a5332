import fs from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import type { Release } from '@site/contracts/releases/release';
import { remoteSurface } from '@site/contracts/remote-surface';
import type { Part } from '../workspace/parts';
import { sealTree } from '@site/release/seal-tree';
import { payloadsOf } from './payloads';
import { releaseRecord } from './release-record';

/** A folder that another tool built (Vite, Rspack, …), and what it is. */
export interface ForeignBuild {
  readonly dir: string;
  /** The squad's `remote.json`, as it was read. */
  readonly surface: unknown;
  /** `semver_build`, the same that went into the build's public path and global. */
  readonly version: string;
  /** Names and versions of the tools, for the record. */
  readonly toolchain: Readonly<Record<string, string>>;
}

function takeManifest(dir: string): Record<string, unknown> | null {
  const file = path.join(dir, 'mf-manifest.json');
  const manifest = fs.existsSync(file)
    ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, unknown>)
    : null;
  // Side files of the tools are not served: nobody asks for them, and they tell more than they should (safety C-35).
  for (const name of ['mf-manifest.json', 'mf-stats.json', '.vite'])
    fs.rmSync(path.join(dir, name), { recursive: true, force: true });
  return manifest;
}

/**
 * Turns a folder that another tool built into a sealed release like any other: hashes, compressed
 * twins and `release.json`. Whether it may be published is for the gate to say.
 *
 * @throws Error with a sentence when the surface or the folder cannot make a record.
 */
export async function sealForeign({
  dir,
  surface,
  version,
  toolchain,
}: ForeignBuild): Promise<Release> {
  const declared = v.safeParse(remoteSurface, surface);
  if (!declared.success)
    throw new Error(
      `remote.json is not valid: ${declared.issues.map((issue) => `${v.getDotPath(issue) ?? 'it'}: ${issue.message}`).join('; ')}`,
    );
  const part: Part = {
    name: declared.output.name,
    kind: 'remote',
    packageDir: dir,
    sourceDir: dir,
    entry: '',
    surface: surface as Readonly<Record<string, unknown>>,
  };
  const manifest = takeManifest(dir);
  const files = await sealTree(dir, version);
  const record = releaseRecord(part, {
    version,
    flavour: { demo: false, tools: false },
    files,
    manifest,
    payloads: payloadsOf(part.kind, dir, Object.keys(files)),
    views: {},
    toolchain,
  });
  fs.writeFileSync(path.join(dir, 'release.json'), `${JSON.stringify(record, null, 1)}\n`);
  return record;
}

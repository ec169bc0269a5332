import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { typescriptArgs } from '../serve/processes';
import { BUILD_CACHE, inWorkspace } from '../workspace/paths';
import { flavourMark, flavourOf, type Flavour } from '../workspace/flavour';
import { discoverParts, type Part } from '../workspace/parts';
import { mapsDirOf } from './maps';
import { versionOf } from '../workspace/source-hash';

/** A finished build in the cache. */
export interface BuiltPart {
  readonly part: Part;
  readonly version: string;
  /** Folder with the files and `release.json`. */
  readonly dir: string;
}

/** Folder a version's build is kept in. */
export function cacheDirOf(name: string, version: string): string {
  return path.join(BUILD_CACHE, name, version);
}

function isBuilt(dir: string): boolean {
  return fs.existsSync(path.join(dir, 'release.json'));
}

/** Each part is built in a process of its own: they share no state and use both cores. */
function spawnBuild(name: string, version: string, flavour: Flavour): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = inWorkspace('shared', 'tooling', 'src', 'cli', 'build-one.ts');
    const child = spawn(
      process.execPath,
      [...typescriptArgs(worker), name, version, JSON.stringify(flavour)],
      { stdio: ['ignore', 'inherit', 'pipe'] },
    );
    let problems = '';
    child.stderr.on('data', (chunk: Buffer) => {
      problems += chunk.toString();
    });
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`building ${name} failed\n${problems.trim()}`)),
    );
  });
}

const KEPT_BUILDS = 5;
const IN_USE_MS = 3_600_000;

/** A build in the cache, and when it was last asked for (ms). */
export interface KeptBuild {
  readonly version: string;
  readonly at: number;
}

/**
 * The builds that may go: beyond the last few, and asked for by nobody lately. Another command may
 * be publishing what this one did not build.
 */
export function idleBuilds(builds: readonly KeptBuild[], now: number): string[] {
  return [...builds]
    .sort((a, b) => b.at - a.at)
    .slice(KEPT_BUILDS)
    .filter(({ at }) => now - at > IN_USE_MS)
    .map(({ version }) => version);
}

function prune(name: string): void {
  const dir = path.join(BUILD_CACHE, name);
  const builds = fs
    .readdirSync(dir)
    .filter((version) => !/\.(?:tmp|maps)$/.test(version))
    .map((version) => ({ version, at: fs.statSync(path.join(dir, version)).mtimeMs }));
  for (const version of idleBuilds(builds, Date.now()))
    for (const folder of [path.join(dir, version), mapsDirOf(path.join(dir, version))])
      fs.rmSync(folder, { recursive: true, force: true });
}

/** Notes on the folder itself that a build is in use. */
function markUsed(dir: string): void {
  const now = new Date();
  fs.utimesSync(dir, now, now);
}

async function runLimited<T>(
  items: readonly T[],
  limit: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const queue = [...items];
  const lane = async (): Promise<void> => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
  };
  const results = await Promise.allSettled(Array.from({ length: limit }, lane));
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}

/**
 * Builds what has changed, in parallel, and says so line by line.
 *
 * @returns all parts with the folder of their build.
 */
export async function buildAll(
  log: (line: string) => void,
  names?: readonly string[],
  flavour: Flavour = flavourOf(process.env),
): Promise<BuiltPart[]> {
  const parts = discoverParts().filter((part) => names === undefined || names.includes(part.name));
  const builds = parts.map((part) => {
    const version = versionOf(part) + flavourMark(part, flavour);
    return { part, version, dir: cacheDirOf(part.name, version) };
  });
  const missing = builds.filter((build) => !isBuilt(build.dir));
  for (const build of builds) if (!missing.includes(build)) markUsed(build.dir);
  if (missing.length > 0)
    log(
      `building ${missing.length} of ${builds.length} parts: ${missing.map((build) => build.part.name).join(', ')}`,
    );
  let done = 0;
  await runLimited(
    missing,
    Math.max(1, Math.min(3, os.cpus().length)),
    async ({ part, version }) => {
      const started = Date.now();
      await spawnBuild(part.name, version, flavour);
      done += 1;
      prune(part.name);
      log(
        `  [${done}/${missing.length}] ${part.name} ${version} in ${((Date.now() - started) / 1000).toFixed(1)} s`,
      );
    },
  );
  return builds;
}

import fs from 'node:fs';
import { buildPart } from '../build/build-part';
import { cacheDirOf } from '../build/build-all';
import { mapsDirOf } from '../build/maps';
import type { Flavour } from '../workspace/flavour';
import { partOf } from '../workspace/parts';

/**
 * Two commands may build the same version at once: the bytes are the same, the first to arrive
 * stays.
 */
function moveInto(outDir: string, target: string): void {
  try {
    fs.renameSync(outDir, target);
  } catch (error) {
    if (!fs.existsSync(`${target}/release.json`)) throw error;
  }
}

/** Before the build: who finds that finds its maps. */
function moveMaps(from: string, target: string): void {
  if (fs.existsSync(target) || !fs.existsSync(from)) return;
  fs.renameSync(from, target);
}

/**
 * Builds one part beside its place and moves it there when it is complete, so that a broken run
 * leaves nothing half made.
 */
async function main([name = '', version = '', flavour = '']: readonly string[]): Promise<void> {
  const target = cacheDirOf(name, version);
  const outDir = `${target}.${process.pid}.tmp`;
  if (fs.existsSync(target) && !fs.existsSync(`${target}/release.json`))
    fs.rmSync(target, { recursive: true, force: true });
  try {
    await buildPart(partOf(name), {
      version,
      outDir,
      minify: true,
      mapsDir: mapsDirOf(outDir),
      flavour: JSON.parse(flavour) as Flavour,
    });
    moveMaps(mapsDirOf(outDir), mapsDirOf(target));
    moveInto(outDir, target);
  } finally {
    for (const dir of [outDir, mapsDirOf(outDir)]) fs.rmSync(dir, { recursive: true, force: true });
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});

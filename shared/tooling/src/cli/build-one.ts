import fs from 'node:fs';
import { buildPart } from '../build/build-part';
import { cacheDirOf } from '../build/build-all';
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
      flavour: JSON.parse(flavour) as Flavour,
    });
    moveInto(outDir, target);
  } finally {
    fs.rmSync(outDir, { recursive: true, force: true });
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});

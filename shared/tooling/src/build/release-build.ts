import fs from 'node:fs';
import path from 'node:path';
import { Refused } from '@site/release/changes/change';
import type { Build, BuildRequest } from '@site/release/commands/workspace';
import { partOf, SOURCE_VARIABLE } from '../workspace/parts';
import { inWorkspace } from '../workspace/paths';
import { sourcesOf } from '../workspace/source-hash';
import { sourceState } from '../workspace/source-state';
import { buildAll } from './build-all';
import { keptMaps } from './maps';
import { sealBuilt } from './seal-built';

/**
 * Lets a checkout stand in for the package of a part.
 *
 * @throws Refused when the folder is none, or is one of another part.
 */
function takeSource(name: string, source: string): void {
  const dir = path.resolve(source);
  if (!fs.existsSync(path.join(dir, 'package.json')))
    throw new Refused(`--source ${source}: there is no package.json in that folder`);
  process.env[SOURCE_VARIABLE] = dir;
  if (partOf(name).packageDir !== dir)
    throw new Refused(
      `--source ${source}: its package.json is not of ${name}; build from the folder of that part`,
    );
}

async function buildOwn(name: string, say: (line: string) => void): Promise<Build> {
  const part = partOf(name);
  const [built] = await buildAll(say, [name]);
  if (!built) throw new Error(`nothing was built for ${name}`);
  // Builds of the workspace are kept: the next command finds what has not changed.
  const files = [...sourcesOf(part), inWorkspace('pnpm-lock.yaml')];
  return {
    ...built,
    maps: keptMaps(built.dir),
    sources: sourceState(part.packageDir, files),
    remove: () => undefined,
  };
}

/**
 * Makes the build that `publish` takes: of the workspace's own sources, of a checkout that is
 * named, or a sealed copy of what another tool built.
 *
 * @throws Refused or Error with a sentence.
 */
export async function releaseBuild(request: BuildRequest): Promise<Build> {
  const { name, source, built, version, say } = request;
  if (source !== undefined) takeSource(name, source);
  return built === undefined ? buildOwn(name, say) : sealBuilt(name, built, version);
}

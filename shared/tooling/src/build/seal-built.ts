import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readJson } from '@site/contracts/releases/read';
import { isVersionId } from '@site/domain/releases/paths';
import { Refused } from '@site/release/changes/change';
import type { Build } from '@site/release/commands/workspace';
import { sourceState } from '../workspace/source-state';
import { mapsDirOf, takeMaps } from './maps';
import { sealForeign } from './seal-foreign';

const BUILDERS =
  /^(vite|rolldown|rollup|esbuild|webpack|@rspack\/.+|@rsbuild\/.+|@module-federation\/.+)$/;

/**
 * A file beside the folder: null when there is none.
 *
 * @throws Refused when it is no JSON.
 */
function readBeside(built: string, file: string): Readonly<Record<string, unknown>> | null {
  const found = path.join(built, '..', file);
  if (!fs.existsSync(found)) return null;
  const value = readJson(fs.readFileSync(found, 'utf8'));
  if (typeof value === 'object' && value !== null)
    return value as Readonly<Record<string, unknown>>;
  throw new Refused(
    `${found} is no JSON that can be read; a comma or a quote is missing or too many`,
  );
}

/** Names and versions of the tools that the squad's package lists. */
function toolsOf(built: string): Record<string, string> {
  const { dependencies, devDependencies } = (readBeside(built, 'package.json') ?? {}) as Readonly<
    Record<string, Readonly<Record<string, string>> | undefined>
  >;
  return Object.fromEntries(
    Object.entries({ ...dependencies, ...devDependencies }).filter(([name]) => BUILDERS.test(name)),
  );
}

/**
 * Seals a folder that another tool built, in a copy: the squad's own folder stays as it is.
 * `remote.json` stands beside the folder.
 *
 * @throws Refused with a sentence when something of it is missing.
 */
export async function sealBuilt(
  name: string,
  folder: string,
  version: string | undefined,
): Promise<Build> {
  if (name === 'host' || name.startsWith('season_'))
    throw new Refused(`--built is for remotes of other tools; ${name} is built by this workspace`);
  const built = path.resolve(folder);
  if (!fs.existsSync(built))
    throw new Refused(`--built ${folder}: there is no such folder; build first`);
  const surface = readBeside(built, 'remote.json');
  if (surface === null)
    throw new Refused(
      `--built ${folder}: its remote.json has to stand beside it, at ${path.join(built, '..', 'remote.json')}`,
    );
  if (surface['name'] !== name)
    throw new Refused(
      `--built ${folder}: remote.json is of "${String(surface['name'])}", not of ${name}`,
    );
  if (version === undefined || !isVersionId(version))
    throw new Refused(
      '--built needs the version that the build carries: --version 1.4.0_9f3c2ab (numbers, then 6 to 16 letters and digits that are new with each build)',
    );
  const toolchain = toolsOf(built);
  const home = fs.mkdtempSync(path.join(os.tmpdir(), 'site-built-'));
  const sealed = {
    version,
    dir: path.join(home, version),
    maps: mapsDirOf(path.join(home, version)),
    sources: sourceState(path.dirname(built)),
    remove: () => fs.rmSync(home, { recursive: true, force: true }),
  };
  try {
    fs.cpSync(built, sealed.dir, { recursive: true });
    fs.mkdirSync(sealed.maps);
    takeMaps(sealed.dir, sealed.maps);
    await sealForeign({ dir: sealed.dir, surface, version, toolchain });
  } catch (error) {
    sealed.remove();
    throw error;
  }
  return sealed;
}

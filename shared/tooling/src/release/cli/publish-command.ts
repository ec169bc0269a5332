import fs from 'node:fs';
import path from 'node:path';
import type { Release } from '@site/contracts/releases/release';
import { buildAll } from '../../build/build-all';
import { discoverParts, partOf, SOURCE_VARIABLE } from '../../workspace/parts';
import { Refused } from '../changes/change';
import { runGate } from '../gate/run-gate';
import { readPublished } from '../live';
import { publishBuild } from '../publish';
import type { ReleaseStore } from '../store/release-store';
import { sealBuilt, type Sealed } from './publish-built';
import { officeOf, say, signatureOf, type Asked } from './options';

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

async function buildOwn(name: string): Promise<Sealed> {
  partOf(name);
  const [built] = await buildAll(say, [name]);
  if (!built) throw new Error(`nothing was built for ${name}`);
  // Builds of the workspace are kept: the next command finds what has not changed.
  return { ...built, remove: () => undefined };
}

/**
 * Builds a part of the workspace, or of the checkout that is named, or takes what another tool
 * built, puts it through the gate and into a store.
 */
export async function publishPart(
  asked: Asked,
  name: string,
  store: ReleaseStore,
): Promise<{ readonly release: Release; readonly isNew: boolean }> {
  if (asked.values.source !== undefined) takeSource(name, asked.values.source);
  const built =
    asked.values.built === undefined
      ? await buildOwn(name)
      : await sealBuilt(name, asked.values.built, asked.values.version);
  try {
    if ((await readPublished(store, name, built.version)) !== null)
      return await publishBuild(store, built.dir);
    const { 'skip-smoke': skips, why } = asked.values;
    const { by, why: reason, approvals = [] } = signatureOf(asked);
    if (skips && why === undefined)
      throw new Refused('--skip-smoke needs a reason that is kept with the release: --why "…"');
    const gate = await runGate(officeOf(asked), built.dir, {
      approvals,
      skipSmoke: skips ? (why ?? null) : null,
      say,
    });
    return await publishBuild(store, built.dir, {
      'gate.json': `${JSON.stringify({ ...gate, by, why: reason, approvals }, null, 1)}\n`,
    });
  } finally {
    built.remove();
  }
}

/** Publishes a part; nothing becomes live. */
export async function publishCommand(asked: Asked): Promise<void> {
  const name = asked.words[1];
  if (name === undefined)
    throw new Refused(
      `publish needs a name; there are: ${discoverParts()
        .map((part) => part.name)
        .join(', ')}`,
    );
  const { release, isNew } = await publishPart(asked, name, officeOf(asked).store);
  say(
    isNew
      ? `published ${name}@${release.version}; make it live with: npm run release -- promote ${name}`
      : `${name}@${release.version} is already published`,
  );
}

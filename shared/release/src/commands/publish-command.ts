import type { Release } from '@site/contracts/releases/release';
import { Refused } from '../changes/change';
import { runGate } from '../gate/run-gate';
import { readPublished } from '../live';
import { publishBuild } from '../publish';
import type { ReleaseStore } from '../store/release-store';
import { contextOf, say, signatureOf, type CommandLine } from './command-line';

/**
 * Takes a build of a part (of the workspace, of the checkout that is named, or of another tool),
 * puts it through the gate and into a store.
 */
export async function publishPart(
  args: CommandLine,
  name: string,
  store: ReleaseStore,
): Promise<{ readonly release: Release; readonly isNew: boolean }> {
  const { source, built: folder, version } = args.values;
  const built = await args.workspace.build({ name, source, built: folder, version, say });
  try {
    if ((await readPublished(store, name, built.version)) !== null)
      return await publishBuild(store, built.dir);
    const { 'skip-smoke': skips, why } = args.values;
    const { by, why: reason, approvals = [] } = signatureOf(args);
    if (skips && why === undefined)
      throw new Refused('--skip-smoke needs a reason that is kept with the release: --why "…"');
    const gate = await runGate(contextOf(args), built.dir, {
      approvals,
      skipSmoke: skips ? (why ?? null) : null,
      smokeStage: args.workspace.smokeStage,
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
export async function publishCommand(args: CommandLine): Promise<void> {
  const name = args.words[1];
  if (name === undefined)
    throw new Refused(`publish needs a name; there are: ${args.workspace.partNames().join(', ')}`);
  const { release, isNew } = await publishPart(args, name, contextOf(args).store);
  say(
    isNew
      ? `published ${name}@${release.version}; make it live with: npm run release -- promote ${name}`
      : `${name}@${release.version} is already published`,
  );
}

import type { Origin } from '@site/contracts/releases/origin';
import type { Release } from '@site/contracts/releases/release';
import { Refused } from '../changes/change';
import { runGate } from '../gate/run-gate';
import { keepMaps } from '../maps';
import { readPublished } from '../live';
import { dirtyText, keepOrigin, readOrigin } from '../origin';
import { publishBuild } from '../publish';
import type { ReleaseStore } from '../store/release-store';
import { contextOf, say, signatureOf, type CommandLine } from './command-line';

/** Longest note: it stands in lists. */
const NOTE_MOST = 200;

/** What became of it. */
interface Publication {
  readonly release: Release;
  readonly isNew: boolean;
}

function noteOf({ values: { note } }: CommandLine): string | null {
  const text = note?.trim() ?? '';
  if (text.length > NOTE_MOST || /\p{Cc}/u.test(text))
    throw new Refused(`--note is one line of at most ${NOTE_MOST} letters`);
  return text === '' ? null : text;
}

/** What of the version's sources is in no commit, with what follows from that. */
export async function uncleanLine(
  store: ReleaseStore,
  { name, version }: Release,
): Promise<string | null> {
  const dirty = (await readOrigin(store, name, version))?.dirty ?? null;
  return dirty === null
    ? null
    : `from an unclean tree (${dirtyText(dirty)}): canaries and previews show it, production refuses it until the sources are committed and published again`;
}

/**
 * Takes a build of a part (of the workspace, of the checkout that is named, or of another tool),
 * puts it through the gate and into a store.
 */
export async function publishPart(
  args: CommandLine,
  name: string,
  store: ReleaseStore,
): Promise<Publication> {
  const { source, built: folder, version } = args.values;
  const { by, why: reason, approvals = [] } = signatureOf(args);
  const note = noteOf(args);
  const built = await args.workspace.build({ name, source, built: folder, version, say });
  const origin: Origin = {
    schema: 'mf-origin/1',
    at: contextOf(args).now().toISOString(),
    by,
    note,
    ...built.sources,
  };
  const kept = async (published: Publication): Promise<Publication> => {
    await keepOrigin(store, published.release, origin);
    await keepMaps(contextOf(args).maps, published.release, built.maps);
    return published;
  };
  try {
    if ((await readPublished(store, name, built.version)) !== null)
      return await kept(await publishBuild(store, built.dir));
    const { 'skip-smoke': skips, why } = args.values;
    if (skips && why === undefined)
      throw new Refused('--skip-smoke needs a reason that is kept with the release: --why "…"');
    const gate = await runGate(contextOf(args), built.dir, {
      approvals,
      skipSmoke: skips ? (why ?? null) : null,
      smokeStage: args.workspace.smokeStage,
      say,
    });
    const results = `${JSON.stringify({ ...gate, by, why: reason, approvals }, null, 1)}\n`;
    return await kept(
      await publishBuild(store, built.dir, { 'gate.json': results }, built.sources),
    );
  } finally {
    built.remove();
  }
}

/** Publishes a part; nothing becomes live. */
export async function publishCommand(args: CommandLine): Promise<void> {
  const name = args.words[1];
  if (name === undefined)
    throw new Refused(`publish needs a name; there are: ${args.workspace.partNames().join(', ')}`);
  const { store } = contextOf(args);
  const { release, isNew } = await publishPart(args, name, store);
  const unclean = await uncleanLine(store, release);
  const next = unclean === null ? `make it live with: npm run release -- promote ${name}` : unclean;
  say(
    isNew
      ? `published ${name}@${release.version}; ${next}`
      : `${name}@${release.version} is already published${unclean === null ? '' : `, ${unclean}`}`,
  );
}

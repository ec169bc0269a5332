/**
 * Drafts of the console: a season's texts, prizes, colours and poster while they are edited. They
 * lie in the vault, one a season, until they are held back as a version of their own.
 */
import { inLines, sentence, type Sentence } from '@site/domain/releases/sentence';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import * as v from 'valibot';
import {
  ConsoleTextsSchema,
  type ConsoleDraft,
  type ConsoleTexts,
} from '@site/contracts/releases/console';
import { VersionIdSchema } from '@site/contracts/releases/primitives';
import { readJson } from '@site/contracts/releases/read';
import type { Release } from '@site/contracts/releases/release';
import { contrast, lookFaults } from '@site/domain/seasons/look';
import { Refused, refused } from '../changes/change';
import type { ReleaseContext } from '../context';
import { runGate } from '../gate/run-gate';
import type { SmokeStage } from '../gate/smoke-stage';
import { publishedVersions, readLive, readPublished, versionFolder } from '../live';
import { keepOrigin, readOrigin, UNKNOWN_SOURCES } from '../origin';
import { publishBuild } from '../publish';
import { readSeasonTexts, writeEditedBuild, type Picture } from '../seasons/edited-build';
import { keepEditedMaps } from '../seasons/edited-map';
import { readPicture } from '../seasons/picture';
import { writeAtomic } from '../store/atomic-write';
import type { ReleaseStore } from '../store/release-store';

const FileSchema = v.object({
  schema: v.literal('season-draft/1'),
  base: VersionIdSchema,
  texts: ConsoleTextsSchema,
  /** File beside it with a new picture; null for the one of the base. */
  picture: v.nullable(v.string()),
  by: v.string(),
  at: v.string(),
});
type Kept = v.InferOutput<typeof FileSchema>;

const LEAST = 4.5;

const homeOf = ({ vault }: ReleaseContext, name: string): string => {
  if (!/^season_[a-z0-9_]{1,40}$/.test(name)) throw refused`"${name}" is no season`;
  return path.join(vault.dir, 'drafts', name);
};
const fileOf = (context: ReleaseContext, name: string): string =>
  path.join(homeOf(context, name), 'draft.json');

function readKept(context: ReleaseContext, name: string): Kept | null {
  const file = fileOf(context, name);
  if (!fs.existsSync(file)) return null;
  const read = v.safeParse(FileSchema, readJson(fs.readFileSync(file, 'utf8')));
  if (read.success) return read.output;
  throw new Error(`${file} is damaged; delete it to begin a new draft`);
}

/** A version with the store that has it: held back first. */
async function versionIn(
  context: ReleaseContext,
  name: string,
  version: string,
): Promise<{ readonly store: ReleaseStore; readonly release: Release } | null> {
  for (const store of [context.held, context.store]) {
    const found = await readPublished(store, name, version);
    if (found !== null) return { store, release: found.release };
  }
  return null;
}

/** What a new draft begins with: the version built last, of those that were not revoked. */
async function newest(
  context: ReleaseContext,
  name: string,
): Promise<{ readonly store: ReleaseStore; readonly release: Release }> {
  const revoked = (await readLive(context.store, context.channel))?.registry.revoked ?? [];
  const versions = new Set([
    ...(await publishedVersions(context.held, name)),
    ...(await publishedVersions(context.store, name)),
  ]);
  const found = await Promise.all(
    [...versions]
      .filter((version) => !revoked.includes(`${name}@${version}`))
      .map((version) => versionIn(context, name, version)),
  );
  const [first] = found
    .flatMap((each) => each ?? [])
    .toSorted((a, b) => Date.parse(b.release.builtAt) - Date.parse(a.release.builtAt));
  if (first !== undefined) return first;
  throw refused`${name} was never published here; an engineer publishes it once`;
}

/** The base of a draft; a draft whose base is gone cannot be carried on. */
async function baseOf(context: ReleaseContext, name: string, { base }: Kept) {
  const found = await versionIn(context, name, base);
  if (found !== null) return found;
  throw refused`${name}@${base}, which the draft changes, is not stored any more; begin anew`;
}

/**
 * The draft of a season; without one what it would begin with.
 *
 * @throws Refused for a season that is none or cannot be edited.
 */
export async function readDraft(context: ReleaseContext, name: string): Promise<ConsoleDraft> {
  const kept = readKept(context, name);
  if (kept !== null) {
    const { base, texts, by, at } = kept;
    return { name, base, texts, saved: { by, at }, hasPicture: kept.picture !== null };
  }
  const { store, release } = await newest(context, name);
  return {
    name,
    base: release.version,
    texts: await readSeasonTexts(store, release),
    saved: null,
    hasPicture: false,
  };
}

/** What cannot be read on the page or on the poster. */
function colourFaults({ data, surface: { poster } }: ConsoleTexts): readonly Sentence[] {
  const pairs = lookFaults(data.look).map((pair) => pair.split(' on '));
  if (!(contrast(poster.ink, poster.ground) >= LEAST)) pairs.push([poster.ink, poster.ground]);
  return pairs.map(
    ([ink = '', ground = '']) =>
      sentence`this cannot be read, its contrast is below 4.5 to 1: ${ink} on ${ground}`,
  );
}

/** Who saves, and what they had seen: a draft that somebody else saved since stays. */
interface Saving {
  readonly by: string;
  /** Moment of the draft; its base where nobody had saved one. */
  readonly seen: string;
}

function refuseOther({ by, at }: Kept, seen: string): void {
  if (at !== seen) throw refused`${by} saved this draft meanwhile; load the page anew to see it`;
}

async function keep(
  context: ReleaseContext,
  name: string,
  { by, seen }: Saving,
  next: (before: Omit<Kept, 'by' | 'at'>) => Omit<Kept, 'by' | 'at'>,
): Promise<void> {
  const { base, texts } = await readDraft(context, name);
  // Nothing is waited for from here on: of two who save at once the second sees the first.
  const kept = readKept(context, name);
  if (kept !== null) refuseOther(kept, seen);
  else if (base !== seen)
    throw refused`this draft was held back or dropped meanwhile; load the page anew`;
  const before = kept ?? { schema: 'season-draft/1' as const, base, texts, picture: null };
  const after = { ...next(before), by, at: new Date().toISOString() };
  writeAtomic(fileOf(context, name), `${JSON.stringify(after, null, 1)}\n`, 0o600);
}

/**
 * Saves texts. Half-finished ones may be saved as long as each field has its form; colours that
 * cannot be read are refused when it is held back.
 *
 * @throws Refused when somebody else saved meanwhile, or a game's words come or go.
 */
export async function saveTexts(
  context: ReleaseContext,
  name: string,
  texts: ConsoleTexts,
  saving: Saving,
): Promise<ConsoleDraft> {
  const before = (await readDraft(context, name)).texts;
  if ((before.data.game === null) !== (texts.data.game === null))
    throw refused`a mini-game is code: its words can be changed, not added or taken away`;
  const { slug } = before.surface;
  const poster = { ...texts.surface.poster, image: before.surface.poster.image };
  await keep(context, name, saving, (kept) => ({
    ...kept,
    texts: { ...texts, surface: { ...texts.surface, slug, poster } },
  }));
  return readDraft(context, name);
}

/**
 * Saves a picture for the poster.
 *
 * @throws Refused for bytes that are no picture of its shape, and when somebody saved meanwhile.
 */
export async function savePicture(
  context: ReleaseContext,
  name: string,
  bytes: Buffer,
  saving: Saving,
): Promise<ConsoleDraft> {
  const { file } = readPicture(bytes);
  await keep(context, name, saving, (kept) => {
    writeAtomic(path.join(homeOf(context, name), file), bytes, 0o600);
    const { surface } = kept.texts;
    const poster = { ...surface.poster, image: file };
    return { ...kept, picture: file, texts: { ...kept.texts, surface: { ...surface, poster } } };
  });
  return readDraft(context, name);
}

/** The picture of a draft: its own, else that of its base. */
export async function pictureOf(context: ReleaseContext, name: string): Promise<Picture> {
  const kept = readKept(context, name);
  if (kept?.picture)
    return {
      file: kept.picture,
      bytes: fs.readFileSync(path.join(homeOf(context, name), kept.picture)),
    };
  const { store, release } = await (kept === null
    ? newest(context, name)
    : baseOf(context, name, kept));
  const { surface } = await readSeasonTexts(store, release);
  const file = surface.poster.image;
  const stored = await store.read(`${versionFolder(name, release.version)}/${file}`);
  if (stored === null) throw refused`${name} has no picture`;
  return { file, bytes: stored.bytes };
}

/** The draft that was seen. */
function seenDraft(context: ReleaseContext, name: string, seen: string): Kept {
  const kept = readKept(context, name);
  if (kept === null) throw refused`there is no draft; save one first`;
  refuseOther(kept, seen);
  return kept;
}

const forget = (context: ReleaseContext, name: string): void =>
  fs.rmSync(homeOf(context, name), { recursive: true, force: true });

/**
 * Forgets a draft.
 *
 * @throws Refused when there is none, or somebody saved it since it was seen.
 */
export function dropDraft(context: ReleaseContext, name: string, seen: string): void {
  seenDraft(context, name, seen);
  forget(context, name);
}

/**
 * Makes a version of the draft, puts it through the gate and holds it back: nothing public names it
 * until it is planned. The draft is gone then, unless somebody saved it again meanwhile.
 *
 * @throws Refused with every reason, one a line; the draft stays.
 */
export async function holdDraft(
  context: ReleaseContext,
  name: string,
  { seen, ...signature }: Saving & { readonly why: string },
  smokeStage: () => Promise<SmokeStage>,
): Promise<string> {
  const kept = seenDraft(context, name, seen);
  const faults = colourFaults(kept.texts);
  if (faults.length > 0) throw new Refused(inLines(faults));
  const { store, release: base } = await baseOf(context, name, kept);
  const picture =
    kept.picture === null
      ? null
      : readPicture(fs.readFileSync(path.join(homeOf(context, name), kept.picture)));
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'season-'));
  try {
    // The newest version is what a plan takes: its build is later than the one it comes from.
    const builtAt = new Date(Math.max(context.now().getTime(), Date.parse(base.builtAt) + 1_000));
    const edited = await writeEditedBuild(store, base, kept.texts, picture, { dir, builtAt });
    const { made } = edited;
    const gate = await runGate(context, dir, {
      approvals: [],
      skipSmoke: null,
      smokeStage,
      say: () => undefined,
    });
    const origin = (await readOrigin(store, name, base.version)) ?? UNKNOWN_SOURCES;
    const sources = { commit: origin.commit, author: origin.author, dirty: origin.dirty };
    const results = `${JSON.stringify({ ...gate, ...signature, approvals: [] }, null, 1)}\n`;
    await publishBuild(context.held, dir, { 'gate.json': results }, sources);
    await keepEditedMaps(context.maps, store, edited);
    await keepOrigin(context.held, made, {
      schema: 'mf-origin/1',
      at: context.now().toISOString(),
      by: signature.by,
      note: `edited in the console, from ${base.version}`,
      ...sources,
    });
    if (readKept(context, name)?.at === seen) forget(context, name);
    return made.version;
  } finally {
    fs.rmSync(dir, { recursive: true, force: true });
  }
}

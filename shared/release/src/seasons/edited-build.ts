/**
 * A season with other data: the files of a version with its two texts, its poster and its name
 * replaced. Nothing is built, so it needs no bundler; what comes out goes through the same gate as
 * any build (ADR 094).
 */
import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { parse, type Node } from 'acorn';
import type { Release } from '@site/contracts/releases/release';
import { readJson, readRelease } from '@site/contracts/releases/read';
import { SHARE_PICTURE } from '@site/contracts/releases/document/share-tags';
import type { SurfaceSeason } from '@site/contracts/remote-surface';
import type { SeasonData } from '@site/contracts/season-data';
import { refused } from '../changes/change';
import { versionFolder } from '../live';
import { sealTree } from '../seal-tree';
import type { ReleaseStore } from '../store/release-store';
import { withEdits, type Edit, type EditedVersion } from './edited-map';
import { posterPage } from './poster-page';

/** A picture for the poster, as its bytes were checked. */
export interface Picture {
  /** `poster.avif`. */
  readonly file: string;
  readonly bytes: Buffer;
}

/** What an editor may change of a season. */
export interface SeasonTexts {
  readonly data: SeasonData;
  readonly surface: SurfaceSeason;
}

interface AnyNode extends Node {
  readonly value?: unknown;
}

/** A JSON text in a script, as the build wrote it. */
interface Found {
  readonly start: number;
  readonly end: number;
  readonly json: Readonly<Record<string, unknown>>;
}

function* literalsOf(root: AnyNode): Generator<AnyNode> {
  const open: AnyNode[] = [root];
  for (let node = open.pop(); node; node = open.pop()) {
    if (node.type === 'Literal' && typeof node.value === 'string') yield node;
    for (const value of Object.values(node))
      for (const child of Array.isArray(value) ? (value as unknown[]) : [value as unknown])
        if (typeof child === 'object' && child !== null && 'type' in child)
          open.push(child as AnyNode);
  }
}

/** The texts of a schema in a script. */
function jsonTexts(script: string, schema: string): readonly Found[] {
  if (!script.includes(schema)) return [];
  const root = parse(script, { ecmaVersion: 'latest', sourceType: 'script' }) as AnyNode;
  return [...literalsOf(root)].flatMap(({ start, end, value }) => {
    const json = readJson(String(value)) as Readonly<Record<string, unknown>> | null;
    return typeof json === 'object' && json?.['schema'] === schema ? [{ start, end, json }] : [];
  });
}

/** A text as a script writes it: line ends of Unicode end no line in it. */
const literal = (value: unknown): string =>
  JSON.stringify(JSON.stringify(value))
    .replaceAll('\u2028', String.raw`\u2028`)
    .replaceAll('\u2029', String.raw`\u2029`);

const DATA = 'season-data/1';
const SURFACE = 'mf-remote/1';

/** What a season's titles are outside of its own part of the surface. */
function surfaceWith(
  before: Readonly<Record<string, unknown>>,
  season: SurfaceSeason,
): Record<string, unknown> {
  const { title } = season.poster;
  const routes = Array.isArray(before['routes']) ? (before['routes'] as object[]) : [];
  return { ...before, title, routes: routes.map((route) => ({ ...route, title })), season };
}

/**
 * The data of a version, read from its scripts.
 *
 * @throws Refused for a version from before data and code were two things.
 */
export async function readSeasonTexts(store: ReleaseStore, release: Release): Promise<SeasonTexts> {
  const surface = release.surface?.['season'] as SurfaceSeason | undefined;
  for (const file of Object.keys(release.files).filter((name) => name.endsWith('.js'))) {
    const stored = await store.read(`${versionFolder(release.name, release.version)}/${file}`);
    const [found] = jsonTexts(stored?.bytes.toString('utf8') ?? '', DATA);
    if (found !== undefined && surface !== undefined)
      return { data: found.json as unknown as SeasonData, surface };
  }
  throw refused`${release.name}@${release.version} has no data that can be edited: it was made before seasons had any; publish it anew from its sources`;
}

/** What a season's picture for chats was drawn of. */
const drawnOf = (season: SurfaceSeason | undefined): string => {
  const { title, slogan, ground, ink, image } = season?.poster ?? {};
  return JSON.stringify([title, slogan, ground, ink, image]);
};

/** The version of other data: the numbers of the one before, and a build of its own. */
function versionOf(base: string, texts: SeasonTexts, picture: Picture | null): string {
  const hash = crypto.createHash('sha256').update(JSON.stringify([base, texts]));
  if (picture !== null) hash.update(picture.file).update(picture.bytes);
  return `${base.split('_')[0]}_${hash.digest('hex').slice(0, 10)}`;
}

/**
 * Writes the build into a folder.
 *
 * @param dir an empty folder.
 * @returns its record, and what differs in its scripts.
 * @throws Refused when the version cannot be edited.
 */
export async function writeEditedBuild(
  store: ReleaseStore,
  base: Release,
  texts: SeasonTexts,
  picture: Picture | null,
  { dir, builtAt }: { readonly dir: string; readonly builtAt: Date },
): Promise<EditedVersion> {
  const { name, version: from } = base;
  const version = versionOf(from, texts, picture);
  // Two versions in one page must not share a container, its chunks or its address (releases B3); the bundler writes
  // the name of the chunks' list with one line between part and build.
  const build = version.split('_')[1] ?? '';
  const names = new RegExp(`${name}(?:(__?)${from.split('_')[1]}|/${from})`, 'g');
  const newName = (under: string | undefined): string =>
    under === undefined ? `${name}/${version}` : `${name}${under}${build}`;
  const renames = (text: string): readonly Edit[] =>
    [...text.matchAll(names)].map(({ 0: old, 1: under, index }) => ({
      start: index,
      end: index + old.length,
      text: newName(under),
    }));
  let hasData = false;
  const edits = new Map<string, readonly Edit[]>();
  for (const file of Object.keys(base.files)) {
    const stored = await store.read(`${versionFolder(name, from)}/${file}`);
    if (stored === null) throw refused`${name}@${from} is not whole: ${file} is missing`;
    const target = path.join(dir, file);
    fs.mkdirSync(path.dirname(target), { recursive: true });
    if (!file.endsWith('.js')) {
      fs.writeFileSync(target, stored.bytes);
      continue;
    }
    const script = stored.bytes.toString('utf8');
    const data = jsonTexts(script, DATA).map((found) => ({ ...found, text: literal(texts.data) }));
    const surface = jsonTexts(script, SURFACE).map((found) => ({
      ...found,
      text: literal(surfaceWith(found.json, texts.surface)),
    }));
    hasData ||= data.length > 0;
    const put = [...data, ...surface];
    // What an editor wrote stays as it was written, whatever it looks like.
    const named = renames(script).filter(
      (each) => !put.some(({ start, end }) => start <= each.start && each.start < end),
    );
    edits.set(file, [...put, ...named]);
    fs.writeFileSync(target, withEdits(script, [...put, ...named]));
  }
  if (!hasData) await readSeasonTexts(store, base);
  const before = base.surface?.['season'] as SurfaceSeason | undefined;
  // Nothing here draws another one: chats show the site's rather than what was taken back.
  if (picture !== null || drawnOf(before) !== drawnOf(texts.surface))
    fs.rmSync(path.join(dir, SHARE_PICTURE), { force: true });
  if (picture !== null) {
    const old = before?.poster.image ?? picture.file;
    fs.rmSync(path.join(dir, old), { force: true });
    fs.writeFileSync(path.join(dir, picture.file), picture.bytes);
  }
  fs.writeFileSync(path.join(dir, 'poster.html'), posterPage(texts.surface));
  const record = JSON.stringify(base);
  const read = readRelease({
    ...(JSON.parse(withEdits(record, renames(record))) as Release),
    version,
    builtAt: builtAt.toISOString(),
    files: await sealTree(dir, version),
    surface: surfaceWith(base.surface ?? {}, texts.surface),
  });
  if (!read.ok) throw refused`the season makes no valid release record (${read.why})`;
  fs.writeFileSync(path.join(dir, 'release.json'), `${JSON.stringify(read.value, null, 1)}\n`);
  return { base, made: read.value, edits };
}

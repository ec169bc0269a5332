/**
 * Source maps of what is served, for the bench alone: releases have none. Each part is built once
 * more from the same sources with the same settings, and its scripts have to be the ones that are
 * served, byte for byte.
 */
import fs from 'node:fs';
import { SourceMap } from 'node:module';
import path from 'node:path';
import type { BuiltPart } from '../build/build-all';
import { configOf } from '../build/build-part';
import { flavourOf } from '../workspace/flavour';
import { inWorkspace, WORKSPACE_ROOT } from '../workspace/paths';
import { compile } from './compile';
import { ownerOf, type ScriptPlace } from './packages';

const CACHE = inWorkspace('node_modules', '.cache', 'site', 'maps');

async function compileWithMaps({ part, version }: BuiltPart, outDir: string): Promise<void> {
  const config = configOf(part, { version, outDir, minify: true, flavour: flavourOf(process.env) });
  await compile({
    ...config,
    devtool: 'hidden-source-map',
    output: { ...config.output, devtoolModuleFilenameTemplate: '[absolute-resource-path]' },
  });
}

const scriptsIn = (dir: string): string[] =>
  fs.readdirSync(dir).filter((name) => name.endsWith('.js'));

const isSame = (one: string, other: string): boolean =>
  fs.existsSync(other) && fs.readFileSync(one).equals(fs.readFileSync(other));

/**
 * The minifier may name a variable otherwise where it also writes a map. Such a script goes without
 * one, and its time is told as nobody's; many of them are another build.
 */
const MOST_DIFFERING = 2;

/** @throws Error when it is not the build that is served: its maps would tell lies. */
function keepTrueMaps(served: string, built: string): void {
  const differing = scriptsIn(served).filter(
    (name) => !isSame(path.join(served, name), path.join(built, name)),
  );
  if (differing.length > MOST_DIFFERING)
    throw new Error(`${differing.join(', ')}: other bytes than the build with maps gives`);
}

/** Folder with the maps of a build, made when it is missing; older versions go. */
async function mapsOf(built: BuiltPart): Promise<string> {
  const home = path.join(CACHE, built.part.name);
  const dir = path.join(home, built.version);
  if (fs.existsSync(dir)) return dir;
  fs.rmSync(home, { recursive: true, force: true });
  const making = `${dir}.tmp`;
  await compileWithMaps(built, making);
  keepTrueMaps(built.dir, making);
  fs.renameSync(making, dir);
  return dir;
}

const RELEASED = /\/remotes\/([^/]+)\/([^/]+)\/([^/?#]+\.js)/;

/** File of the workspace from what a map says. */
const fileOf = (source: string): string =>
  path.isAbsolute(source)
    ? path.relative(WORKSPACE_ROOT, source).split(path.sep).join('/')
    : source.replace(/^webpack:\/\/[^/]*\//, '');

/**
 * Makes what tells the owner of a place in a served script.
 *
 * @param builds what is served; maps are made of those of them that are asked for.
 * @param urls scripts of the profile.
 */
export async function ownersOf(
  builds: readonly BuiltPart[],
  urls: readonly string[],
): Promise<(place: ScriptPlace) => string | null> {
  const maps = new Map<string, SourceMap>();
  for (const url of new Set(urls)) {
    const [, name, version, file = ''] = RELEASED.exec(url) ?? [];
    const built = builds.find(({ part }) => part.name === name);
    if (built?.version !== version || built === undefined) continue;
    const text = path.join(await mapsOf(built), `${file}.map`);
    if (fs.existsSync(text))
      maps.set(
        url,
        new SourceMap(JSON.parse(fs.readFileSync(text, 'utf8')) as SourceMap['payload']),
      );
  }
  return ({ url, line, column }) => {
    const entry = maps.get(url)?.findEntry(line, column);
    return entry !== undefined && 'originalSource' in entry
      ? ownerOf(fileOf(entry.originalSource))
      : null;
  };
}

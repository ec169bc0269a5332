/** One part in webpack's watch mode: what is saved is compiled from what has changed. */
import fs from 'node:fs';
import path from 'node:path';
import webpack, { type Stats, type StatsError } from 'webpack';
import type { Release } from '@site/contracts/releases/release';
import { fileUrl, versionRoot } from '@site/domain/releases/paths';
import { integrityOfBytes, listTree } from '@site/release/files';
import type { Published } from '@site/release/changes/change';
import { addHostFiles, viewsFileOf } from '../build/build-part';
import { releaseRecord } from '../build/release-record';
import { addSeasonFiles } from '../build/season-poster';
import { viewChunks } from '../build/views';
import { ViewChunksPlugin } from '../webpack/view-chunks-plugin';
import type { Flavour } from '../workspace/flavour';
import { discoverParts, partOf, type Part } from '../workspace/parts';
import { hotConfig } from './hot-config';
import type { Problem } from './messages';

/** A part while it is watched. */
export interface HotPart {
  readonly part: Part;
  readonly version: string;
  /** A compilation is under way. */
  readonly isBuilding: () => boolean;
  /** What the newest compilation found wrong. */
  readonly problems: () => readonly Problem[];
  /** Hash of the newest compilation that found nothing wrong; empty before the first. */
  readonly hash: () => string;
  /** Hashes of the scripts by which pages follow, by URL path. */
  readonly updates: () => Readonly<Record<string, string>>;
  /**
   * Writes the record of the newest good compilation, under a name of its own: one generation is
   * never another.
   */
  readonly record: () => Promise<Published & { readonly url: string }>;
  readonly stop: () => Promise<void>;
}

const UPDATE = /\.hot-update\.js$/;
/** A page that is further behind is loaded anew. */
const MOST_UPDATES = 400;
/** Made by the bundler and no file of a release. */
const ASIDE = /\.(?:map|hot-update\.js|hot-update\.json)$/;

/** Colours of a terminal, which a compiler adds. */
// oxlint-disable-next-line no-control-regex -- a control is what this removes
const COLOURS = /\u001b\[[0-9;]*m/g;

/** A bundler's error with its place; the compiler draws the place in its message. */
export function problemOf({ moduleName = '', loc = '', message }: StatsError): Problem {
  const text = message.replaceAll(COLOURS, '');
  const drawn = /╭─\[(.+?):(\d+):(\d+)\]/.exec(text);
  const file = moduleName.replace(/^.*!/, '');
  const place =
    drawn === null ? [file, loc.split('-')[0]].filter(Boolean).join(':') : drawn.slice(1).join(':');
  return { place, message: text };
}

const problemsOf = (stats: Stats): Problem[] =>
  (stats.toJson({ all: false, errors: true }).errors ?? []).map(problemOf);

/**
 * Watches a part.
 *
 * @param siteDir folder that the site is served from; the build lands in it at once.
 * @param changed called when a compilation begins and when it has ended.
 */
export function watchPart(
  part: Part,
  {
    version,
    siteDir,
    flavour,
  }: { readonly version: string; readonly siteDir: string; readonly flavour: Flavour },
  changed: () => void,
): HotPart {
  const outDir = path.join(siteDir, 'remotes', part.name, version);
  const views = new ViewChunksPlugin();
  const config = hotConfig(part, { version, outDir, flavour });
  const compiler = webpack({ ...config, plugins: [...(config.plugins ?? []), views] });
  const integrity = new Map<string, string>();
  const updates: Record<string, string> = {};
  let [isBuilding, hash, made] = [true, '', 0];
  let problems: readonly Problem[] = [];
  let files: readonly string[] = [];
  let exposed: readonly string[] = [];
  let added: readonly string[] | null = null;

  const bytesOf = (file: string): Buffer => fs.readFileSync(path.join(outDir, file));
  const urlOf = (file: string): string => fileUrl(part.name, version, file) ?? '';
  const take = (stats: Stats): void => {
    problems = problemsOf(stats);
    if (problems.length > 0) return;
    hash = stats.hash ?? '';
    for (const name of stats.compilation.emittedAssets) integrity.delete(name);
    const names = stats.compilation.getAssets().map(({ name }) => name);
    for (const name of names.filter((each) => UPDATE.test(each)))
      updates[urlOf(name)] ??= integrityOfBytes(bytesOf(name));
    for (const url of Object.keys(updates).slice(0, -MOST_UPDATES)) delete updates[url];
    files = names.filter((name) => !ASIDE.test(name));
    const chunk = stats.compilation.namedChunks.get('__federation_expose_remote');
    exposed = [...(chunk?.files ?? [])].filter((name) => !ASIDE.test(name));
  };
  compiler.hooks.invalid.tap('watchPart', () => {
    isBuilding = true;
    changed();
  });
  const watching = compiler.watch(config.watchOptions ?? {}, (error, stats) => {
    isBuilding = false;
    if (error !== null) problems = [{ place: '', message: error.message }];
    else if (stats !== undefined) take(stats);
    changed();
  });

  const fileRecord = (file: string): Release['files'][string] => {
    const known = integrity.get(file) ?? integrityOfBytes(bytesOf(file));
    integrity.set(file, known);
    return { integrity: known, bytes: fs.statSync(path.join(outDir, file)).size, gz: 0, br: 0 };
  };
  const addFiles = async (now: Part): Promise<readonly string[]> => {
    const before = new Set(await listTree(outDir));
    if (part.kind === 'host') await addHostFiles(now, outDir, flavour);
    addSeasonFiles(now, outDir);
    return (await listTree(outDir)).filter((file) => !before.has(file));
  };
  const record = async (): Promise<Published & { readonly url: string }> => {
    // What a part declares may have changed with its code.
    const now = partOf(part.name, discoverParts());
    added ??= await addFiles(now);
    const release = releaseRecord(now, {
      version,
      flavour,
      files: Object.fromEntries([...files, ...added].map((file) => [file, fileRecord(file)])),
      manifest: {
        exposes: [{ name: 'remote', assets: { js: { sync: exposed }, css: { sync: [] } } }],
      },
      views: viewChunks(viewsFileOf(now), views.chunks),
    });
    const bytes = Buffer.from(`${JSON.stringify(release)}\n`);
    made += 1;
    const name = made === 1 ? 'release.json' : `release-${made}.json`;
    fs.writeFileSync(path.join(outDir, name), bytes);
    return {
      release,
      integrity: integrityOfBytes(bytes),
      url: `${versionRoot(part.name, version)}/${name}`,
    };
  };
  return {
    part,
    version,
    isBuilding: () => isBuilding,
    problems: () => problems,
    hash: () => hash,
    updates: () => updates,
    record,
    stop: () =>
      new Promise((resolve) => {
        watching?.close(() => resolve());
      }),
  };
}

import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { newRemote } from '../generate/new-remote';
import { newRepository } from '../generate/new-repository';
import {
  newChangeset,
  packedPackages,
  packPackages,
  releasePackages,
} from '../generate/pack-packages';
import { newSeason, seasonSteps } from '../generate/new-season';
import { newVendor, VENDOR_EDITS } from '../generate/new-vendor';
import { NotPossible } from '../generate/write-folder';
import { discoverParts } from '../workspace/parts';
import { inWorkspace, WORKSPACE_ROOT } from '../workspace/paths';

const HELP = `npm run new -- remote <name> --routes /lottery/* --squad keno [--title 彩票]
npm run new -- season <slug> --route event_CNY2027 --title 新春盛典
npm run new -- vendor <id>
npm run new -- repository <folder> --name keno --routes /keno/* --squad keno [--title 彩票] [--tool webpack | rspack | vite]
npm run new -- packages <folder>
npm run new -- changeset ui:minor platform:patch --title "what changed for who builds against them"
npm run new -- versions <folder>`;

const say = (...lines: readonly string[]): void => {
  process.stdout.write(`${lines.join('\n')}\n`);
};

/** A new package is known to the lockfile at once; everything it needs is here already. */
function install(): void {
  const { packageManager } = JSON.parse(fs.readFileSync(inWorkspace('package.json'), 'utf8')) as {
    packageManager: string;
  };
  const args = [
    'exec',
    '--yes',
    '--',
    packageManager,
    'install',
    '--no-frozen-lockfile',
    '--prefer-offline',
    '--reporter=append-only',
  ];
  const { status } = spawnSync('npm', args, {
    cwd: WORKSPACE_ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0)
    throw new Error('its packages could not be linked (the lines above say why); nothing was kept');
}

interface NewOptions {
  readonly routes?: string;
  readonly route?: string;
  readonly squad?: string;
  readonly title?: string;
  readonly name?: string;
  readonly tool?: string;
}

function remote(name: string, { routes = '', squad, title = name }: NewOptions): void {
  if (squad === undefined)
    throw new NotPossible('a remote has a squad that answers for it: --squad keno');
  const dir = newRemote(
    WORKSPACE_ROOT,
    { name, squad, title, routes: routes.split(',').filter((route) => route !== '') },
    discoverParts(),
  );
  try {
    install();
  } catch (error) {
    fs.rmSync(dir, { recursive: true });
    throw error;
  }
  say(
    `\nwritten: ${path.relative(WORKSPACE_ROOT, dir)}/. Now:`,
    `  1. npm run dev -- ${name}            the site with this remote from source; a saved file shows by itself`,
    `  2. npm run check -- ${name}          types, rules, tests`,
    `  3. commit it (members get what is committed), npm run release -- publish ${name}, then promote ${name}`,
    '  Addresses, bars and access are in remote.json; the guide is shared/docs/guides/add-a-remote.md',
  );
}

function season(slug: string, { route = '', title = '' }: NewOptions): void {
  const dir = newSeason(WORKSPACE_ROOT, { slug, route, title }, discoverParts());
  say('', ...seasonSteps(slug, path.relative(WORKSPACE_ROOT, dir)));
}

function vendor(id: string): void {
  const [adapter = '', tables = ''] = newVendor(WORKSPACE_ROOT, id).map((dir) =>
    path.relative(WORKSPACE_ROOT, dir),
  );
  say(
    `\nwritten: ${adapter}/ (adapter) and ${tables}/ (tables). Everything refuses until it is filled, and no member sees it. Now:`,
    '  1. npm run check -- remote-sports     its suite says what is missing',
    '  2. write a method in index.ts, take its name off the list in draft.test.ts',
    '  3. when the list is empty, these, each named by the compiler (shared/docs/guides/add-an-odds-vendor.md):',
    ...VENDOR_EDITS.map(([file, what]) => `       ${file}: ${what}`),
  );
}

function repository(folder: string, { name, routes = '', squad, title, tool }: NewOptions): void {
  if (name === undefined || squad === undefined)
    throw new NotPossible(
      'a remote has a name and a squad that answers for it: --name keno --squad keno',
    );
  const dir = path.resolve(folder);
  const list = routes.split(',').filter((route) => route !== '');
  newRepository(
    dir,
    { name, squad, title: title ?? name, routes: list },
    tool ?? 'webpack',
    discoverParts(),
  );
  say(
    `\nwritten: ${dir}/. Its README.md says how it is built and released; what a part may use and has to keep: shared/docs/guides/add-a-remote.md`,
  );
}

function packages(folder: string): void {
  packPackages(path.resolve(folder));
  say('', ...[...packedPackages().values()].map((file) => path.join(path.resolve(folder), file)));
}

/** Packs, and makes the versions that the changesets ask for. */
function versions(folder: string): void {
  const lines = releasePackages(path.resolve(folder));
  say('', ...(lines.length === 0 ? ['no changeset waits: the versions stay'] : lines));
  say('commit the versions, the changelogs and .changeset');
}

function changeset(first: string, { title }: NewOptions, more: readonly string[]): void {
  say(`\nwritten: ${newChangeset([first, ...more], title ?? '')}`);
}

const KINDS: Readonly<
  Record<string, (name: string, options: NewOptions, more: readonly string[]) => void>
> = {
  remote,
  season,
  vendor,
  repository,
  packages,
  changeset,
  versions,
};

/** What the parser says of options is short of what would be right. */
function readArgs<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    const [first = ''] = (error instanceof Error ? error.message : String(error)).split('. ');
    throw new NotPossible(`${first}; this is how it is asked:\n${HELP}`);
  }
}

/**
 * Writes a new part of the site: `npm run new -- remote | season | vendor | repository | packages |
 * changeset | versions`.
 */
function main(args: readonly string[]): void {
  const text = { type: 'string' } as const;
  const options = { routes: text, route: text, squad: text, title: text, name: text, tool: text };
  const {
    values,
    positionals: [kind = '', name, ...more],
  } = readArgs(() => parseArgs({ args: [...args], allowPositionals: true, options }));
  const write = Object.hasOwn(KINDS, kind) ? KINDS[kind] : undefined;
  if (write === undefined || name === undefined || (more.length > 0 && kind !== 'changeset'))
    throw new NotPossible(`this is how it is asked:\n${HELP}`);
  write(name, values, more);
}

try {
  main(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`new: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

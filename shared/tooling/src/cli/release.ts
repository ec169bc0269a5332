import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildAll } from '../build/build-all';
import type { Intent } from '../release/commit-generation';
import { publishBuild } from '../release/publish';
import type { Store } from '../release/store';
import { FLAGS, promote, rollback, statusLines, turnFlag } from '../release/verbs';
import { dataDir, siteDir } from '../workspace/paths';
import { SOURCE_VARIABLE, discoverParts, partOf } from '../workspace/parts';

const HELP = `npm run release -- <command> [name] [options]

  publish <name>              build the part from the workspace and put it into the release store; nothing becomes live
  promote <name>              make the newest published version live (--version picks another)
  rollback <name>             make the last good version live again
  flag <name> on|off          turn a switch of the site: ${Object.entries(FLAGS).map(([flag, does]) => `${flag} (${does})`).join(', ')}
  status                      what is live, what was live before

  <name> is host, a remote, or season_<slug>
  --version <semver_build>    which published version to promote
  --channel <name>            which channel to move (default production, the one the site serves)
  --data <dir>                data folder of the site (default DATA_DIR or .data)
  --why <text>                reason, kept in the audit record
  --source <dir>              publish a remote from another checkout of its folder instead of this workspace

A running site shows the change at the next navigation; no restart, no host release.`;

interface Options { readonly store: Store; readonly intent: Omit<Intent, 'action'>; readonly version: string | undefined; readonly word: string | undefined }

const say = (line: string): void => { process.stdout.write(`${line}\n`); };

function needName(verb: string, name: string | undefined): string {
  if (name) return name;
  throw new Error(`${verb} needs a name; there are: ${discoverParts().map((part) => part.name).join(', ')}`);
}

/** @throws Error when the folder is no remote. */
function checkedSource(source: string): string {
  const dir = path.resolve(source);
  if (fs.existsSync(path.join(dir, 'package.json'))) return dir;
  throw new Error(`--source ${source}: there is no package.json in that folder`);
}

async function publish(name: string, { store }: Options): Promise<void> {
  partOf(name);
  const [built] = await buildAll(say, [name]);
  if (!built) throw new Error(`nothing was built for ${name}`);
  const { release, isNew } = await publishBuild(store, built.dir);
  say(isNew ? `published ${name}@${release.version}; make it live with: npm run release -- promote ${name}` : `${name}@${release.version} is already published`);
}

const VERBS: Readonly<Record<string, (name: string | undefined, options: Options) => Promise<void> | void>> = {
  publish: (name, options) => publish(needName('publish', name), options),
  promote: (name, { store, intent, version }) => {
    const result = promote(store, { ...intent, action: 'promote' }, needName('promote', name), version);
    say(`${name}: ${result.from ?? 'nothing'} -> ${result.to}, generation ${result.generation} on ${intent.channel}`);
  },
  rollback: (name, { store, intent }) => {
    const result = rollback(store, { ...intent, action: 'rollback' }, needName('rollback', name));
    say(`${name}: ${result.from} -> ${result.to}, generation ${result.generation} on ${intent.channel}`);
  },
  flag: (name, { store, intent, word }) => {
    const flag = name ?? '';
    const generation = turnFlag(store, { ...intent, action: 'flag' }, flag, word);
    say(`${flag}: ${word ?? ''}, generation ${generation} on ${intent.channel}`);
  },
  status: (_name, { store, intent }) => say(statusLines(store, intent.channel).join('\n')),
};

async function main(argv: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...argv], allowPositionals: true,
    options: { version: { type: 'string' }, channel: { type: 'string' }, data: { type: 'string' }, why: { type: 'string' }, source: { type: 'string' }, help: { type: 'boolean' } },
  });
  const [verb = 'help', name, word] = positionals;
  if (verb === 'help' || values.help) return say(HELP);
  if (values.source !== undefined) process.env[SOURCE_VARIABLE] = checkedSource(values.source);
  const run = Object.hasOwn(VERBS, verb) ? VERBS[verb] : undefined;
  if (!run) throw new Error(`there is no command "${verb}"\n\n${HELP}`);
  await run(name, {
    store: { root: siteDir(dataDir(values.data ? { DATA_DIR: values.data } : process.env)) },
    intent: { channel: values.channel ?? 'production', by: os.userInfo().username, why: values.why ?? 'not given' },
    version: values.version, word,
  });
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`release: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});

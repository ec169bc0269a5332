// First step of every command: Node built-ins only, because nothing may be installed yet. Installs what is
// missing, then hands over to the TypeScript command of the same name.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');
const tooling = path.join(root, 'shared', 'tooling');
const loader = path.join(tooling, 'node_modules', 'tsx', 'dist', 'loader.mjs');
const stampFile = path.join(root, 'node_modules', '.cache', 'site', 'install-stamp');
const VERBS = [
  'start',
  'serve',
  'test',
  'dev',
  'new',
  'release',
  'bench',
  'build',
  'check',
  'format',
  'spec',
  'docs',
  'mutate',
  'gallery',
  'visual',
  'cards',
  'sbom',
];

function fail(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  fail(
    `Node.js 20.19 or newer is needed; this is ${process.versions.node}. Install a newer one and try again.`,
  );
}

function pnpmOf() {
  const manifest = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  return manifest.packageManager;
}

/** Everything an install depends on: lockfile, workspace settings, each package's own list. */
function installStamp() {
  const hash = createHash('sha256').update(process.versions.node);
  const folders = [
    root,
    ...['host', 'host/edge', 'e2e', 'e2e/sandbox'].map((dir) => path.join(root, dir)),
  ];
  for (const entry of readdirSync(root).filter((name) => name.startsWith('remote-')))
    folders.push(path.join(root, entry));
  for (const entry of readdirSync(path.join(root, 'shared')))
    folders.push(path.join(root, 'shared', entry));
  const files = [
    path.join(root, 'pnpm-lock.yaml'),
    path.join(root, 'pnpm-workspace.yaml'),
    ...folders.map((dir) => path.join(dir, 'package.json')),
  ];
  for (const file of files) if (existsSync(file)) hash.update(readFileSync(file));
  return hash.digest('hex');
}

function install() {
  const stamp = installStamp();
  if (existsSync(loader) && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp)
    return;
  process.stdout.write(
    `installing packages with ${pnpmOf()} (first time about half a minute) ...\n`,
  );
  const started = Date.now();
  const args = [
    'exec',
    '--yes',
    '--',
    pnpmOf(),
    'install',
    '--frozen-lockfile',
    '--prefer-offline',
    '--reporter=append-only',
  ];
  const result = spawnSync('npm', args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (result.error)
    fail(
      `npm could not be started (${result.error.message}). It comes with Node.js; check that it is on the PATH.`,
    );
  if (result.status !== 0) {
    fail(
      'Installing failed; the lines above say why. Check the network or the registry of your npm settings and run the same command again. ' +
        'If a package.json was changed, run: npm exec --yes -- ' +
        pnpmOf() +
        ' install',
    );
  }
  mkdirSync(path.dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, stamp);
  process.stdout.write(`installed in ${((Date.now() - started) / 1000).toFixed(1)} s\n`);
}

/** Whoever works here commits in the form of the house; a choice of their own stays. */
function useHooks() {
  if (process.env['CI'] || !existsSync(path.join(root, '.git'))) return;
  const git = (...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  const chosen = git('config', '--get', 'core.hooksPath');
  if (chosen.status === 1) git('config', 'core.hooksPath', 'shared/tooling/hooks');
}

function handOver(verb, args) {
  const script = path.join(tooling, 'src', 'cli', `${verb}.ts`);
  const child = spawn(process.execPath, ['--import', pathToFileURL(loader).href, script, ...args], {
    cwd: root,
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => child.kill(signal));
  // npm starts a shell in between, which dies of a signal without passing it on: an orphan ends its command itself.
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) child.kill('SIGTERM');
  }, 500).unref();
  child.on('error', (error) => fail(`could not start: ${error.message}`));
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 143)));
}

// npm swallows the first `--`; a caller without npm may leave it in.
const [verb, ...given] = process.argv.slice(2);
const args = given[0] === '--' ? given.slice(1) : given;
if (!VERBS.includes(verb))
  fail(`there is no command "${verb ?? ''}"; there are: ${VERBS.join(', ')}`);
checkNode();
install();
useHooks();
handOver(verb, args);

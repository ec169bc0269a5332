import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { refusalsOfBytes, scriptsOf } from '@site/release/gate/bytes';
import { sealForeign } from '../build/seal-foreign';
import { toolPath } from '../checks/run-tool';
import { discoverParts } from '../workspace/parts';
import { installFromHere } from './installed.fixture';
import { packedPackages, packPackages, untoldChanges } from './pack-packages';
import { newRepository } from './new-repository';

jest.setTimeout(240_000);

const VERSION = '1.0.0_abc1234';
const KENO = { name: 'keno', squad: 'keno', title: '快乐彩', routes: ['/keno/*'] };
let root: string;

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'site-own-'));
});
afterEach(() => {
  fs.rmSync(root, { recursive: true, force: true });
});

/** Runs a program of the repository, as its scripts do. */
const run = (dir: string, program: string, ...args: string[]): string =>
  execFileSync(program, args, {
    cwd: dir,
    stdio: 'pipe',
    encoding: 'utf8',
    env: {
      ...process.env,
      PART_VERSION: VERSION,
      NODE_ENV: 'production',
      // Started by a test, whose mode makes the federation plugin step aside.
      MFE_VITE_NO_TEST_ENV_CHECK: 'true',
    },
  });

test.each([
  ['webpack', (dir: string) => run(dir, process.execPath, 'build.mjs')],
  ['rspack', (dir: string) => run(dir, process.execPath, 'build.mjs')],
  [
    'vite',
    (dir: string) =>
      run(dir, process.execPath, path.join('node_modules/vite/bin/vite.js'), 'build'),
  ],
] as const)(
  'an empty folder becomes a repository whose types hold against the packed packages, and that %s builds into what the gate takes',
  async (tool, build) => {
    const dir = path.join(root, 'keno');
    newRepository(dir, KENO, tool, discoverParts());
    installFromHere(dir);
    expect(run(dir, toolPath('tsc'), '--noEmit')).toBe('');
    build(dir);
    const surface: unknown = JSON.parse(fs.readFileSync(path.join(dir, 'remote.json'), 'utf8'));
    const dist = path.join(dir, 'dist');
    const release = await sealForeign({
      dir: dist,
      surface,
      version: VERSION,
      toolchain: { tool },
    });
    expect(release.exposes['./remote']?.js.length).toBeGreaterThan(0);
    expect(refusalsOfBytes(release, scriptsOf(release, dist))).toEqual([]);
  },
);

test('a package brings every file that its exports name, its changelog, and peers for what the host serves', () => {
  const into = path.join(root, 'packages');
  const surfaces = packPackages(into);
  for (const [name, file] of packedPackages()) {
    const dir = path.join(root, name);
    fs.mkdirSync(dir, { recursive: true });
    execFileSync('tar', ['-xzf', path.join(into, file), '-C', dir, '--strip-components=1']);
    const packed = JSON.parse(fs.readFileSync(path.join(dir, 'package.json'), 'utf8')) as {
      readonly version: string;
      readonly exports: Readonly<Record<string, Readonly<Record<string, string>> | null>>;
      readonly dependencies: Readonly<Record<string, string>>;
    };
    const named = Object.values(packed.exports)
      .flatMap((each) => Object.values(each ?? {}))
      .filter((each) => !each.includes('*'));
    expect(named.filter((each) => !fs.existsSync(path.join(dir, each)))).toEqual([]);
    expect(Object.keys(packed.dependencies)).not.toContain('react');
    expect(file).toContain(packed.version);
    expect(fs.readFileSync(path.join(dir, 'CHANGELOG.md'), 'utf8')).toContain(`# ${name}`);
  }
  // A change that a squad outside meets has a changeset beside it.
  expect(untoldChanges(surfaces)).toEqual([]);
});

test('types of the packed packages refuse what the platform does not have', () => {
  const dir = path.join(root, 'keno');
  newRepository(dir, KENO, 'webpack', discoverParts());
  installFromHere(dir);
  fs.appendFileSync(
    path.join(dir, 'src/pages/HomePage.tsx'),
    "export const Wrong = () => usePlatform().bus.publish({ type: 'balance.gone' });\n",
  );
  expect(() => run(dir, toolPath('tsc'), '--noEmit')).toThrow();
});

test.each([
  [{ ...KENO, name: 'Keno!' }, 'webpack', '"Keno!" is no name of a remote'],
  [{ ...KENO, routes: ['/Promotions'] }, 'webpack', '/Promotions'],
  [KENO, 'parcel', 'there is no template for "parcel"'],
])(
  'what cannot be is refused in a sentence, and nothing is written: %#',
  (options, tool, words) => {
    const dir = path.join(root, 'keno');
    expect(() => newRepository(dir, options, tool, discoverParts())).toThrow(words);
    expect(fs.existsSync(dir)).toBe(false);
  },
);
